/** Amounts of a document reckoned once more from the formulas (00-conventions 1.6) in whole cents and won, sharing no code with the product. */
import type { Values } from '../../src/core/field.ts';

const sized = (value: bigint) => (value < 0n ? -value : value);
/** Half away from zero. */
const rnd = (n: bigint, d: bigint) => (n < 0n === d < 0n ? 1n : -1n) * ((2n * sized(n) + sized(d)) / (2n * sized(d)));
const hundredths = (text: unknown) => {
  const [, minus, whole, rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(text || '0'))!;
  return (minus ? -1n : 1n) * (BigInt(whole!) * 100n + BigInt(rest.padEnd(2, '0')));
};
const whole = (text: unknown) => hundredths(text) / 100n;
const fixed = (cents: bigint) =>
  `${cents < 0n ? '-' : ''}${sized(cents) / 100n}.${String(sized(cents) % 100n).padStart(2, '0')}`;
const bounded = (rate: bigint) => (rate > 99999n ? 99999n : rate < -99999n ? -99999n : rate);
/** Profit of an amount over a purchase, in hundredths of a per cent. */
const profit = (amount: bigint, purchase: bigint) =>
  purchase === 0n ? 0n : bounded(rnd((amount - purchase) * 10000n, purchase));

interface Figures {
  readonly price: bigint;
  readonly priceFrgn: bigint;
  readonly prftRt: bigint;
  readonly purcPrice: bigint;
  readonly purcPriceFrgn: bigint;
  readonly tot: bigint;
  readonly totFrgn: bigint;
  readonly dctAmount: bigint;
  readonly dctAmountFrgn: bigint;
  readonly quotAmount: bigint;
  readonly quotAmountFrgn: bigint;
  readonly salesVat: bigint;
  readonly purcTot: bigint;
  readonly purcTotFrgn: bigint;
}
const summed = [
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
const nothing = Object.fromEntries(
  [...summed, 'price', 'priceFrgn', 'prftRt', 'purcPrice', 'purcPriceFrgn'].map((name) => [name, 0n]),
) as unknown as Figures;

function lineFigures(line: Values, header: Values): Figures {
  const type = line['lineTpCd'];
  if (type === 'H' || type === 'R') return nothing;
  const lump = type === 'D';
  const [X, unit] = [hundredths(header['excRt']), BigInt(String(header['excUnit']))];
  const foreign = header['currCd'] !== 'KRW';
  const K = (cents: bigint) => rnd(cents * X, 10000n * unit);
  const Fx = (won: bigint) => rnd(won * unit * 10000n, X);
  const qty = lump ? 1n : whole(line['qty']);
  const rated = !lump && line['priceBaseCd'] === 'R';
  const [rate, less] = [hundredths(line['prftRt']), lump ? 0n : hundredths(line['dctRt'])];
  const vat = (net: bigint) => (line['vatCd'] === 'TAX10' ? net / 10n : 0n);
  if (!foreign) {
    const purcPrice = lump ? 0n : whole(line['purcPrice']);
    const price = rated ? rnd(purcPrice * (10000n + rate), 10000n) : whole(line['price']);
    const tot = qty * price;
    const dctAmount = rnd(tot * less, 10000n);
    const own = {
      price,
      purcPrice,
      tot,
      dctAmount,
      quotAmount: tot - dctAmount,
      salesVat: vat(tot - dctAmount),
      purcTot: qty * purcPrice,
    };
    return { ...nothing, ...own, prftRt: rated ? rate : profit(price, purcPrice) };
  }
  const inForeign = !lump && line['purcBaseCd'] === 'F';
  const purcPriceFrgn = lump ? 0n : inForeign ? hundredths(line['purcPriceFrgn']) : Fx(whole(line['purcPrice']));
  const purcPrice = lump ? 0n : inForeign ? K(purcPriceFrgn) : whole(line['purcPrice']);
  const priceFrgn = rated ? rnd(purcPriceFrgn * (10000n + rate), 10000n) : hundredths(line['priceFrgn']);
  const totFrgn = qty * priceFrgn;
  const dctAmountFrgn = rnd(totFrgn * less, 10000n);
  const [tot, dctAmount] = [K(totFrgn), K(dctAmountFrgn)];
  const quotAmount = tot - dctAmount;
  return {
    ...{ price: K(priceFrgn), priceFrgn, purcPrice, purcPriceFrgn, tot, totFrgn, dctAmount, dctAmountFrgn, quotAmount },
    ...{
      quotAmountFrgn: totFrgn - dctAmountFrgn,
      salesVat: vat(quotAmount),
      prftRt: rated ? rate : profit(priceFrgn, purcPriceFrgn),
    },
    purcTotFrgn: inForeign ? qty * purcPriceFrgn : Fx(qty * purcPrice),
    purcTot: inForeign ? K(qty * purcPriceFrgn) : qty * purcPrice,
  };
}

const texts = (figures: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      /(Frgn|Rt)$/.test(name) ? fixed(value as bigint) : String(value),
    ]),
  );

/** Amounts of the lines and of the header, as the wire writes them. */
export function reckon(
  header: Values,
  lines: readonly Values[],
): { readonly lines: Record<string, string>[]; readonly header: Record<string, string> } {
  const each = lines.map((line) => lineFigures({ ...line, vatCd: line['vatCd'] ?? header['vatCd'] }, header));
  const sums = Object.fromEntries(
    summed.map((name) => [name, each.reduce((sum, line) => sum + line[name], 0n)]),
  ) as Record<(typeof summed)[number], bigint>;
  const prftAmt = sums.quotAmount - sums.purcTot;
  return {
    lines: each.map(texts),
    header: texts({
      ...sums,
      sumAmount: sums.quotAmount + sums.salesVat,
      prftAmt,
      prftRt: profit(sums.quotAmount, sums.purcTot),
    }),
  };
}
