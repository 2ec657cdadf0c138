/** A row above that came by itself is asked for as soon as rows are made below it. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { keyAbove } from '../../../../record/below.ts';
import { isUntouched, rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from '../model/values.ts';
import { aboveOf } from './gridTree.ts';
import { listOf } from './rowsBelow.ts';

interface Rows {
  readonly before: readonly Row[];
  readonly after: readonly Row[];
}

/** The list above, where rows of the grid were added below such a row; else nothing. */
export function claimed(resource: Resource, values: Values, grid: string, { before, after }: Rows): Values {
  const above = aboveOf(resource, grid);
  if (above === undefined || after.length <= before.length) return {};
  const had = new Set(before.map(rowKey));
  const owners = new Set(after.filter((row) => !had.has(rowKey(row))).map((row) => keyAbove(row, above)));
  const list = listOf(resource, above);
  const rows = rowsOf(values, list);
  const isClaimed = (row: Row) => owners.has(rowKey(row)) && isUntouched(row);
  if (!rows.some(isClaimed)) return {};
  return { [list]: rows.map((row) => (isClaimed(row) ? asked(row) : row)) };
}

function asked(row: Row): Row {
  const { _grown: _cameItself, ...rest } = row;
  return rest;
}
