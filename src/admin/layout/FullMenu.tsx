import { useId } from 'react';
import Drawer from '@mui/material/Drawer';
import Eye from '@mui/icons-material/VisibilityOutlined';
import { useOpenDialog } from '../../ui/dialog/openDialogs.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { CloseGlyph } from '../../ui/icon/glyphs.tsx';
import { useT } from '../../ui/text.tsx';
import { FolderIcon } from './menuIcons.tsx';
import { leafOfPath } from './menuTree.ts';
import type { MenuForest } from './menuTree.ts';
import { followInside } from './NavTree.tsx';
import './fullMenu.css';

interface Props {
  open: boolean;
  onClose: () => void;
  forest: MenuForest;
  path: string;
  onNavigate: (url: string) => void;
}

/** Every menu at once, folder by folder, under the bar. */
export function FullMenu({ open, onClose, forest, path, onNavigate }: Props) {
  const t = useT();
  const id = useId();
  useOpenDialog(open, onClose);
  const active = leafOfPath(forest, path);
  const go = (url: string) => {
    onClose();
    onNavigate(url);
  };
  return (
    <Drawer
      anchor="top"
      open={open}
      onClose={onClose}
      className="hg-full"
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-title` } }}
    >
      <div className="hg-full__head">
        <h2 id={`${id}-title`}>{t('desk.frame.all_menus')}</h2>
        <IconButton label={t('desk.action.close')} onClick={onClose}>
          <CloseGlyph />
        </IconButton>
      </div>
      <nav className="hg-full__body" aria-label={t('desk.frame.all_menus')}>
        {forest.folders.map((folder) => (
          <section key={folder.id} aria-labelledby={`${id}-${folder.id}`}>
            <h3 id={`${id}-${folder.id}`}>
              <FolderIcon id={folder.id} />
              {folder.name}
            </h3>
            <ul>
              {folder.leaves.map((leaf) => (
                <li key={leaf.id}>
                  <a
                    href={leaf.url}
                    aria-current={leaf === active ? 'page' : undefined}
                    onClick={(event) => followInside(event, leaf.url, go)}
                  >
                    {leaf.name}
                    {leaf.readOnly && (
                      <>
                        <Eye />
                        <span className="hg-sr">{t('desk.form.read_only')}</span>
                      </>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Drawer>
  );
}
