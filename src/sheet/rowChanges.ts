/** What a save says of the rows of a grid: the difference between the rows as loaded and as edited (foundations 3.4). */
import type { Values } from '../core/field.ts';
import { changedFields, liveRows, rowKey, rowsByKey, same } from './editing.ts';
import type { Row } from './editing.ts';

export interface RowChanges {
  readonly insert: readonly Row[];
  readonly update: readonly Row[];
  readonly delete: readonly Row[];
}

/** Rows to insert, to update (only what changed, with their id) and to delete. A moved row is an update of its number. */
export function rowChanges(before: readonly Row[], after: readonly Row[], names: readonly string[]): RowChanges {
  const loaded = rowsByKey(before);
  const live = liveRows(after);
  const keptKeys = new Set(live.map(rowKey));
  const all = [...names, 'sortNo'];
  const insert = live.filter((row) => !loaded.has(rowKey(row))).map((row) => ({ uid: row.uid, ...filled(row, all) }));
  const update = live.flatMap((row) => {
    const old = loaded.get(rowKey(row));
    const changed = old ? changedFields(old, row, all) : [];
    return changed.length > 0 ? [{ id: row.id!, ...pick(row, changed) }] : [];
  });
  const deleted = before.filter((row) => !keptKeys.has(rowKey(row))).map((row) => ({ id: row.id! }));
  return { insert, update, delete: deleted };
}

/** Values of these names; null where there is none. */
export const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Those of them that are filled. */
export const filled = (values: Values, names: readonly string[]): Values =>
  pick(
    values,
    names.filter((name) => !same(values[name], null)),
  );
