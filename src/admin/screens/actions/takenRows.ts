/** Which rows of an action's input take part, as they are ticked and typed in. Pure. */
import type { Values } from '../../../core/field.ts';
import type { RowsField } from '../../../fields/rows/index.ts';
import { changedFields } from '../../../sheet/editing.ts';

export interface TakenRows {
  readonly rows: readonly Values[];
  /** Ids of those that take no part. */
  readonly out: ReadonlySet<unknown>;
}

type How = Pick<RowsField, 'whenChanged' | 'fields'>;

export const taken = ({ rows, out }: TakenRows): readonly Values[] => rows.filter(({ id }) => !out.has(id));

/** `given` take part, and stand as they were typed. */
export function startRows(offered: readonly Values[], given: readonly Values[]): TakenRows {
  const typed = new Map(given.map((row) => [row['id'], row]));
  const ids = offered.map(({ id }) => id);
  return {
    rows: offered.map((row) => typed.get(row['id']) ?? row),
    out: new Set(ids.filter((id) => !typed.has(id))),
  };
}

const as = (offered: readonly Values[], row: Values): Values => offered.find(({ id }) => id === row['id']) ?? row;

/** Only those whose ids are in `ids` are out; where a change takes a row in, one that is put out is as it was. */
const putOut = ({ rows }: TakenRows, ids: ReadonlySet<unknown>, offered: readonly Values[], how: How): TakenRows => ({
  rows: how.whenChanged ? rows.map((row) => (ids.has(row['id']) ? as(offered, row) : row)) : rows,
  out: ids,
});

export function turned(state: TakenRows, id: unknown, offered: readonly Values[], how: How): TakenRows {
  const { out } = state;
  return putOut(
    state,
    out.has(id) ? new Set([...out].filter((one) => one !== id)) : new Set([...out, id]),
    offered,
    how,
  );
}

/** All of them, or none where all took part. */
export function turnedAll(state: TakenRows, offered: readonly Values[], how: How): TakenRows {
  const ids = state.rows.map(({ id }) => id);
  return putOut(state, new Set(state.out.size > 0 ? [] : ids), offered, how);
}

/** A cell was typed in. Where rows take part once they are changed, this one does, and no more once it is as it was. */
export function entered(
  { rows, out }: TakenRows,
  change: { readonly id: unknown; readonly column: string; readonly value: unknown },
  offered: readonly Values[],
  { whenChanged, fields }: How,
): TakenRows {
  const { id, column, value } = change;
  const next = rows.map((row) => (row['id'] === id ? { ...row, [column]: value } : row));
  if (!whenChanged) return { rows: next, out };
  const row = next.find((one) => one['id'] === id);
  const same = row !== undefined && changedFields(as(offered, row), row, Object.keys(fields)).length === 0;
  const others = [...out].filter((one) => one !== id);
  return { rows: next, out: new Set(same ? [...others, id] : others) };
}
