/** Which of the found lines is meant: whoever types a name, or begins one, means what is called so, of whatever kind it is. */
import { initials, searchForm } from '../../core/text/hangul.ts';
import type { PaletteGroup, PaletteItem } from './types.ts';

/** What a company is, beside what it is called. */
const corporate = /\(주\)|㈜|주식회사|\(유\)|유한회사/g;

/** 0: called so; 1: its name begins so; 2: found by something else. */
function rankOf({ title, names = [] }: PaletteItem, wanted: string): number {
  const ranks = [title, ...names].map((name) => {
    const form = searchForm(name.replace(corporate, ''));
    if (form === wanted) return 0;
    return form.startsWith(wanted) || initials(form).startsWith(wanted) ? 1 : 2;
  });
  return Math.min(...ranks);
}

/** Whoever types the very name of a step means it; else what can be done comes after what was found. */
const placeOf = ({ last }: PaletteGroup, best: number) =>
  last === undefined || (last === 'unlessNamed' && best === 0) ? best : 3;

/** The group with the best line first, in each the best lines first; what is alike stays in its order. */
export function bestFirst(groups: readonly PaletteGroup[], query: string): readonly PaletteGroup[] {
  const wanted = searchForm(query.replace(corporate, ''));
  if (wanted === '') return groups;
  return groups
    .map((group) => {
      const items = group.items.map((item) => [rankOf(item, wanted), item] as const).toSorted(([a], [b]) => a - b);
      const best = items[0]?.[0] ?? 2;
      return { best: placeOf(group, best), group: { ...group, items: items.map(([, item]) => item) } };
    })
    .toSorted((a, b) => a.best - b.best)
    .map(({ group }) => group);
}
