/** Prices that a supplier knows of the lines of a request, put where none stands yet. Pure. */
import type { Values } from '../../../core/field.ts';

export interface KnownPrice {
  readonly id: number;
  readonly price: string | null;
  readonly purcPrice: string | null;
}

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && Number(value) !== 0;

/** What a person typed stays; a line made by rate gets its purchase alone. `count`: lines that changed. */
export function withPrices(
  rows: readonly Values[],
  known: readonly KnownPrice[],
  foreign: boolean,
): { readonly rows: readonly Values[]; readonly count: number } {
  const field = foreign ? 'priceFrgn' : 'price';
  const prices = new Map(known.map((one) => [one.id, one]));
  let count = 0;
  const next = rows.map((row) => {
    const found = prices.get(row.id as number);
    if (!found) return row;
    const priced = !isGiven(row[field]) && row.priceBaseCd !== 'R' && isGiven(found.price);
    const bought = !isGiven(row.purcPrice) && isGiven(found.purcPrice);
    if (!priced && !bought) return row;
    count += 1;
    return {
      ...row,
      ...(priced && { [field]: found.price }),
      ...(bought && { purcPrice: found.purcPrice }),
    };
  });
  return { rows: next, count };
}
