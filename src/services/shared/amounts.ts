/**
 * Amounts of business documents (00-conventions 1.5 and 1.6): quotation, order and invoice of repair, order of supplies.
 * Pure: the form previews with what the server decides with. Amounts are decimal strings: won without decimals, foreign
 * amounts and rates with two.
 */
import { decimal, rnd, sumFigures, trn, type Decimal } from '../../core/decimal.ts';

/** What of the header the lines are reckoned with. */
export interface Currency {
  readonly currCd: string;
  /** Won for `excUnit` of the currency. */
  readonly excRt: Decimal;
  readonly excUnit: number;
}

/** `K(x)`: won of a foreign amount. */
export const toWon = (amount: Decimal, { excRt, excUnit }: Currency): Decimal =>
  rnd(decimal(amount).times(excRt).div(excUnit), 0);
/** `Fx(y)`: foreign amount of won. */
export const toForeign = (won: Decimal, { excRt, excUnit }: Currency): Decimal =>
  rnd(decimal(won).times(excUnit).div(excRt), 2);

export const isForeign = ({ currCd }: Pick<Currency, 'currCd'>): boolean => currCd !== 'KRW';
interface InCurrency {
  readonly currCd?: string | null;
}
/** The same of a record on the wire, where no currency yet means won. */
export const foreignOf = ({ currCd }: InCurrency): boolean => isForeign({ currCd: currCd ?? 'KRW' });
/** The amount in which a document is agreed, and the digits behind its point: its own currency's. */
export const agreedAmount = (record: InCurrency) =>
  foreignOf(record) ? ({ name: 'quotAmountFrgn', scale: 2 } as const) : ({ name: 'quotAmount', scale: 0 } as const);

/** Columns that the header adds up. */
export const summedColumns = [
  'tot',
  'totFrgn',
  'dctAmount',
  'dctAmountFrgn',
  'quotAmount',
  'quotAmountFrgn',
  'salesVat',
  'purcTot',
  'purcTotFrgn',
] as const;
type Summed = (typeof summedColumns)[number];
type Typed = 'qty' | 'price' | 'priceFrgn' | 'purcPrice' | 'purcPriceFrgn' | 'prftRt' | 'dctRt';
type Kinds = 'lineTpCd' | 'priceBaseCd' | 'purcBaseCd' | 'vatCd';
/** What of a line is reckoned with, and what it is reckoned to. */
export type AmountLine = { readonly [K in Kinds | Typed | Summed]?: string | null };

const scaleOf = (name: string): number => (name.endsWith('Frgn') || name.endsWith('Rt') ? 2 : 0);
const zero = (name: string): Decimal => rnd(0, scaleOf(name));
/** What is empty or not (yet) a number counts as nothing. */
const numberOrZero = (line: AmountLine, name: Typed): Decimal => {
  const text = String(line[name] ?? '');
  return /^-?\d+(\.\d+)?$/.test(text) ? text : '0';
};
const percent = (amount: Decimal, rate: Decimal, scale: number) => rnd(decimal(amount).times(rate).div(100), scale);
const marked = (purchase: Decimal, rate: Decimal, scale: number) =>
  rnd(decimal(purchase).times(decimal(rate).plus(100)).div(100), scale);
/** A computed rate beyond its column (R, five digits) shows the column's bound: work with hardly any purchase is no error. */
const bounded = (rate: Decimal): Decimal =>
  decimal(rate).gt('999.99') ? '999.99' : decimal(rate).lt('-999.99') ? '-999.99' : rate;
/** Profit in per cent of the purchase; none without one. */
export const profitRate = (price: Decimal, purchase: Decimal): Decimal =>
  decimal(purchase).eq(0) ? rnd(0, 2) : bounded(rnd(decimal(price).div(purchase).minus(1).times(100), 2));

const unpriced = ['price', 'priceFrgn', 'purcPrice', 'purcPriceFrgn', 'prftRt', 'dctRt', ...summedColumns] as const;

