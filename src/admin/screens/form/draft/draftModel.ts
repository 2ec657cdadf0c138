/** What of a form is kept as a draft, and what a draft makes of the record it is laid over. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { typeOf } from '../../../../fields/index.ts';
import { gridFields, grids, headerFields, listKey } from '../../../../record/resource.ts';
import type { Fields } from '../../../../record/resource.ts';
import type { FormMode } from '../../contract.ts';
import { rowKey, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { changeCount } from '../model/changes.ts';
import { merge } from '../model/merge.ts';
import type { Merge } from '../model/merge.ts';
import { rowsOf } from '../model/values.ts';
import type { Shape } from '../model/values.ts';
import type { Draft, Kept, KeptRows } from './draftStore.ts';

/** Which record of its screen a form works on. */
export const recordOf = (mode: FormMode, id: number | undefined): string =>
  mode === 'new' ? 'new' : mode === 'copy' ? `copy:${id}` : String(id);

/** What work on a new record is for (`draftOf`); undefined while nothing is chosen, and for a record that stands already. */
export const purposeOf = (resource: Resource, mode: FormMode, values: Values): string | undefined => {
  const value = mode === 'new' && resource.draftOf ? values[resource.draftOf] : undefined;
  return value == null ? undefined : String(value);
};

/** Work for one service is not offered where another is chosen; restored, it brings its own along. */
export const suits = (draft: string | undefined, form: string | undefined): boolean =>
  form === undefined || draft === form;

/** Passwords, fields marked secret and values to be sealed never rest on a machine. */
function isSecret(fields: Fields, name: string, value: unknown): boolean {
  const field = fields[name];
  if (field?.sealed) return typeOf(field).sealing?.mask(String(value ?? '').replaceAll('-', '')) !== undefined;
  return field?.secret === true || field?.type === 'password';
}

function open(values: Values, fields: Fields): Values {
  const names = Object.keys(values);
  return names.some((name) => isSecret(fields, name, values[name]))
    ? Object.fromEntries(
        names.filter((name) => !isSecret(fields, name, values[name])).map((name) => [name, values[name]]),
      )
    : values;
}

/** Header and difference of the rows, without secrets: ten thousand rows are not written for one that was changed. */
export function storable(resource: Resource, base: Values, values: Values): Kept {
  const lists = Object.entries(grids(resource)).map(
    ([grid, field]) => [listKey(grid, field), gridFields(field)] as const,
  );
  const header = (from: Values) => {
    const without = new Set(lists.map(([list]) => list));
    const named = Object.entries(from).filter(([name]) => !without.has(name));
    return open(Object.fromEntries(named), headerFields(resource));
  };
  const changed = lists.filter(([list]) => values[list] !== base[list]);
  const rows = changed.map(([list, fields]) => [list, keptRows(rowsOf(base, list), rowsOf(values, list), fields)]);
  return { base: header(base), values: header(values), lists: Object.fromEntries(rows) as Kept['lists'] };
}

function keptRows(base: readonly Row[], rows: readonly Row[], fields: Fields): KeptRows {
  const loaded = rowsByKey(base);
  // Rows without an id have other keys when they are loaded again.
  const stands = (row: Row) => row.id != null && loaded.get(rowKey(row)) === row;
  const same = new Set(rows.filter(stands));
  return {
    rows: rows.map((row) => (same.has(row) ? rowKey(row) : open(row, fields))),
    order: base.map(rowKey),
    was: base.filter((row) => !same.has(row)).map((row) => open(row, fields)),
  };
}

/** A kept draft over the record as it is now: rows that the draft did not touch are the record's. */
export function unfolded(resource: Resource, kept: Kept, record: Values): Pick<Draft, 'base' | 'values'> {
  const lists = Object.entries(grids(resource)).map(([grid, field]) => listKey(grid, field));
  const of = (side: 'base' | 'values') =>
    Object.fromEntries(lists.map((list) => [list, unfoldedRows(kept.lists[list], rowsOf(record, list), side)]));
  return { base: { ...kept.base, ...of('base') }, values: { ...kept.values, ...of('values') } };
}

function unfoldedRows(kept: KeptRows | undefined, now: readonly Row[], side: 'base' | 'values'): readonly Row[] {
  if (!kept) return now;
  const byKey = rowsByKey(now);
  const was = rowsByKey(kept.was);
  const rows =
    side === 'values'
      ? kept.rows.map((row) => (typeof row === 'string' ? byKey.get(row) : row))
      : kept.order.map((key) => was.get(key) ?? byKey.get(key));
  return rows.filter((row) => row !== undefined);
}

/** What restoring does: values to put over the record, or a merge with a record that has been saved since. */
export type Restoring = { readonly values: Values } | { readonly merge: Merge };

/** Undefined when nothing of the draft differs from the record. */
export function restoring(draft: Draft, record: Values, mode: FormMode, shape: Shape): Restoring | undefined {
  if (mode === 'edit' && draft.base.version !== record.version) {
    const merged = merge(draft.base, draft.values, record, shape);
    return merged.mine.length + merged.conflicts.length > 0 ? { merge: merged } : undefined;
  }
  // Secrets and what has come to the record since it was kept stay the record's.
  const values = { ...record, ...draft.values };
  return changeCount(record, values, shape) > 0 ? { values } : undefined;
}
