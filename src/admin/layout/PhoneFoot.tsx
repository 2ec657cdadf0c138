import Home from '@mui/icons-material/HomeOutlined';
import Log from '@mui/icons-material/EditNoteOutlined';
// As menus have it where arrivals are confirmed.
import Arrivals from '@mui/icons-material/FactCheckOutlined';
import More from '@mui/icons-material/MoreHorizOutlined';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../ui/text.tsx';
import type { FrameProps, Thumb } from './frameProps.ts';
import { FolderIcon } from './menuIcons.tsx';
import { allLeaves, leafOfPath } from './menuTree.ts';
import type { MenuForest, MenuLeaf } from './menuTree.ts';
import { followInside } from './NavTree.tsx';

export interface ThumbLink {
  readonly leaf: MenuLeaf;
  readonly url: string;
  readonly name?: Thumb['name'];
}

const ownIcons: Partial<Record<NonNullable<Thumb['name']>, ReactNode>> = {
  ongoing_works: <Log />,
  arrivals: <Arrivals />,
};

const noPlaces: readonly (readonly Thumb[])[] = [[], [], []];

/** A place of the bar goes to the first of its menus that the person writes in, or may read where that suffices, and that no place before it has. */
function placed(
  forest: MenuForest,
  place: readonly Thumb[],
  before: readonly (ThumbLink | undefined)[],
): ThumbLink | undefined {
  const leafOf = (menu: string) => allLeaves(forest).find(({ id }) => id === menu);
  for (const { menu, reads, unless, name, search = '' } of place) {
    const leaf = leafOf(menu);
    const elsewhere = unless !== undefined && leafOf(unless)?.readOnly === false;
    const url = `${leaf?.url}${search}`;
    if (leaf && !elsewhere && (reads || !leaf.readOnly) && !before.some((link) => link?.url === url))
      return { leaf, url, name };
  }
  return undefined;
}

/**
 * The menus for the thumb, by what the person does. What no declared place names: the first menu in which they write of the
 * other work folders, then what they only read.
 */
export function thumbMenus(forest: MenuForest, places: readonly (readonly Thumb[])[] = noPlaces): readonly ThumbLink[] {
  const links: (ThumbLink | undefined)[] = [];
  for (const place of places) links.push(placed(forest, place, links));
  const taken = new Set(links.map((link) => link?.leaf.folderId));
  const work = forest.folders.filter((folder) => !/^[PF]/.test(folder.id));
  const from = work.length > 0 ? work : forest.folders;
  const named = places.flat().flatMap(({ menu }) => allLeaves(forest).find(({ id }) => id === menu) ?? []);
  const others = [
    ...from
      .filter(({ id }) => !taken.has(id))
      .flatMap((folder) => folder.leaves.find(({ readOnly }) => !readOnly) ?? []),
    ...named,
    ...from.flatMap((folder) => folder.leaves[0] ?? []),
  ];
  const left = [...new Set(others)].filter((leaf) => !links.some((link) => link?.leaf === leaf));
  return links.flatMap((link) => {
    const leaf = link ? undefined : left.shift();
    return link ?? (leaf ? { leaf, url: leaf.url } : []);
  });
}

/** Where the page stands: of two ways into one menu the one that asks what the address asks, else the first. */
export function standsAt(
  links: readonly ThumbLink[],
  active: MenuLeaf | undefined,
  search: string,
): ThumbLink | undefined {
  const here = links.filter(({ leaf }) => leaf === active);
  const now = new URLSearchParams(search);
  const asks = ({ url }: ThumbLink) => [...new URLSearchParams(url.split('?')[1])];
  return here.find((link) => asks(link).every(([name, value]) => (now.get(name) ?? '') === value)) ?? here[0];
}

/** The bar at the bottom of a phone. */
export function PhoneFoot({ forest, onAll, ...props }: FrameProps & { forest: MenuForest; onAll: () => void }) {
  const t = useT();
  const active = leafOfPath(forest, props.path);
  const { home } = forest;
  const links = thumbMenus(forest, props.phoneMenus);
  const here = standsAt(links, active, props.search ?? '');
  const item = ({ leaf, url }: ThumbLink, on: boolean, icon: ReactNode, label: string) => (
    <a
      key={url}
      href={url}
      className={cx('hg-bb__one', on && 'hg-bb__one--on')}
      aria-current={on ? 'page' : undefined}
      onClick={(event) => followInside(event, url, props.onNavigate)}
    >
      {icon}
      <span className="hg-el">{label}</span>
      {(props.counts?.[leaf.id] ?? 0) > 0 && <em>{props.counts?.[leaf.id]}</em>}
    </a>
  );
  return (
    <nav className="hg-bb" aria-label={t('desk.frame.main_menus')}>
      {home && item({ leaf: home, url: home.url }, home === active, <Home />, t('desk.frame.home'))}
      {links.map((link) => {
        const { leaf, name } = link;
        const icon = (name && ownIcons[name]) ?? <FolderIcon id={leaf.folderId} menu={leaf.id} />;
        return item(link, link === here, icon, name ? t(`desk.frame.${name}`) : leaf.name);
      })}
      <button type="button" className="hg-bb__one" aria-haspopup="dialog" onClick={onAll}>
        <More />
        <span className="hg-el">{t('desk.frame.all')}</span>
      </button>
    </nav>
  );
}
