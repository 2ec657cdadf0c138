import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import Eye from '@mui/icons-material/VisibilityOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import { cx } from '../../ui/cx.ts';
import { DownGlyph, RightGlyph } from '../../ui/icon/glyphs.tsx';
import { useT } from '../../ui/text.tsx';
import { FolderIcon } from './menuIcons.tsx';
import { leafOfPath } from './menuTree.ts';
import type { MenuForest, MenuLeaf } from './menuTree.ts';
import './nav.css';

export interface NavTreeProps {
  forest: MenuForest;
  path: string;
  onNavigate: (url: string) => void;
  /** Waiting work by treeId, shown behind the menu's name. */
  counts?: Readonly<Record<string, number>>;
  /** Folders that are open; without it the tree keeps that to itself. */
  open?: ReadonlySet<string> | undefined;
  /** `begun`: as the tree opened of itself, for nobody has said otherwise yet. */
  onOpenChange?: (open: ReadonlySet<string>, begun?: boolean) => void;
}

/** Follows a link inside the application unless the person asked for another tab. */
export function followInside(event: MouseEvent, url: string, onNavigate: (url: string) => void): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  onNavigate(url);
}

/** Folders open at the start: those of the service one is in, else all. */
export function startFolders(forest: MenuForest, active: MenuLeaf | undefined): ReadonlySet<string> {
  const service = (url: string) => url.split('/')[1];
  const near = forest.folders.filter(
    (folder) =>
      !active?.folderId ||
      active === forest.home ||
      folder.leaves.some((leaf) => service(leaf.url) === service(active.url)),
  );
  return new Set(near.map(({ id }) => id));
}

/** The menus as folders of links. Up and down move, left and right close and open; every entry is also a tab stop. */
export function NavTree({ forest, path, onNavigate, counts = {}, ...controlled }: NavTreeProps) {
  const active = leafOfPath(forest, path);
  const [openFolders, setOpenFolders] = useState(() => startFolders(forest, active));
  const open = controlled.open ?? openFolders;

  const toggle = (id: string, on = !open.has(id)) => {
    const next = new Set(open);
    if (on) next.add(id);
    else next.delete(id);
    setOpenFolders(next);
    controlled.onOpenChange?.(next);
  };

  // As it first stood it stands again, wherever one comes in.
  const begin = useEffectEvent(() => {
    if (!controlled.open) controlled.onOpenChange?.(openFolders, true);
  });
  useEffect(() => begin(), []);

  // going somewhere opens the folder it stands in; closing that folder afterwards is the person's business
  const reveal = useEffectEvent((folder: string | undefined) => {
    if (folder && !open.has(folder)) toggle(folder, true);
  });
  useEffect(() => reveal(active?.folderId), [active?.folderId]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-nav]')];
    const now = document.activeElement;
    const at = now instanceof HTMLElement ? entries.indexOf(now) : -1;
    const folder = now instanceof HTMLElement ? now.dataset.folder : undefined;
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (to !== undefined) entries[Math.max(0, Math.min(to, entries.length - 1))]?.focus();
    else if (folder && event.key === 'ArrowRight') {
      if (open.has(folder)) entries[at + 1]?.focus();
      else toggle(folder, true);
    } else if (folder && event.key === 'ArrowLeft') toggle(folder, false);
    else if (event.key === 'ArrowLeft')
      entries
        .slice(0, at)
        .findLast((entry) => entry.dataset.folder)
        ?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <ul className="hg-nav" onKeyDown={onKeyDown}>
      {forest.home && (
        <li>
          <NavLink leaf={forest.home} active={active} onNavigate={onNavigate} home />
        </li>
      )}
      {forest.folders.map((folder) => {
        const on = open.has(folder.id);
        return (
          <li key={folder.id}>
            <button
              type="button"
              className="hg-nav__folder"
              data-nav
              data-folder={folder.id}
              aria-expanded={on}
              onClick={() => toggle(folder.id)}
            >
              <FolderIcon id={folder.id} />
              <span className="hg-el">{folder.name}</span>
              {on ? <DownGlyph /> : <RightGlyph />}
            </button>
            {on && (
              <ul aria-label={folder.name}>
                {folder.leaves.map((leaf) => (
                  <li key={leaf.id}>
                    <NavLink leaf={leaf} active={active} onNavigate={onNavigate} count={counts[leaf.id]} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface NavLinkProps {
  leaf: MenuLeaf;
  active: MenuLeaf | undefined;
  onNavigate: (url: string) => void;
  count?: number | undefined;
  home?: boolean;
}

function NavLink({ leaf, active, onNavigate, count, home }: NavLinkProps) {
  const t = useT();
  const on = leaf === active;
  return (
    <a
      href={leaf.url}
      data-nav
      className={cx('hg-nav__leaf', home && 'hg-nav__leaf--home', on && 'hg-nav__leaf--on')}
      aria-current={on ? 'page' : undefined}
      onClick={(event) => followInside(event, leaf.url, onNavigate)}
    >
      {home && <Home />}
      <span className="hg-el">{leaf.name}</span>
      {count !== undefined && count > 0 && <span className="hg-nav__n">{count}</span>}
      {leaf.readOnly && (
        <span className="hg-nav__eye">
          <Eye />
          <span className="hg-sr">{t('desk.form.read_only')}</span>
        </span>
      )}
    </a>
  );
}
