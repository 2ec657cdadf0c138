/** How much of an order's lines is still to be purchased, after what was bought for them and what is done. Pure. */
import { figure, rnd, type Decimal } from '../../../core/decimal.ts';
import { itemKey, type SameItem } from './left.rules.ts';

export interface LineToBuy extends SameItem {
  readonly id: number;
  readonly unitCd: string | null;
  readonly qty: Decimal;
  readonly doneQty: Decimal | null;
  /** Whom the order names for it. */
  readonly purcClntId: number | null;
}

/** A row of a live purchase of the order. */
export interface Bought extends SameItem {
  readonly orderItemId: number | null;
  readonly unitCd: string | null;
  readonly qty: Decimal;
}

const inOneUnit = (line: LineToBuy, row: Bought): boolean => !line.unitCd || !row.unitCd || line.unitCd === row.unitCd;
/** One item in one unit. */
const inUnit = (row: SameItem & { readonly unitCd: string | null }) => `${itemKey(row)} ${row.unitCd ?? ''}`;
const least = (a: Decimal, b: Decimal): Decimal => (figure(a).lt(figure(b)) ? a : b);
const less = (from: Decimal, by: Decimal): Decimal => rnd(figure(from).minus(figure(by)), 0);

/** By the id of a line what of it is left to purchase; nothing for those that are covered. */
export function leftToBuy(lines: readonly LineToBuy[], bought: readonly Bought[]): ReadonlyMap<number, Decimal> {
  const left = new Map(lines.map(({ id, qty }) => [id, rnd(figure(qty), 0)]));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const byItem = new Map<string, LineToBuy[]>();
  // The first line of an item stands at the end, from where it is taken.
  for (const line of lines.toReversed()) {
    const same = byItem.get(inUnit(line)) ?? [];
    same.push(line);
    byItem.set(inUnit(line), same);
  }
  const take = (line: LineToBuy, qty: Decimal): Decimal => {
    const taken = least(qty, left.get(line.id)!);
    left.set(line.id, less(left.get(line.id)!, taken));
    return less(qty, taken);
  };
  for (const row of bought) {
    const line = row.orderItemId === null ? undefined : byId.get(row.orderItemId);
    // Litres of paint for square metres of painting: it is provided for, however much that is.
    if (line) take(line, inOneUnit(line, row) ? row.qty : left.get(line.id)!);
  }
  for (const row of bought.filter(({ orderItemId }) => orderItemId === null)) {
    const open = byItem.get(inUnit(row)) ?? [];
    let rest: Decimal = row.qty;
    while (open.length > 0 && figure(rest).gt(0)) {
      rest = take(open.at(-1)!, rest);
      if (figure(left.get(open.at(-1)!.id)!).lte(0)) open.pop();
    }
  }
  // What the yard has done itself needs nobody any more; whom the order names is still to be given an order for it.
  for (const { id, qty, doneQty, purcClntId } of lines)
    if (purcClntId === null) left.set(id, least(left.get(id)!, less(qty, doneQty ?? '0')));
  return new Map([...left].filter(([, qty]) => figure(qty).gt(0)));
}
