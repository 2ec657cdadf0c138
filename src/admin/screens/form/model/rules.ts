/** The pure rules of a resource over the form's values: records of rules name a grid `item`, the form `itemList`. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { listName, liveRows, rowKey, rowsOf, same } from './values.ts';
import type { Row } from './values.ts';

/** The record as rules see it: without rows that the save takes away. */
export function ruleRecord(values: Values, grids: readonly string[]): Values {
  const rows = grids.map((grid) => [grid, liveRows(rowsOf(values, grid))]);
  return { ...values, ...Object.fromEntries(rows) };
}

/**
 * Values that computing changes, to be put into the form; unchanged rows keep their identity. Empty when nothing
 * changes or the resource computes nothing.
 */
export function computedChanges(resource: Resource, grids: readonly string[], values: Values): Values {
  const compute = resource.rules?.compute;
  if (!compute) return {};
  const result = compute(ruleRecord(values, grids));
  const changes: Values = {};
  for (const name of Object.keys(resource.fields)) {
    if (!grids.includes(name) && name in result && !same(values[name], result[name])) changes[name] = result[name];
  }
  for (const grid of grids) {
    const rows = rowsOf(values, grid);
    const next = withComputed(rows, (result[grid] ?? []) as readonly Row[]);
    if (next.some((row, index) => row !== rows[index])) changes[listName(grid)] = next;
  }
  return changes;
}

function withComputed(rows: readonly Row[], computed: readonly Row[]): Row[] {
  const byKey = new Map(computed.map((row) => [rowKey(row), row]));
  return rows.map((row) => {
    const result = byKey.get(rowKey(row));
    const differs = result && Object.keys(result).some((name) => !same(row[name], result[name]));
    return differs ? { ...row, ...result } : row;
  });
}
