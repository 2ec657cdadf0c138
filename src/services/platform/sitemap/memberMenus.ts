/** What the sitemap shows to members: the platform's folders with their menus, out of the fixed tree. */
import { menuTree } from '../../reference/menus.ts';

interface MemberFolder {
  readonly treeId: string;
  readonly menus: readonly { readonly treeId: string; readonly url: string }[];
}

/** My page, company, directory, services and billing: all that every company has (2-portal 2 "sitemap"). */
export const memberMenus: readonly MemberFolder[] = ['P0', 'P1', 'P2', 'P3'].map((folder) => ({
  treeId: folder,
  menus: menuTree.flatMap(({ treeId, treePaId, url }) => (treePaId === folder && url ? [{ treeId, url }] : [])),
}));
