/** What of a form is kept as a draft, and what a draft makes of the record it is laid over. Pure. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { gridFields, grids, headerFields, listKey } from '../../../../fields/resource.ts';
import type { Fields } from '../../../../fields/resource.ts';
import type { FormMode } from '../../contract.ts';
import { changeCount } from '../model/changes.ts';
import { merge } from '../model/merge.ts';
import type { Merge } from '../model/merge.ts';
import { rowsOf } from '../model/values.ts';
import type { Shape } from '../model/values.ts';
import type { Draft } from './draftStore.ts';

/** Which record of its screen a form works on. */
export const recordOf = (mode: FormMode, id: number | undefined): string =>
  mode === 'new' ? 'new' : mode === 'copy' ? `copy:${id}` : String(id);

/** Passwords and fields marked secret never rest on a machine. */
const isSecret = (fields: Fields, name: string) => fields[name]?.secret === true || fields[name]?.type === 'password';

function open(values: Values, fields: Fields): Values {
  const names = Object.keys(values);
  return names.some((name) => isSecret(fields, name))
    ? Object.fromEntries(names.filter((name) => !isSecret(fields, name)).map((name) => [name, values[name]]))
    : values;
}

/** Values without secrets, in header and rows. */
export function storable(resource: Resource, values: Values): Values {
  const result = { ...open(values, headerFields(resource)) };
  for (const [grid, field] of Object.entries(grids(resource))) {
    const list = listKey(grid, field);
    if (values[list]) result[list] = rowsOf(values, list).map((row) => open(row, gridFields(field)));
  }
  return result;
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
