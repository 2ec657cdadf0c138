/** What of the lines that are left a purchase in writing is still offered. */
import type { RowOf } from '../../../core/record.ts';
import type { purcFields } from './purc.fields.ts';

/** A row of a purchase, with what is left of the line as its quantity. */
export type LeftLine = RowOf<typeof purcFields, 'item'>;

/** Those that are not among the rows yet. */
export function offeredLines(left: readonly LeftLine[], rows: readonly LeftLine[]): readonly LeftLine[] {
  const there = new Set(rows.flatMap(({ orderItemId }) => orderItemId ?? []));
  return left.filter(({ orderItemId }) => !there.has(orderItemId!));
}
