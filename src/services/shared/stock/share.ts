/** Who takes what of what is free: the promise of the server and what a person is told beforehand go by the same. Pure. */
import { decimal, type Decimal } from '../../../core/decimal.ts';

interface Shared<Want, Free> {
  readonly taken: readonly { readonly want: Want; readonly from: Free; readonly qty: Decimal }[];
  /** Wants that are not met whole, with what is there for them. */
  readonly short: readonly { readonly want: Want; readonly free: Decimal; readonly lacks: Decimal }[];
}

interface Rule<Want, Free> {
  readonly qtyOf: (want: Want) => Decimal;
  /** So many of lot, day and place the want settles itself. */
  readonly settledBy: (want: Want) => number;
  /** Balances that the want may take from, in the order in which it takes them. */
  readonly freeFor: (want: Want) => readonly Free[];
  readonly idOf: (free: Free) => number;
  readonly amountOf: (free: Free) => Decimal;
}

/** Wants whose lot or place is settled choose first, so that the others leave it to them; none takes what another has. */
export function shareOut<Want, Free>(wants: readonly Want[], rule: Rule<Want, Free>): Shared<Want, Free> {
  const { qtyOf, settledBy, freeFor, idOf, amountOf } = rule;
  const left = new Map<number, ReturnType<typeof decimal>>();
  const taken: { want: Want; from: Free; qty: Decimal }[] = [];
  const short: { want: Want; free: Decimal; lacks: Decimal }[] = [];
  for (const want of wants.toSorted((a, b) => settledBy(b) - settledBy(a))) {
    let open = decimal(qtyOf(want));
    for (const from of freeFor(want)) {
      const here = left.get(idOf(from)) ?? decimal(amountOf(from));
      const qty = here.lt(open) ? here : open;
      if (qty.lte(0)) continue;
      taken.push({ want, from, qty: qty.toFixed() });
      left.set(idOf(from), here.minus(qty));
      open = open.minus(qty);
    }
    if (open.gt(0)) short.push({ want, free: decimal(qtyOf(want)).minus(open).toFixed(), lacks: open.toFixed() });
  }
  return { taken, short };
}