/** A line with its computed columns; inputs of other columns stay. H and R count nothing, D takes off a lump. */
export function lineAmounts<L extends AmountLine>(line: L, header: Currency): L {
  const type = line.lineTpCd;
  if (type === 'H' || type === 'R')
    return { ...line, qty: null, ...Object.fromEntries(unpriced.map((name) => [name, zero(name)])) };
  if (type === 'D') return priced(discountLine(line), header);
  return priced(line, header);
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const discountLine = <L extends AmountLine>(line: L): L => ({
  ...line,
  qty: '1',
  priceBaseCd: 'P',
  dctRt: '0',
  purcBaseCd: 'K',
  purcPrice: '0',
  purcPriceFrgn: '0',
});

function priced<L extends AmountLine>(line: L, header: Currency): L {
  const qty = numberOrZero(line, 'qty');
  const rated = line.priceBaseCd === 'R';
  const amounts = isForeign(header) ? foreignAmounts(line, qty, rated, header) : wonAmounts(line, qty, rated);
  const quotAmount = rnd(decimal(amounts.tot).minus(amounts.dctAmount), 0);
  return {
    ...line,
    ...amounts,
    // Nothing stays nothing, and is asked for; it never turns to 0 unseen.
    qty: isEmpty(line.qty) ? null : rnd(qty, 0),
    dctRt: rnd(numberOrZero(line, 'dctRt'), 2),
    quotAmount,
    salesVat: line.vatCd === 'TAX10' ? trn(decimal(quotAmount).times('0.1'), 0) : '0',
  };
}

function wonAmounts(line: AmountLine, qty: Decimal, rated: boolean) {
  const purcPrice = rnd(numberOrZero(line, 'purcPrice'), 0);
  const price = rated ? marked(purcPrice, numberOrZero(line, 'prftRt'), 0) : rnd(numberOrZero(line, 'price'), 0);
  const tot = rnd(decimal(qty).times(price), 0);
  const none = rnd(0, 2);
  return {
    purcPrice,
    purcPriceFrgn: none,
    price,
    priceFrgn: none,
    prftRt: rated ? rnd(numberOrZero(line, 'prftRt'), 2) : profitRate(price, purcPrice),
    tot,
    totFrgn: none,
    dctAmount: percent(tot, numberOrZero(line, 'dctRt'), 0),
    dctAmountFrgn: none,
    quotAmountFrgn: none,
    purcTot: rnd(decimal(qty).times(purcPrice), 0),
    purcTotFrgn: none,
  };
}

/**
 * Figures of a line that was priced in another currency: they are worth the won they had, until the rate is known. The
 * computed sums of the currency before are taken away, by which `inCurrency` knows such a line.
 */
export const leaveCurrency = <L extends AmountLine>(line: L): L => ({
  ...line,
  // What had no price has none in any currency.
  ...{ priceFrgn: isEmpty(line.price) ? null : zero('priceFrgn'), totFrgn: null },
  ...{ purcPriceFrgn: zero('purcPriceFrgn'), purcTotFrgn: null },
  ...{ dctAmountFrgn: null, quotAmountFrgn: null },
});

/** Does the foreign price of a line from another currency still wait for the rate? */
const awaitsRate = (line: AmountLine, name: 'price' | 'purcPrice'): boolean =>
  line[name === 'price' ? 'totFrgn' : 'purcTotFrgn'] === null &&
  decimal(rnd(numberOrZero(line, `${name}Frgn`), 2)).eq(0);

/** A foreign price as it was typed; that of a line from another currency by its won. */
const inCurrency = (line: AmountLine, name: 'price' | 'purcPrice', header: Currency): Decimal =>
  awaitsRate(line, name) ? toForeign(numberOrZero(line, name), header) : rnd(numberOrZero(line, `${name}Frgn`), 2);

/** Where the prices stand that were typed in the document's currency; none that are reckoned, or bought in won. */
export function typedPrices(line: AmountLine, foreign: boolean): Readonly<Record<string, string | undefined>> {
  const at = (name: 'price' | 'purcPrice') => {
    if (!foreign) return name;
    return awaitsRate(line, name) ? undefined : `${name}Frgn`;
  };
  return {
    ...(line.priceBaseCd !== 'R' && { price: at('price') }),
    ...(line.purcBaseCd === 'F' && { purcPrice: at('purcPrice') }),
  };
}

function foreignAmounts(line: AmountLine, qty: Decimal, rated: boolean, header: Currency) {
  const purchase = purchaseOf(line, qty, header);
  const priceFrgn = rated
    ? marked(purchase.purcPriceFrgn, numberOrZero(line, 'prftRt'), 2)
    : inCurrency(line, 'price', header);
  const totFrgn = rnd(decimal(qty).times(priceFrgn), 2);
  const dctAmountFrgn = percent(totFrgn, numberOrZero(line, 'dctRt'), 2);
  return {
    ...purchase,
    priceFrgn,
    price: toWon(priceFrgn, header),
    prftRt: rated ? rnd(numberOrZero(line, 'prftRt'), 2) : profitRate(priceFrgn, purchase.purcPriceFrgn),
    totFrgn,
    tot: toWon(totFrgn, header),
    dctAmountFrgn,
    dctAmount: toWon(dctAmountFrgn, header),
    quotAmountFrgn: rnd(decimal(totFrgn).minus(dctAmountFrgn), 2),
  };
}

/** What is bought in won (K) is turned into the document's currency, and the other way round (F). */
function purchaseOf(line: AmountLine, qty: Decimal, header: Currency) {
  if (line.purcBaseCd === 'F') {
    const purcPriceFrgn = inCurrency(line, 'purcPrice', header);
    const purcTotFrgn = rnd(decimal(qty).times(purcPriceFrgn), 2);
    return { purcPriceFrgn, purcPrice: toWon(purcPriceFrgn, header), purcTotFrgn, purcTot: toWon(purcTotFrgn, header) };
  }
  const purcPrice = rnd(numberOrZero(line, 'purcPrice'), 0);
  const purcTot = rnd(decimal(qty).times(purcPrice), 0);
  return { purcPrice, purcPriceFrgn: toForeign(purcPrice, header), purcTot, purcTotFrgn: toForeign(purcTot, header) };
}

/** The purchase part of a line alone, as purchase orders have it (1.6 "purc… part"). */
export function purchaseAmounts(line: AmountLine, header: Currency) {
  const qty = numberOrZero(line, 'qty');
  if (isForeign(header)) return purchaseOf(line, qty, header);
  const [purcPrice, none] = [rnd(numberOrZero(line, 'purcPrice'), 0), rnd(0, 2)];
  return { purcPrice, purcPriceFrgn: none, purcTot: rnd(decimal(qty).times(purcPrice), 0), purcTotFrgn: none };
}

export type HeaderAmounts = Record<Summed | 'sumAmount' | 'prftAmt' | 'prftRt', Decimal>;

/** Every column is the sum of its lines, so that a printed document adds up. */
export function headerAmounts(lines: readonly AmountLine[]): HeaderAmounts {
  const total = (name: Summed) => rnd(sumFigures(lines.map((line) => line[name])), scaleOf(name));
  const sums = Object.fromEntries(summedColumns.map((name) => [name, total(name)])) as Record<Summed, Decimal>;
  const prftAmt = rnd(decimal(sums.quotAmount).minus(sums.purcTot), 0);
  return {
    ...sums,
    sumAmount: rnd(decimal(sums.quotAmount).plus(sums.salesVat), 0),
    prftAmt,
    prftRt: decimal(sums.purcTot).eq(0) ? rnd(0, 2) : bounded(rnd(decimal(prftAmt).div(sums.purcTot).times(100), 2)),
  };
}

/** A typed discount amount becomes the rate that gives it most nearly (1.6 "typed discount amount"). */
export const discountRate = (dctAmount: Decimal, tot: Decimal): Decimal =>
  decimal(tot).eq(0) ? rnd(0, 2) : rnd(decimal(dctAmount).div(tot).times(100), 2);
