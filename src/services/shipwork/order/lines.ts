/** Lines of an order, and what each is reckoned to (00-conventions 1.6). */
import { isForeign, lineAmounts, type Currency } from '../../shared/amounts.ts';
import type { OrderLine, OrderRecord } from './order.fields.ts';

export const linesOf = ({ item }: Pick<OrderRecord, 'item'>): readonly OrderLine[] => item ?? [];

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** What a line is reckoned to; of what it is sold from, that which its supplier alone knows. */
export function reckonedLine(line: OrderLine, currency: Currency, vatCd: string | null | undefined): OrderLine {
  // Where the purchase is not known (or not seen), the price stands for itself.
  const known = isGiven(line.purcPrice);
  const rated = line.priceBaseCd === 'R' && known;
  const kinds = { lineTpCd: 'I', purcBaseCd: 'K', priceBaseCd: rated ? 'R' : 'P', vatCd: line.vatCd || vatCd };
  const { price, priceFrgn, prftRt, qty, dctRt, tot, totFrgn, dctAmount, dctAmountFrgn, ...rest } = lineAmounts(
    { ...line, ...kinds },
    currency,
  );
  // What was not priced yet stays empty, and is asked for.
  const priced = rated || isGiven(isForeign(currency) ? line.priceFrgn : line.price);
  return {
    ...line,
    ...{ vatCd: kinds.vatCd, qty, dctRt, tot, totFrgn, dctAmount, dctAmountFrgn },
    ...{ quotAmount: rest.quotAmount, quotAmountFrgn: rest.quotAmountFrgn, salesVat: rest.salesVat },
    ...(priced ? { price, priceFrgn } : { price: null, priceFrgn: null }),
    ...(known ? { prftRt } : {}),
  };
}
