/** What stood in a row when it was added, which the trail tells by what it became. Pure. */
import type { Change } from '../../../admin/providers/dataProvider.ts';

type Row = { readonly id?: number | null };

/** @param later what changed after that, newest first; `rows` as they stand now. */
export function writtenIn<R extends Row>(
  { grid, rowId }: Change,
  field: keyof R & string,
  later: readonly Change[],
  rows: readonly R[],
): unknown {
  const next = later.findLast((one) => one.grid === grid && one.rowId === rowId && one.field === field);
  return next ? next.from : rows.find(({ id }) => id === rowId)?.[field];
}
