/** Menu authority (1-foundations 6, 00-conventions 1.1): 2 everything, 1 read and export, 0 nothing. */
import type { MenuView } from './resource.ts';

export type Level = 0 | 1 | 2;
/** Menu entry of the login result (1-foundations 3.1). */
export interface MenuEntry {
  readonly id: number;
  readonly paId: number | null;
  readonly treeId: string;
  readonly treePaId: string | null;
  readonly url: string | null;
  readonly menuNm: string;
  readonly menuNmEn: string;
  readonly menuAuthCd: string;
}

/** Level of a `menuAuthCd`; anything unknown is none. */
export const levelOf = (code: unknown): Level => (code === '2' || code === 2 ? 2 : code === '1' || code === 1 ? 1 : 0);

/** The best that the named menus give. */
export const bestLevel = (menus: readonly MenuView[], levels: Readonly<Record<string, Level>>): Level =>
  menus.reduce<Level>((best, m) => Math.max(best, levels[m.menu] ?? 0) as Level, 0);

/** Authority for a path: the entry whose url is the longest prefix of it (1-foundations 6); none gives 0. */
export function pathLevel(path: string, menus: readonly MenuEntry[]): Level {
  const entry = menuOfPath(path, menus);
  return entry ? levelOf(entry.menuAuthCd) : 0;
}

/** The entry whose url is the longest prefix of the path; mobile entries are passed over. */
export function menuOfPath<M extends Pick<MenuEntry, 'url'>>(path: string, menus: readonly M[]): M | undefined {
  let best: M | undefined;
  for (const m of menus) {
    if (!m.url || /^\/[^/]+_m\//.test(m.url)) continue;
    if (path !== m.url && !path.startsWith(`${m.url}/`)) continue;
    if (!best || m.url.length > (best.url ?? '').length) best = m;
  }
  return best;
}
