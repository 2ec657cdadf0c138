/** Services by system, and how their groups stand in rows of four. Pure. */
import { colourOf } from './service.ts';
import type { Colour, ServiceItem } from './service.ts';

export interface Group {
  readonly sysCd: string;
  readonly sysNm: string;
  readonly sysNmEn: string;
  readonly colour: Colour;
  readonly services: readonly ServiceItem[];
}

/** In the order of the list; a system stands where its first service does. */
export function groupsOf(services: readonly ServiceItem[]): readonly Group[] {
  const bySystem = new Map<string, ServiceItem[]>();
  for (const service of services) bySystem.set(service.sysCd, [...(bySystem.get(service.sysCd) ?? []), service]);
  return [...bySystem.values()].map((list) => {
    const { sysCd, sysNm, sysNmEn } = list[0]!;
    return { sysCd, sysNm, sysNmEn, colour: colourOf(sysCd), services: list };
  });
}

export type Tip = 'demo' | 'bond';
export type Cell = { readonly group: Group } | { readonly tip: Tip };

const columns = 4;
export const spanOf = (group: Group): number => Math.min(columns, group.services.length);
/** Blue and green systems follow each other; orange and yellow ones begin a row of their own. */
const familyOf = ({ colour }: Group): string => (colour === 'green' ? 'blue' : colour);

/** Groups with a tip in the last cell of a row that would stay free, once for each kind. */
export function withTips(groups: readonly Group[]): readonly Cell[] {
  const cells: Cell[] = [];
  const left = new Set<Tip>(['demo', 'bond']);
  let used = 0;
  groups.forEach((group, at) => {
    const span = spanOf(group);
    if (used + span > columns) used = 0;
    used = (used + span) % columns;
    cells.push({ group });
    const next = groups[at + 1];
    const tip: Tip = group.colour === 'orange' ? 'bond' : 'demo';
    if (used === columns - 1 && (!next || familyOf(next) !== familyOf(group)) && left.delete(tip)) {
      cells.push({ tip });
      used = 0;
    }
  });
  return cells;
}
