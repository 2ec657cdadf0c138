/** Which row of a grid is chosen, so that the grids below show its rows. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { keyAbove } from '../../../../record/below.ts';
import { rowKey, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from '../model/values.ts';
import { aboveOf, gridsBelow, treeOf } from './gridTree.ts';
import { listOf, rowsBelow } from './rowsBelow.ts';

/** A row by its key, and its place: of a row that is gone the next one is chosen. */
interface ChosenRow {
  readonly key: string;
  readonly at: number;
}
/** By grid; the first row where nothing is said. */
export type ChosenRows = Readonly<Record<string, ChosenRow>>;

/** Rows of a grid that show: those of the row that is chosen above. */
export function shownRows(resource: Resource, values: Values, chosen: ChosenRows, grid: string): readonly Row[] {
  const rows = rowsOf(values, listOf(resource, grid));
  const above = aboveOf(resource, grid);
  if (above === undefined) return rows;
  const row = chosenRow(resource, values, chosen, above);
  return rowsBelow(rows, above, row && rowKey(row));
}

/** The row that is chosen; undefined in an empty grid. */
export function chosenRow(resource: Resource, values: Values, chosen: ChosenRows, grid: string): Row | undefined {
  const rows = shownRows(resource, values, chosen, grid);
  const wanted = chosen[grid];
  if (!wanted) return rows[0];
  // A row that was saved meanwhile goes by its id now.
  const found = rowsByKey(rows).get(wanted.key) ?? rows.find((row) => row.uid === wanted.key);
  return found ?? rows[Math.min(wanted.at, rows.length - 1)];
}

/** With another row chosen in a grid, the grids below begin with their first. */
export function withChosen(resource: Resource, chosen: ChosenRows, grid: string, { key, at }: ChosenRow): ChosenRows {
  const now = chosen[grid];
  if (now?.key === key && now.at === at) return chosen;
  if (now?.key === key) return { ...chosen, [grid]: { key, at } };
  const left = new Set(gridsBelow(resource, grid).flatMap((lower) => treeOf(resource, lower)));
  const kept = Object.entries(chosen).filter(([name]) => !left.has(name));
  return { ...Object.fromEntries(kept), [grid]: { key, at } };
}

/** So chosen that a row shows: the rows above it, from the top. */
export function withShown(
  resource: Resource,
  values: Values,
  chosen: ChosenRows,
  { grid, row }: { readonly grid: string; readonly row: string },
): ChosenRows {
  const above = aboveOf(resource, grid);
  const found = rowsByKey(rowsOf(values, listOf(resource, grid))).get(row);
  if (above === undefined || !found) return chosen;
  const rowsAbove = rowsOf(values, listOf(resource, above));
  const parent = rowsAbove.find((one) => rowKey(one) === keyAbove(found, above));
  if (!parent) return chosen;
  const upper = withShown(resource, values, chosen, { grid: above, row: rowKey(parent) });
  const at = shownRows(resource, values, upper, above).indexOf(parent);
  return withChosen(resource, upper, above, { key: rowKey(parent), at });
}
