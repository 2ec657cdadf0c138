/** What a schedule shows, and the arithmetic of its bars; days are `yyyy-MM-dd`, both ends included. */
import { addDays, daysBetween } from '../../core/dates.ts';

export type GanttTone = 'order' | 'work' | 'planned' | 'late';

export interface GanttBar {
  readonly id: string;
  /** Row that it stands in. */
  readonly row: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly note?: string;
  /** Part that is done, in percent. */
  readonly done?: number;
  readonly tone: GanttTone;
  /** Cannot be moved; it can still be opened. */
  readonly fixed?: boolean;
  /** Moves along its days only. */
  readonly ownRow?: boolean;
  /** Whole sentence for those who hear it, without the days. */
  readonly label: string;
}

export interface GanttRow {
  readonly id: string;
  readonly name: string;
  /** Beside its name: how much stands in it, where that is to be told. */
  readonly note?: string;
}

/** Bars stay in the group of their row when they are dragged up or down. */
export interface GanttGroup {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly GanttRow[];
}

/** Where a bar is put. */
export interface GanttPlace {
  readonly row: string;
  readonly from: string;
  readonly to: string;
}

/** The whole bar, or one of its ends. */
export type Grip = 'whole' | 'from' | 'to';

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => addDays(first, i));

/** A bar moved or stretched by days; an end never passes the other. */
export function moved(place: GanttPlace, grip: Grip, days: number): GanttPlace {
  if (grip === 'whole') return { ...place, from: addDays(place.from, days), to: addDays(place.to, days) };
  const end = addDays(place[grip], days);
  if (grip === 'from') return { ...place, from: end > place.to ? place.to : end };
  return { ...place, to: end < place.from ? place.from : end };
}

/** The row `steps` further down among those of the bar's group; the first and the last are the ends. */
export function rowBeside(groups: readonly GanttGroup[], row: string, steps: number): string {
  const rows = groups.find((group) => group.rows.some(({ id }) => id === row))?.rows ?? [];
  const at = rows.findIndex(({ id }) => id === row);
  return rows[Math.min(rows.length - 1, Math.max(0, at + steps))]?.id ?? row;
}

export const samePlace = (a: GanttPlace, b: GanttPlace): boolean =>
  a.row === b.row && a.from === b.from && a.to === b.to;

/** Lane of each bar of one row, so that bars of the same days stand below each other; and how many lanes there are. */
export function lanesOf(bars: readonly (GanttPlace & { readonly id: string })[]): {
  of: ReadonlyMap<string, number>;
  count: number;
} {
  const of = new Map<string, number>();
  const ends: string[] = [];
  for (const { id, from, to } of bars.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const free = ends.findIndex((end) => end < from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    of.set(id, lane);
  }
  return { of, count: Math.max(1, ends.length) };
}

/** Left edge and width in percent of what is shown; undefined outside of it. */
export function extent(
  place: GanttPlace,
  first: string,
  count: number,
): { left: number; width: number; cut: Grip[] } | undefined {
  const [start, end] = [daysBetween(first, place.from), daysBetween(first, place.to) + 1];
  const [shown, until] = [Math.max(0, start), Math.min(count, end)];
  if (until <= shown) return undefined;
  const cut: Grip[] = [...(start < 0 ? (['from'] as const) : []), ...(end > count ? (['to'] as const) : [])];
  return { left: (shown / count) * 100, width: ((until - shown) / count) * 100, cut };
}
