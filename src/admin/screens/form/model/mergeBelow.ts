/** Rows below rows in a merge: they go the way of the row above that one side took away and the other changed. Pure. */
import type { Values } from '../../../../core/field.ts';
import { keyAbove, linkName, linkUidName } from '../../../../record/below.ts';
import { liveRows, renumber, rowKey, rowsByKey, same } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsBelow } from '../below/rowsBelow.ts';
import { rowsOf } from './values.ts';
import type { GridShape, Shape } from './values.ts';

/** Grids, each after the one above it. */
export function fromTheTop(shape: Shape): readonly (readonly [string, GridShape])[] {
  const depth = (grid: string): number => {
    const above = shape.grids[grid]?.above;
    return above === undefined ? 0 : depth(above) + 1;
  };
  return Object.entries(shape.grids).toSorted(([a], [b]) => depth(a) - depth(b));
}

/** Has a side changed anything in the rows below this one, over all levels? */
export function changedBelow(shape: Shape, grid: string, key: string, from: Values, to: Values): boolean {
  return Object.entries(shape.grids).some(([lower, { above, list, all }]) => {
    if (above !== grid) return false;
    const was = rowsByKey(liveRows(rowsBelow(rowsOf(from, list), grid, key)));
    const is = liveRows(rowsBelow(rowsOf(to, list), grid, key));
    const changed = (row: Row) => {
      const old = was.get(rowKey(row));
      return !old || all.some((name) => !same(old[name], row[name]));
    };
    return (
      is.length !== was.size || is.some((row) => changed(row) || changedBelow(shape, lower, rowKey(row), from, to))
    );
  });
}

/** Place (`grid/row`) of the row above, by the first of the versions that names it. */
export const placeAbove = ({ above }: GridShape, rows: readonly (Row | undefined)[]): string | undefined => {
  const key = above === undefined ? undefined : rows.flatMap((row) => (row && keyAbove(row, above)) ?? [])[0];
  return key === undefined ? undefined : `${above}/${key}`;
};

/** Merged rows by the merged rows above: those of a row that is inserted again name it anew, those of one that is gone go. */
export function linkedTo(above: string, rowsAbove: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const byKey = rowsByKey(rowsAbove);
  const linked = rows.flatMap((row): Row[] => {
    const key = keyAbove(row, above) ?? '';
    if (byKey.has(key)) return [row];
    const again = byKey.get(againUid(key));
    return again ? [{ ...row, [linkName(above)]: null, [linkUidName(above)]: again.uid }] : [];
  });
  return renumber(linked);
}

/** Client id of a row that the other side deleted and that is inserted again. */
export const againUid = (key: string): string => `again${key}`;
