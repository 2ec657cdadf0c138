/** What of the lines that are left a purchase in writing is still offered. */
import type { RowOf } from '../../../core/record.ts';
import type { purcFields } from './purc.fields.ts';

/** A row of a purchase, with what is left of the line as its quantity. */
export type LeftLine = RowOf<typeof purcFields, 'item'>;

export interface SameItem {
  readonly itemId?: number | null;
  readonly itemNm?: string | null;
}

/** Rows of one item: of that record, else called the same. */
export const itemKey = ({ itemId, itemNm }: SameItem): string => (itemId ? `#${itemId}` : (itemNm ?? '').trim());

/** Those that are not among the rows yet, as that line or as the same item. */
export function offeredLines(left: readonly LeftLine[], rows: readonly LeftLine[]): readonly LeftLine[] {
  const there = new Set(rows.flatMap(({ orderItemId }) => orderItemId ?? []));
  const typed = new Set(rows.filter(({ orderItemId }) => !orderItemId).map(itemKey));
  return left.filter((line) => !there.has(line.orderItemId!) && !typed.has(itemKey(line)));
}
