import { levelOf } from '../../core/authority.ts';
import type { MenuEntry } from '../../core/authority.ts';
import { matches } from '../../core/text/hangul.ts';

/** What the frame needs of a menu entry (41-menus-authorities 4.2). */
export type FrameMenu = Pick<MenuEntry, 'treeId' | 'treePaId' | 'url' | 'menuNm' | 'menuNmEn' | 'menuAuthCd'>;

export interface MenuFolder {
  id: string;
  name: string;
  leaves: MenuLeaf[];
}

export interface MenuLeaf {
  id: string;
  name: string;
  url: string;
  folderId: string;
  readOnly: boolean;
}

export interface MenuForest {
  /** Stands alone above the folders. */
  home: MenuLeaf | undefined;
  folders: MenuFolder[];
}

/** Name in the person's language; English stands in where there is no Korean. */
export const menuName = (menu: Pick<FrameMenu, 'menuNm' | 'menuNmEn'>, lang: string): string =>
  lang === 'ko' ? menu.menuNm : menu.menuNmEn || menu.menuNm;

/** What is no trade, from the nearest to daily work to the farthest: billing, directory, company, codes, own data. */
const apart = ['P3', 'P2', 'P1', 'F0', 'P0'];
/** The operator alone has it, and works on it every day. */
const operation = 'P9';
/** Daily work first: what the person writes, then what they only read; within both the order of the tree. */
function rankOf({ id, leaves }: MenuFolder): number {
  if (id === operation) return -1;
  const place = apart.indexOf(id);
  if (place >= 0) return place + 2;
  return leaves.some(({ readOnly }) => !readOnly) ? 0 : 1;
}

/** Folders with the menus a person may open, their daily work first; empty folders and closed menus are left out. */
export function menuForest(
  menus: readonly FrameMenu[],
  nameOf: (menu: FrameMenu) => string,
  homeUrl?: string,
): MenuForest {
  const leaf = (menu: FrameMenu): MenuLeaf[] =>
    menu.url && levelOf(menu.menuAuthCd) > 0
      ? [
          {
            id: menu.treeId,
            name: nameOf(menu),
            url: menu.url,
            folderId: menu.treePaId ?? '',
            readOnly: levelOf(menu.menuAuthCd) === 1,
          },
        ]
      : [];
  const leaves = menus.flatMap(leaf);
  return {
    home: leaves.find((one) => one.url === homeUrl),
    folders: menus
      .filter((menu) => !menu.url)
      .map((menu) => ({
        id: menu.treeId,
        name: nameOf(menu),
        leaves: leaves.filter((one) => one.folderId === menu.treeId && one.url !== homeUrl),
      }))
      .filter((folder) => folder.leaves.length > 0)
      .toSorted((a, b) => rankOf(a) - rankOf(b)),
  };
}

/** Every menu that can be opened, the home page first. */
export const allLeaves = ({ home, folders }: MenuForest): MenuLeaf[] => [
  ...(home ? [home] : []),
  ...folders.flatMap((folder) => folder.leaves),
];

/** The menu under whose address a path lies: the longest one wins. */
export function leafOfPath(forest: MenuForest, path: string): MenuLeaf | undefined {
  return allLeaves(forest)
    .filter(({ url }) => path === url || path.startsWith(`${url}/`))
    .toSorted((a, b) => b.url.length - a.url.length)[0];
}

/** Menus found by a keyword, by its syllables or initial consonants, with the folder they stand in. */
export function findMenus(forest: MenuForest, keyword: string): { leaf: MenuLeaf; folder: string }[] {
  const folderName = (id: string) => forest.folders.find((folder) => folder.id === id)?.name ?? '';
  return allLeaves(forest)
    .filter((leaf) => matches(keyword, [leaf.name]))
    .map((leaf) => ({ leaf, folder: folderName(leaf.folderId) }));
}
