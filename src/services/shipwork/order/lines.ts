/** Lines of an order, and what each is reckoned to (00-conventions 1.6). */
import { figure, rnd, type Decimal } from '../../../core/decimal.ts';
import { foreignOf, headerAmounts, isForeign, lineAmounts, type Currency } from '../../shared/amounts.ts';
import { currencyOf } from '../../shared/currency.ts';
import type { OrderLine, OrderRecord } from './order.fields.ts';

export const linesOf = ({ item }: Pick<OrderRecord, 'item'>): readonly OrderLine[] => item ?? [];

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** What a line is reckoned to; of what it is sold from, that which its supplier alone knows. */
export function reckonedLine(line: OrderLine, currency: Currency, vatCd: string | null | undefined): OrderLine {
  // Where the purchase is not known (or not seen), the price stands for itself.
  const hasPurchase = isGiven(line.purcPrice);
  const rated = line.priceBaseCd === 'R' && hasPurchase;
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
    // Without a price there is no margin yet, rather than the loss of all.
    ...(hasPurchase ? { prftRt: priced ? prftRt : null } : {}),
  };
}

/** What lines come to; what they cost their supplier is no business of the header. */
export function sumsOf(lines: readonly OrderLine[]) {
  const { purcTot: _cost, purcTotFrgn: _costFrgn, prftAmt: _profit, prftRt: _rate, ...sums } = headerAmounts(lines);
  return sums;
}

/** A line as it was delivered: what did not come costs nothing. */
const deliveredLine = (line: OrderLine, currency: Currency): OrderLine =>
  reckonedLine({ ...line, qty: line.dlvQty ?? line.qty }, currency, line.vatCd);

/** The order as it came: lines of which something was delivered, and their sums; undefined before. */
export function deliveredOrder(order: OrderRecord): OrderRecord | undefined {
  const currency = currencyOf(order);
  if (!currency || !order.dlvDtm) return undefined;
  const item = linesOf(order)
    .filter(({ dlvQty }) => figure(dlvQty).gt(0))
    .map((line) => deliveredLine(line, currency));
  return { ...order, ...sumsOf(item), item };
}

/** What was delivered comes to, with tax, where it is not all that was ordered; that is what will be billed. */
export function deliveredSum(order: OrderRecord): { readonly won: Decimal; readonly frgn: Decimal } | undefined {
  const whole = linesOf(order).every(({ qty, dlvQty }) => figure(dlvQty).eq(figure(qty)));
  const came = whole ? undefined : deliveredOrder(order);
  return came && { won: String(came.sumAmount), frgn: String(came.quotAmountFrgn) };
}

/** What an order comes to by now, with tax; in its own currency without, as it is agreed. Lists and the sums below them tell it. */
export function dealSums(order: OrderRecord): Pick<OrderRecord, 'dealAmount' | 'dealAmountFrgn'> {
  const came = deliveredSum(order);
  return { dealAmount: came?.won ?? order.sumAmount, dealAmountFrgn: came?.frgn ?? order.quotAmountFrgn };
}

/** What the lines cost their supplier, and what is left of the quotation where every line has both prices. */
export function ownSums(order: OrderRecord) {
  const lines = linesOf(order);
  const inForeign = foreignOf(order);
  const priced = lines.every((line) => isGiven(line.purcPrice) && isGiven(inForeign ? line.priceFrgn : line.price));
  const purc = lines.reduce(
    (sum, { purcPrice, qty }) => sum.plus(figure(rnd(figure(purcPrice).times(figure(qty)), 0))),
    figure('0'),
  );
  const profit = figure(order.quotAmount).minus(purc);
  const told = priced && lines.length > 0;
  return {
    purc: rnd(purc, 0),
    profit: told ? rnd(profit, 0) : undefined,
    rate: told && !purc.eq(0) ? rnd(profit.div(purc).times(100), 2) : undefined,
  };
}
