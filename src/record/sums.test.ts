import { describe, expect, it } from 'vitest';
import { code, foreign, qty, text, weight, won } from '../fields/index.ts';
import { isSummed, sumOf, sumsOf } from './sums.ts';

const fields = {
  itemNm: text(20),
  unitCd: code('UNIT'),
  qty: qty(),
  price: won(),
  tot: won(),
  totFrgn: foreign(),
  gt: weight({ summed: false }),
  purcPrice: won({ summed: true }),
};
const line = (unitCd: string | null, count: string | null, tot: string | null, totFrgn = '0.00') => ({
  unitCd,
  qty: count,
  price: '10',
  tot,
  totFrgn,
  gt: '1.00',
  purcPrice: '5',
});

describe('sumsOf', () => {
  it('adds amounts and quantities of one unit, neither prices nor what its field leaves out', () => {
    const rows = [line('EA', '2', '100', '0.10'), line('EA', '3', '-40', '0.20')];
    expect(sumsOf(fields, Object.keys(fields), rows)).toEqual({
      qty: '5',
      tot: '60',
      totFrgn: '0.30',
      purcPrice: '10',
    });
  });
  it('adds no quantities of several units, and lets lines without a quantity pass', () => {
    const one = [line('EA', '2', '1'), line(null, null, null), line('KG', '0', '1')];
    expect(sumsOf(fields, ['qty'], one)).toEqual({ qty: '2' });
    expect(sumsOf(fields, ['qty', 'tot'], [...one, line('KG', '1', '1')])).toEqual({ tot: '3' });
  });
  it('shows no zero under a grid without rows', () => expect(sumsOf(fields, ['tot'], [])).toEqual({}));
});

describe('sumOf', () => {
  it('adds decimals exactly, and what is empty or half typed as nothing', () =>
    expect(sumOf([{ a: '0.10' }, { a: '0.20' }, { a: null }, {}, { a: '12,' }], 'a', undefined)).toBe('0.30'));
  it('adds foreign amounts of one currency only', () => {
    const rows = [
      { a: '1.00', c: 'USD' },
      { a: '2.50', c: 'USD' },
      { a: '0.00', c: 'KRW' },
    ];
    expect(sumOf(rows, 'a', 'c')).toBe('3.50');
    expect(sumOf([...rows, { a: '9.00', c: 'JPY' }], 'a', 'c')).toBeUndefined();
    expect(sumOf([{ a: '1.00' }], 'a', 'c')).toBeUndefined();
  });
});

it('a foreign amount needs its currency in the same record', () => {
  expect(isSummed(fields, 'totFrgn')).toBe(false);
  expect(isSummed({ ...fields, currCd: code('CURR') }, 'totFrgn')).toBe(true);
});

it('adds no quantities of different units, whatever the field of the unit is called', () => {
  const lines = { qty: qty(), qtyUnitCd: code('UNIT') };
  const row = (qtyUnitCd: string) => ({ qty: '2', qtyUnitCd });
  expect(sumsOf(lines, ['qty'], [row('EA'), row('EA')])).toEqual({ qty: '4' });
  expect(sumsOf(lines, ['qty'], [row('EA'), row('KG')])).toEqual({});
});
