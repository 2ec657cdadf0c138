/** Lines of an order, and what each is reckoned to (00-conventions 1.6). */
import { decimal, rnd, sum, type Decimal } from '../../../core/decimal.ts';
import { isForeign, lineAmounts, type Currency } from '../../shared/amounts.ts';
import { currencyOf } from '../../shared/currency.ts';
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

/** A line as it was delivered: what did not come costs nothing. */
export const deliveredLine = (line: OrderLine, currency: Currency): OrderLine =>
  reckonedLine({ ...line, qty: line.dlvQty ?? line.qty }, currency, line.vatCd);

/** What was delivered comes to, with tax, where it is not all that was ordered; that is what will be billed. */
export function deliveredSum(order: OrderRecord): { readonly won: Decimal; readonly frgn: Decimal } | undefined {
  const currency = currencyOf(order);
  const differs = linesOf(order).some(
    ({ qty, dlvQty }) => isGiven(dlvQty) && !decimal(String(dlvQty)).eq(String(qty ?? 0)),
  );
  if (!currency || !order.dlvDtm || !differs) return undefined;
  const lines = linesOf(order).map((line) => deliveredLine(line, currency));
  return {
    won: rnd(sum(lines.flatMap(({ quotAmount, salesVat }) => [quotAmount ?? '0', salesVat ?? '0'])), 0),
    frgn: rnd(sum(lines.map(({ quotAmountFrgn }) => quotAmountFrgn ?? '0')), 2),
  };
}
