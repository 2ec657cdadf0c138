/** What is said of a delivery: of each line how much came, all of it unless told. */
import { dateTime, qty, rows } from '../../../fields/index.ts';
import type { Values } from '../../../core/field.ts';
import type { OrderLine, OrderRecord } from './order.fields.ts';
import { linesOf } from './lines.ts';

export const deliverFields = {
  dlvDtm: dateTime({ required: true }),
  rows: rows(
    { dlvQty: qty({ required: true, min: '0', max: '999999999', width: 100 }) },
    { of: 'item', shows: ['itemNm', 'spec', 'unitCd', 'qty'], max: 10_000 },
  ),
};

/** Everything that was ordered; to be corrected is what the delivery before said (`before`, by the line's id). */
export const proposedDelivery = (order: Values, before: Readonly<Record<string, string>> = {}): readonly Values[] =>
  linesOf(order as OrderRecord).map(({ id, qty: ordered }) => ({ id, dlvQty: before[String(id)] ?? ordered }));

/** Lines with what came of each; one that was not named did not come. */
export function withDelivery<L extends OrderLine>(
  lines: readonly L[],
  rowsOf: readonly Values[],
): (L & { readonly dlvQty: string })[] {
  const came = new Map(rowsOf.map((row) => [row.id, row.dlvQty as string]));
  return lines.map((line) => ({ ...line, dlvQty: came.get(line.id) ?? '0' }));
}
