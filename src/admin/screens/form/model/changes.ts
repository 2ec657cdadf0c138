/** What a save sends: the difference between the record as loaded and as edited (foundations 3.4). */
import type { Values } from '../../../../core/field.ts';
import { capital, listName, liveRows, rowKey, rowsOf, same } from './values.ts';
import type { Row, Shape } from './values.ts';

export interface RowChanges {
  readonly insert: readonly Row[];
  readonly update: readonly Row[];
  readonly delete: readonly Row[];
}

/** Header fields whose value differs. */
export const changedFields = (before: Values, after: Values, names: readonly string[]): string[] =>
  names.filter((name) => !same(before[name], after[name]));

export type RowMark = 'new' | 'changed' | 'deleted';

/** What a save would do with a row; undefined when nothing. `before` is the loaded row of the same id. */
export function rowMark(before: Row | undefined, row: Row, names: readonly string[]): RowMark | undefined {
  if (row._deleted) return 'deleted';
  if (!before) return 'new';
  return changedFields(before, row, names).length > 0 ? 'changed' : undefined;
}

/** Rows to insert, to update (only what changed, with their id) and to delete. A moved row is an update of its number. */
export function rowChanges(before: readonly Row[], after: readonly Row[], names: readonly string[]): RowChanges {
  const loaded = new Map(before.map((row) => [rowKey(row), row]));
  const kept = liveRows(after);
  const keptKeys = new Set(kept.map(rowKey));
  const all = [...names, 'sortNo'];
  const insert = kept.filter((row) => !loaded.has(rowKey(row))).map((row) => ({ uid: row.uid, ...filled(row, all) }));
  const update = kept.flatMap((row) => {
    const old = loaded.get(rowKey(row));
    const changed = old ? changedFields(old, row, all) : [];
    return changed.length > 0 ? [{ id: row.id!, ...pick(row, changed) }] : [];
  });
  const gone = before.filter((row) => !keptKeys.has(rowKey(row))).map((row) => ({ id: row.id! }));
  return { insert, update, delete: gone };
}

/** Body of PATCH: changed header fields, the version, the change lists of each grid that has changes. */
export function patchBody(before: Values, after: Values, shape: Shape): Values {
  const body: Values = pick(after, changedFields(before, after, shape.header));
  for (const [grid, names] of Object.entries(shape.grids)) {
    const changes = rowChanges(rowsOf(before, grid), rowsOf(after, grid), names);
    for (const kind of ['insert', 'update', 'delete'] as const) {
      if (changes[kind].length > 0) body[kind + capital(listName(grid))] = changes[kind];
    }
  }
  return { ...body, version: before.version };
}

/** Body of POST: every filled field, and all rows as inserts. */
export function postBody(after: Values, shape: Shape): Values {
  const body: Values = filled(after, shape.header);
  for (const [grid, names] of Object.entries(shape.grids)) {
    const { insert } = rowChanges([], rowsOf(after, grid), names);
    if (insert.length > 0) body[`insert${capital(listName(grid))}`] = insert;
  }
  return body;
}

/** Number of things changed: header fields, and rows added, changed or deleted. */
export function changeCount(before: Values, after: Values, shape: Shape): number {
  let count = changedFields(before, after, shape.header).length;
  for (const [grid, names] of Object.entries(shape.grids)) {
    const loaded = new Map(rowsOf(before, grid).map((row) => [rowKey(row), row]));
    const rows = rowsOf(after, grid);
    const marked = rows.filter((row) => rowMark(loaded.get(rowKey(row)), row, names)).length;
    count += marked || (moved(rowsOf(before, grid), rows) ? 1 : 0);
  }
  return count;
}

const moved = (before: readonly Row[], after: readonly Row[]) =>
  before.map(rowKey).join() !== liveRows(after).map(rowKey).join();

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
const filled = (values: Values, names: readonly string[]): Values =>
  pick(
    values,
    names.filter((name) => !same(values[name], null)),
  );
