import { describe, expect, it } from 'vitest';
import { discountRate, headerAmounts, lineAmounts, summedColumns, type AmountLine, type Currency } from './amounts.ts';
import { vectorA, vectorB, vectorC } from './amounts.vectors.ts';
import { lineNumbers } from './lineNo.ts';

const krw: Currency = { currCd: 'KRW', excRt: '1', excUnit: 1 };

describe.each([
  ['A: won, TAX10', vectorA],
  ['B: dollars, ZERO', vectorB],
  ['C: yen by the hundred', vectorC],
])('vector %s', (_, vector) => {
  const lines = vector.lines.map(({ input }) => lineAmounts(input, vector.header));
  it.each(vector.lines.map(({ expected }, i) => [i, expected] as const))('line %i', (i, expected) =>
    expect(lines[i]).toMatchObject(expected),
  );
  it('header', () => expect(headerAmounts(lines)).toMatchObject(vector.totals));
  it('is the same reckoned again', () => expect(lines.map((line) => lineAmounts(line, vector.header))).toEqual(lines));
});

describe('lineAmounts', () => {
  it.each(['H', 'R'])('a line of type %s counts nothing', (lineTpCd) => {
    const line: AmountLine = lineAmounts({ lineTpCd, qty: '3', price: '100', purcPrice: '50', vatCd: 'TAX10' }, krw);
    expect(line.qty).toBeNull();
    for (const name of summedColumns) expect(Number(line[name])).toBe(0);
  });
  it('a lump discount has quantity 1, no rate and no purchase, whatever was sent', () =>
    expect(
      lineAmounts(
        { lineTpCd: 'D', qty: '9', price: '-500', dctRt: '10', purcPrice: '70', priceBaseCd: 'R', vatCd: 'FREE' },
        krw,
      ),
    ).toMatchObject({
      qty: '1',
      tot: '-500',
      dctAmount: '0',
      quotAmount: '-500',
      purcTot: '0',
      prftRt: '0.00',
      salesVat: '0',
    }));
  it('a computed amount that was sent is ignored', () =>
    expect(
      lineAmounts(
        { lineTpCd: 'I', qty: '2', price: '100', tot: '9', quotAmount: '9', salesVat: '9', vatCd: 'TAX10' },
        krw,
      ),
    ).toMatchObject({
      tot: '200',
      quotAmount: '200',
      salesVat: '20',
    }));
  it('foreign columns of a won document are zero', () =>
    expect(
      lineAmounts({ lineTpCd: 'I', qty: '2', price: '100', priceFrgn: '5', purcPriceFrgn: '4' }, krw),
    ).toMatchObject({
      priceFrgn: '0.00',
      totFrgn: '0.00',
      purcPriceFrgn: '0.00',
    }));
});

it('a profit rate beyond five digits shows the bound instead of refusing the document', () => {
  expect(lineAmounts<AmountLine>({ lineTpCd: 'I', qty: '1', price: '1000000', purcPrice: '10' }, krw).prftRt).toBe(
    '999.99',
  );
  expect(headerAmounts([{ quotAmount: '-100000', purcTot: '10' }]).prftRt).toBe('-999.99');
});

it('a typed discount amount becomes a rate', () => {
  expect(discountRate('125710', '3591700')).toBe('3.50');
  expect(discountRate('5', '0')).toBe('0.00');
});

/** A small reproducible generator: the test fails on the same document again. */
function random(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % most;
  };
}

it('columns of thousands of random documents add up, line by line and down the columns', () => {
  const next = random(20261120);
  const amount = (most: number, scale: number) => (next(most) / 10 ** scale).toFixed(scale);
  for (let n = 0; n < 3000; n += 1) {
    const header = [
      krw,
      { currCd: 'USD', excRt: amount(200_000, 2) || '1', excUnit: 1 },
      { currCd: 'JPY', excRt: '912.35', excUnit: 100 },
    ][next(3)]!;
    if (Number(header.excRt) === 0) continue;
    const lines = Array.from({ length: 1 + next(12) }, (): AmountLine => {
      const lineTpCd = ['I', 'I', 'I', 'H', 'R', 'D'][next(6)]!;
      const sign = lineTpCd === 'D' ? '-' : '';
      return lineAmounts(
        {
          lineTpCd,
          qty: String(1 + next(5000)),
          priceBaseCd: 'PR'[next(2)],
          price: sign + String(1 + next(9_000_000)),
          priceFrgn: sign + amount(9_000_000, 2),
          prftRt: amount(20_000, 2),
          dctRt: amount(10_001, 2),
          vatCd: ['TAX10', 'ZERO', 'FREE'][next(3)],
          purcBaseCd: 'KF'[next(2)],
          purcPrice: String(next(9_000_000)),
          purcPriceFrgn: amount(9_000_000, 2),
        },
        header,
      );
    });
    const totals = headerAmounts(lines);
    const cents = (value: unknown) =>
      BigInt(String(value).replace('.', '')) * (String(value).includes('.') ? 1n : 100n);
    for (const line of lines) {
      expect(cents(line.quotAmount)).toBe(cents(line.tot) - cents(line.dctAmount));
      expect(cents(line.quotAmountFrgn)).toBe(cents(line.totFrgn) - cents(line.dctAmountFrgn));
    }
    for (const name of summedColumns)
      expect(lines.reduce((total, line) => total + cents(line[name]), 0n)).toBe(cents(totals[name]));
    expect(cents(totals.sumAmount)).toBe(cents(totals.quotAmount) + cents(totals.salesVat));
    expect(cents(totals.quotAmount)).toBe(cents(totals.tot) - cents(totals.dctAmount));
  }
});

describe('lineNumbers', () => {
  const lines = [...'HIIRHIDI'].map((lineTpCd) => ({ lineTpCd }));
  it('NUM', () => expect(lineNumbers(lines, 'NUM')).toEqual(['1', '1.1', '1.2', '', '2', '2.1', '', '2.2']));
  it('ALP', () => expect(lineNumbers(lines, 'ALP')).toEqual(['A', 'A-1', 'A-2', '', 'B', 'B-1', '', 'B-2']));
  it('NONE', () => expect(lineNumbers(lines, 'NONE')).toEqual(Array(8).fill('')));
  it('items before any heading', () =>
    expect(
      lineNumbers(
        [...'IIHI'].map((lineTpCd) => ({ lineTpCd })),
        'NUM',
      ),
    ).toEqual(['1', '2', '3', '3.1']));
  it('letters go on after Z', () =>
    expect(
      lineNumbers(
        Array.from({ length: 28 }, () => ({ lineTpCd: 'H' as const })),
        'ALP',
      ).slice(25),
    ).toEqual(['Z', 'AA', 'AB']));
});
