import Home from '@mui/icons-material/HomeOutlined';
import More from '@mui/icons-material/MoreHorizOutlined';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../ui/text.tsx';
import type { FrameProps } from './frameProps.ts';
import { FolderIcon } from './menuIcons.tsx';
import { allLeaves, leafOfPath } from './menuTree.ts';
import type { MenuForest, MenuLeaf } from './menuTree.ts';
import { followInside } from './NavTree.tsx';

/**
 * Three menus for the thumb, by what the person does: the named ones in which they write, the first such menu of each work
 * folder, then the named ones that they only read.
 */
export function thumbMenus(forest: MenuForest, wanted: readonly string[] = []): MenuLeaf[] {
  const named = wanted.flatMap((id) => allLeaves(forest).find((leaf) => leaf.id === id) ?? []);
  const work = forest.folders.filter((folder) => !/^[PF]/.test(folder.id));
  const from = work.length > 0 ? work : forest.folders;
  const writes = ({ readOnly }: MenuLeaf) => !readOnly;
  const written = from.flatMap((folder) => folder.leaves.find(writes) ?? []);
  const firsts = from.flatMap((folder) => folder.leaves[0] ?? []);
  return [...new Set([...named.filter(writes), ...written, ...named, ...firsts])].slice(0, 3);
}

/** The bar at the bottom of a phone. */
export function PhoneFoot({ forest, onAll, ...props }: FrameProps & { forest: MenuForest; onAll: () => void }) {
  const t = useT();
  const active = leafOfPath(forest, props.path);
  const { home } = forest;
  const item = (leaf: MenuLeaf, icon: ReactNode, label: string) => (
    <a
      key={leaf.id}
      href={leaf.url}
      className={cx('hg-bb__one', leaf === active && 'hg-bb__one--on')}
      aria-current={leaf === active ? 'page' : undefined}
      onClick={(event) => followInside(event, leaf.url, props.onNavigate)}
    >
      {icon}
      <span className="hg-el">{label}</span>
      {(props.counts?.[leaf.id] ?? 0) > 0 && <em>{props.counts?.[leaf.id]}</em>}
    </a>
  );
  return (
    <nav className="hg-bb" aria-label={t('desk.frame.main_menus')}>
      {home && item(home, <Home />, t('desk.frame.home'))}
      {thumbMenus(forest, props.phoneMenus).map((leaf) => item(leaf, <FolderIcon id={leaf.folderId} />, leaf.name))}
      <button type="button" className="hg-bb__one" aria-haspopup="dialog" onClick={onAll}>
        <More />
        <span className="hg-el">{t('desk.frame.all')}</span>
      </button>
    </nav>
  );
}
