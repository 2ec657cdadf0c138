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

/** No line breaks between a figure and its unit. */
const apart = '\u00a0';

/** Each unit by itself: `60 EA · 12 L`. Units of which there is nothing are not told. */
function inUnits(lines: readonly Line[], quantityOf: (line: Line) => unknown): string {
  const by = new Map<string, Decimal>();
  for (const line of lines) {
    const unit = line.unitCd ?? '';
    by.set(unit, rnd(figure(by.get(unit)).plus(figure(quantityOf(line))), 0));
  }
  const told = [...by].filter(([, quantity]) => figure(quantity).gt(0));
  return told.map(([unit, quantity]) => `${grouped(quantity)}${apart}${unit}`.trim()).join(' · ');
}

/** By line what has not come yet. */
export const stillToCome = (lines: readonly Line[]) =>
  lines.filter(isOpen).map((line) => ({ id: line.id, name: line.itemNm, left: inUnits([line], openQty) }));

/** What the sentence after a receipt names: what came with it, and what is still to come. */
export function receiptWords(purc: Purc, input: { readonly rows?: readonly Receipt[] }) {
  const came = new Map((input.rows ?? []).map(({ id, recvQty }) => [id, recvQty]));
  const lines = linesOf(purc);
  return { came: inUnits(lines, ({ id }) => came.get(id)), left: inUnits(lines, openQty) };
}

/** What the sentence after a correction names: what has come in all, and what has not. */
export function correctedWords(purc: Purc) {
  const lines = linesOf(purc);
  return { came: inUnits(lines, ({ recvQty }) => recvQty) || '0', left: inUnits(lines, openQty) || '0' };
}

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
