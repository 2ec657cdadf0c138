import { menuTree } from '../../src/services/reference/menus.ts';

/** Menu names by treeId, out of the fixed tree. */
export const menus: Readonly<Record<string, string>> = Object.fromEntries(
  menuTree.map((node) => [node.treeId, node.menuNmEn]),
);
