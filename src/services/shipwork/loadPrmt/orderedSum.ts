/** What a permit comes to, and what the lines of the order that it covers come to. Pure. */
import { figure, rnd } from '../../../core/decimal.ts';
import type { Permit } from './loadPrmt.fields.ts';
import { linesOf } from './report.ts';
import { nameOf, type Goods } from './spread.ts';

/** Goods of an order with what they are worth in won, less their discount. */
export interface Worth extends Goods {
  readonly amount: string | null;
}

export const permitSum = (permit: Permit): string =>
  rnd(
    linesOf(permit).reduce((sum, { amt }) => sum.plus(figure(amt)), figure('0')),
    0,
  );

/** Of each line its share of what the order says; undefined unless the order names all of them, and all have prices. */
export function orderedSum(permit: Permit, ordered: readonly Worth[]): string | undefined {
  const all = new Map<string, { qty: ReturnType<typeof figure>; amount: ReturnType<typeof figure> }>();
  for (const goods of ordered) {
    if (goods.amount === null) continue;
    const before = all.get(nameOf(goods));
    all.set(nameOf(goods), {
      qty: figure(goods.qty).plus(before?.qty ?? 0),
      amount: figure(goods.amount).plus(before?.amount ?? 0),
    });
  }
  let sum = figure('0');
  for (const line of linesOf(permit)) {
    const goods = all.get(nameOf(line));
    if (!goods || goods.qty.eq(0) || line.amt == null) return undefined;
    sum = sum.plus(goods.amount.times(figure(line.qty)).div(goods.qty));
  }
  return rnd(sum, 0);
}
