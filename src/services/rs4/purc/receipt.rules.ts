/** What is still to come of a purchase, and what a receipt may say of it (20-rs4-ship-repair rs4/purc `receive`). */
import { figure, rnd, type Decimal } from '../../../core/decimal.ts';
import type { DefaultContext } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { linesOf } from '../document/document.rules.ts';
import type { purcFields } from './purc.fields.ts';

type Purc = RecordOf<typeof purcFields>;
type Line = RowOf<typeof purcFields>;
/** What came of a line, by its id. */
export type Receipt = Pick<Line, 'id' | 'recvQty' | 'recvDt'>;

/** Ordered and not received. */
export const openQty = (line: Line): Decimal => rnd(figure(line.qty).minus(figure(line.recvQty)), 0);
const isOpen = (line: Line) => figure(openQty(line)).gt(0);

/** Lines that are not complete, as if all of them came today. */
export const openLines = (purc: Purc, { today }: DefaultContext): readonly Receipt[] =>
  linesOf(purc)
    .filter(isOpen)
    .map((line) => ({ id: line.id, recvQty: openQty(line), recvDt: today }));

export const isReceived = (lines: readonly Line[]): boolean => !lines.some(isOpen);

/** More than was ordered (E_BAL). */
export function receiptProblems(input: { readonly rows?: readonly Receipt[] }, purc: Purc): Problem[] {
  const lines = new Map(linesOf(purc).map((line) => [line.id, line]));
  return (input.rows ?? []).flatMap(({ id, recvQty }, row): Problem[] => {
    const line = lines.get(id);
    const over = line && figure(recvQty).gt(openQty(line));
    return over
      ? [{ code: 'E_BAL', grid: 'rows', row, field: 'recvQty', text: 'recvOver', args: [grouped(openQty(line))] }]
      : [];
  });
}

/** Lines with what came added to what had come. */
export function withReceipt<L extends Line>(lines: readonly L[], rows: readonly Receipt[]): L[] {
  const came = new Map(rows.map((row) => [row.id, row]));
  return lines.map((line) => {
    const row = came.get(line.id);
    const recvQty = row && rnd(figure(line.recvQty).plus(figure(row.recvQty)), 0);
    return row ? { ...line, recvQty, recvDt: row.recvDt } : line;
  });
}
