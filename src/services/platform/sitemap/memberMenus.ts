/** What the sitemap shows to a member: the platform's menus that there are and that the person may open. */
import type { MenuEntry } from '../../../core/authority.ts';
import { shown } from '../../shown.ts';
import { menuTree } from '../../reference/menus.ts';

interface MemberFolder {
  readonly treeId: string;
  readonly menus: readonly { readonly treeId: string; readonly url: string }[];
}

/** Pages of the person, which show no resource. */
const mine = 'P0';
const withScreen = new Set(shown.flatMap(({ menus }) => menus.map(({ menu }) => menu)));

/** My page, company, directory, services and billing (2-portal 2 "sitemap"), by the menus of the login; no empty folder. */
export const memberMenus = (granted: readonly MenuEntry[]): readonly MemberFolder[] => {
  const open = new Set(granted.map(({ treeId }) => treeId));
  return [mine, 'P1', 'P2', 'P3']
    .map((folder) => ({
      treeId: folder,
      menus: menuTree.flatMap(({ treeId, treePaId, url }) =>
        treePaId === folder && url && open.has(treeId) && (folder === mine || withScreen.has(treeId))
          ? [{ treeId, url }]
          : [],
      ),
    }))
    .filter(({ menus }) => menus.length > 0);
};
