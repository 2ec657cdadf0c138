/** Random quotations for property tests, and the figures that their paper must carry. */
import fc from 'fast-check';
import type { Values } from '../../src/core/field.ts';
import { reckon } from './quotOracle.ts';

const wonUpTo = (most: number) => fc.integer({ min: 0, max: most }).map(String);
const hundredths = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((n) => (n / 100).toFixed(2));
const tax = fc.constantFrom('TAX10', 'ZERO', 'FREE');

const worked = fc.record({
  lineTpCd: fc.constant('I'),
  qty: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1, 3, 7, 999_999)).map(String),
  priceBaseCd: fc.constantFrom('P', 'R'),
  purcBaseCd: fc.constantFrom('K', 'F'),
  purcPrice: wonUpTo(5_000_000),
  purcPriceFrgn: hundredths(0, 500_000),
  price: wonUpTo(5_000_000),
  priceFrgn: hundredths(0, 500_000),
  prftRt: hundredths(-10_000, 99_999),
  dctRt: fc.oneof(fc.constant('0.00'), hundredths(0, 10_000)),
  vatCd: tax,
});
const lump = fc.record({
  lineTpCd: fc.constant('D'),
  price: fc.integer({ min: 1, max: 900_000 }).map((n) => String(-n)),
  priceFrgn: fc.integer({ min: 1, max: 90_000 }).map((n) => (-n / 100).toFixed(2)),
  vatCd: tax,
});
const words = fc.record({ lineTpCd: fc.constantFrom('H', 'R') });

const currency = fc.oneof(
  fc.constant({ currCd: 'KRW', excRt: '1.00', excUnit: 1 }),
  fc.record({ currCd: fc.constantFrom('USD', 'EUR'), excRt: hundredths(1, 300_000), excUnit: fc.constant(1) }),
  fc.record({ currCd: fc.constant('JPY'), excRt: hundredths(10_000, 150_000), excUnit: fc.constant(100) }),
);

export interface Document {
  readonly header: Values;
  /** Named L0, L1, … so that each is found on the paper. */
  readonly lines: readonly Values[];
}

/** Documents of all currencies, bases, taxes and kinds of lines. */
export const documents = (most = 12): fc.Arbitrary<Document> =>
  fc
    .record({
      header: fc
        .tuple(currency, tax)
        .map(([rate, vatCd]) => ({ ...rate, vatCd, zeroReasonCd: vatCd === 'ZERO' ? 'SHIP' : null })),
      lines: fc.array(
        fc.oneof({ weight: 6, arbitrary: worked }, { weight: 1, arbitrary: lump }, { weight: 1, arbitrary: words }),
        { minLength: 1, maxLength: most },
      ),
    })
    .map(({ header, lines }): Document => ({
      header,
      lines: lines.map((line, n): Values => ({ ...line, itemNm: `L${n}` })),
    }));

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');
/** `1234567.8` of a foreign amount comes with its cents, of won without. */
export const figure = (text: string): string => {
  const [digits = '', cents] = text.split('.');
  return grouped(digits) + (cents === undefined ? '' : `.${cents}`);
};
const isZero = (text: string) => /^-?[0.]*$/.test(text);

export interface PaperFigures {
  /** Of each line what stands right of its name: quantity, price, amount, discount, net; the empty ones left out. */
  readonly lines: readonly (readonly string[])[];
  /** Total, discount, net, tax, sum, in this order. */
  readonly totals: readonly string[];
}

/** What the paper must say, from the formulas alone. */
export function paperFigures({ header, lines }: Document, discounts = true): PaperFigures {
  const reckoned = reckon(header, lines);
  const won = header['currCd'] === 'KRW';
  const named = (name: string) => (won ? name : `${name}Frgn`);
  const shown = discounts && !isZero(reckoned.header[named('dctAmount')]!);
  const less = (text: string) => (isZero(text) ? '' : `-${figure(text)}`);
  return {
    lines: lines.map((line, n) => {
      const of = (name: string) => reckoned.lines[n]![named(name)]!;
      const type = line['lineTpCd'];
      if (type === 'H' || type === 'R') return [];
      const sums = shown ? [figure(of('tot')), less(of('dctAmount'))] : [];
      const start = type === 'D' ? [] : [figure(String(line['qty'])), figure(of('price'))];
      return [...start, ...sums, figure(of('quotAmount'))].filter(Boolean);
    }),
    totals: [
      ...(shown ? [figure(reckoned.header[named('tot')]!), less(reckoned.header[named('dctAmount')]!)] : []),
      figure(reckoned.header[named('quotAmount')]!),
      ...(won ? [figure(reckoned.header['salesVat']!)] : isZero(reckoned.header['salesVat']!) ? ['0.00'] : []),
      won
        ? `₩${figure(reckoned.header['sumAmount']!)}`
        : `${String(header['currCd'])} ${figure(reckoned.header['quotAmountFrgn']!)}`,
    ],
  };
}
