/** Rows that belong to a row of another grid: which they are, and what becomes of them when that row goes or is copied. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { keyAbove, linkName, linkUidName } from '../../../../record/below.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { liveRows, renumber, rowKey, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from '../model/values.ts';
import { aboveOf, gridsBelow } from './gridTree.ts';

export const listOf = (resource: Resource, grid: string): string => listKey(grid, grids(resource)[grid]);

const parted = new WeakMap<readonly Row[], ReadonlyMap<string, readonly Row[]>>();
const none: readonly Row[] = [];

/** Rows of a list that belong to the row of that key; the same list as long as nothing changes. */
export function rowsBelow(rows: readonly Row[], above: string, key: string | undefined): readonly Row[] {
  let byAbove = parted.get(rows);
  if (!byAbove) parted.set(rows, (byAbove = partedBy(rows, above)));
  return (key === undefined ? undefined : byAbove.get(key)) ?? none;
}

function partedBy(rows: readonly Row[], above: string): ReadonlyMap<string, readonly Row[]> {
  const byAbove = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyAbove(row, above) ?? '';
    const those = byAbove.get(key);
    if (those) those.push(row);
    else byAbove.set(key, [row]);
  }
  return byAbove;
}

/** What a row carries to belong to this one: its id, or its client id as long as it has none. */
export const linkTo = (above: string, row: Row): Values => ({
  [linkName(above)]: row.id ?? null,
  [linkUidName(above)]: row.id == null ? row.uid : null,
});

const onlyNumberDiffers = (a: Row, b: Row) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => name === 'sortNo' || a[name] === b[name]);

/** All rows, with those that were shown replaced by what became of them; the others keep their places. */
export function putBack(all: readonly Row[], shown: readonly Row[], next: readonly Row[]): readonly Row[] {
  if (next === shown) return all;
  const old = rowsByKey(shown);
  // Their numbers count the shown rows alone: a row of which nothing else changed stays the same object.
  const rows = next.map((row) => {
    const was = old.get(rowKey(row));
    return was && was !== row && onlyNumberDiffers(was, row) ? was : row;
  });
  const slots = new Set(shown);
  const waiting = [...rows];
  const left: Row[] = [];
  let last = -1;
  for (const row of all) {
    if (!slots.has(row)) left.push(row);
    else if (waiting.length > 0) last = left.push(waiting.shift()!);
  }
  left.splice(last < 0 ? left.length : last, 0, ...waiting);
  return renumber(left);
}

/** Key of the row of a grid that a row of a grid below belongs to, over all levels; undefined of rows that do not. */
export function keyOver(
  resource: Resource,
  values: Values,
  grid: string,
  at: { readonly grid: string; readonly row: string },
): string | undefined {
  const above = aboveOf(resource, at.grid);
  const row = rowsByKey(rowsOf(values, listOf(resource, at.grid))).get(at.row);
  const key = above === undefined || !row ? undefined : keyAbove(row, above);
  if (above === undefined || key === undefined) return undefined;
  return above === grid ? key : keyOver(resource, values, grid, { grid: above, row: key });
}

/** Rows below those, over all levels, that the next save would keep. */
export function countBelow(resource: Resource, values: Values, grid: string, rows: readonly Row[]): number {
  const counts = gridsBelow(resource, grid).map((lower) => {
    const list = rowsOf(values, listOf(resource, lower));
    const below = rows.flatMap((row) => liveRows(rowsBelow(list, grid, rowKey(row))));
    return below.length + countBelow(resource, values, lower, below);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
