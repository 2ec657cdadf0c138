/** What a person sees of the menu tree (41-menus-authorities 4.2; 1-foundations 6). */
import { levelOf, type Level, type MenuEntry } from '../../../core/authority.ts';
import { menuTree } from '../../reference/menus.ts';

export interface MenuAuth {
  readonly menuId: number;
  readonly menuAuthCd: string;
}

/** Level of every menu open to the company; 0 where the authority group names none. Folders carry no authority. */
export function openLevels(granted: readonly MenuAuth[], open: ReadonlySet<string>): Record<string, Level> {
  const byId = new Map(granted.map((row) => [row.menuId, levelOf(row.menuAuthCd)]));
  const menus = menuTree.filter((node) => node.url !== null && open.has(node.treeId));
  return Object.fromEntries(menus.map((node) => [node.treeId, byId.get(node.id) ?? 0]));
}

/** Menu of the login result: menus above 0 and the folders that have one, each folder at the best of its menus. */
export function menuEntries(levels: Readonly<Record<string, Level>>): MenuEntry[] {
  const best = new Map<string, Level>();
  for (const { treeId, treePaId } of menuTree) {
    const level = levels[treeId] ?? 0;
    if (treePaId !== null) best.set(treePaId, Math.max(level, best.get(treePaId) ?? 0) as Level);
  }
  return menuTree.flatMap((node) => {
    const level = node.url === null ? best.get(node.treeId) : levels[node.treeId];
    return level ? [{ ...node, menuAuthCd: String(level) }] : [];
  });
}
