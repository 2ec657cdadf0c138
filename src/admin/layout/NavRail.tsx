import { useId, useState } from 'react';
import Home from '@mui/icons-material/HomeOutlined';
import { cx } from '../../ui/cx.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import { Tooltip } from '../../ui/tip/Tooltip.tsx';
import { FolderIcon } from './menuIcons.tsx';
import { leafOfPath } from './menuTree.ts';
import type { MenuFolder, MenuForest } from './menuTree.ts';
import { followInside } from './NavTree.tsx';

interface Props {
  forest: MenuForest;
  path: string;
  onNavigate: (url: string) => void;
}

/** The folded menu: a picture for each folder, which opens its menus beside it. */
export function NavRail({ forest, path, onNavigate }: Props) {
  const active = leafOfPath(forest, path);
  const { home } = forest;
  return (
    <ul className="hg-nav hg-nav--rail">
      {home && (
        <li>
          <Tooltip text={home.name}>
            <a
              href={home.url}
              aria-label={home.name}
              aria-current={active === home ? 'page' : undefined}
              className={cx('hg-nav__pic', active === home && 'hg-nav__pic--on')}
              onClick={(event) => followInside(event, home.url, onNavigate)}
            >
              <Home />
            </a>
          </Tooltip>
        </li>
      )}
      {forest.folders.map((folder) => (
        <RailFolder key={folder.id} folder={folder} activeId={active?.id} onNavigate={onNavigate} />
      ))}
    </ul>
  );
}

function RailFolder({
  folder,
  activeId,
  onNavigate,
}: {
  folder: MenuFolder;
  activeId: string | undefined;
  onNavigate: (url: string) => void;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const here = folder.leaves.some((leaf) => leaf.id === activeId);
  return (
    <li>
      <Tooltip text={anchor ? undefined : folder.name}>
        <button
          type="button"
          aria-label={folder.name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          aria-current={here || undefined}
          className={cx('hg-nav__pic', here && 'hg-nav__pic--on')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <FolderIcon id={folder.id} />
        </button>
      </Tooltip>
      <Menu
        id={id}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={folder.name}
        side="beside"
        heading={folder.name}
        choices={folder.leaves.map((leaf) => ({
          id: leaf.id,
          label: leaf.name,
          href: leaf.url,
          current: leaf.id === activeId,
          onSelect: () => onNavigate(leaf.url),
        }))}
      />
    </li>
  );
}
