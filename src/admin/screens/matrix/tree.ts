/** The menu matrix as data: a tree of menus, three levels each, folders showing what their menus have in common. */
import { matches } from '../../../core/text/hangul.ts';

export type Level = '2' | '1' | '0';
/** Level of a folder: what all its menus have, or `mixed`. */
export type FolderLevel = Level | 'mixed';

/** A row of the `menu` lookup. A folder has no address. */
export interface MenuRow {
  readonly id: number;
  readonly paId: number | null;
  readonly value: string;
  readonly valueEn?: string | null;
  readonly url?: string | null;
  /** Open to everybody whatever the authority says: it bears no level. */
  readonly forAll?: boolean;
}

export interface MenuNode {
  readonly menu: MenuRow;
  readonly children: readonly MenuNode[];
}

/** One visible line of the matrix. */
export interface MenuLine {
  readonly node: MenuNode;
  readonly depth: number;
  readonly folder: boolean;
  readonly open: boolean;
  /** Menus whose level this line sets: itself, or the visible menus below. */
  readonly targets: readonly number[];
}

/** The tree; folders in which the company has nothing are left out. */
export function menuNodes(menus: readonly MenuRow[]): MenuNode[] {
  const menuIds = new Set(menus.map((menu) => menu.id));
  const build = (parent: number | null): MenuNode[] =>
    menus
      .filter((menu) => (menuIds.has(menu.paId ?? NaN) ? menu.paId : null) === parent)
      .map((menu) => ({ menu, children: build(menu.id) }))
      .filter(({ menu, children }) => menu.url !== null || children.length > 0);
  return build(null);
}

const names = (node: MenuNode) => [node.menu.value, node.menu.valueEn];
const isFolder = (node: MenuNode) => node.children.length > 0;

/** Menus that match the keyword, with their folders; a folder that matches keeps all its menus. */
export function searched(nodes: readonly MenuNode[], keyword: string): MenuNode[] {
  if (keyword.trim() === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (matches(keyword, names(node))) return [node];
    const children = searched(node.children, keyword);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

const leaves = (node: MenuNode): number[] =>
  isFolder(node) ? node.children.flatMap(leaves) : node.menu.forAll ? [] : [node.menu.id];

/** Lines from top to bottom; menus of closed folders are left out. */
export function menuLines(nodes: readonly MenuNode[], closed: ReadonlySet<number>, depth = 0): MenuLine[] {
  return nodes.flatMap((node) => {
    const folder = isFolder(node);
    const open = folder && !closed.has(node.menu.id);
    const line: MenuLine = { node, depth, folder, open, targets: leaves(node) };
    return [line, ...(open ? menuLines(node.children, closed, depth + 1) : [])];
  });
}

export function levelOfLine(line: MenuLine, levels: ReadonlyMap<number, Level>): FolderLevel {
  const found = new Set(line.targets.map((id) => levels.get(id) ?? '0'));
  return found.size === 1 ? [...found][0]! : 'mixed';
}

/** How many menus have each level. */
export function countLevels(nodes: readonly MenuNode[], levels: ReadonlyMap<number, Level>): Record<Level, number> {
  const count: Record<Level, number> = { '2': 0, '1': 0, '0': 0 };
  for (const id of nodes.flatMap(leaves)) count[levels.get(id) ?? '0'] += 1;
  return count;
}
