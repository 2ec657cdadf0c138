import { expect, test } from 'vitest';
import { taxRows, type TaxLine } from './taxInv.rules.ts';

const line = (unitPrice: string, supplyAmt: string): TaxLine => ({
  ...{ itemNm: '안전화', spec: null, qty: '30', unitPrice, supplyAmt, taxAmt: '0' },
});

test('a unit price stands where it multiplies to the amount, and below a discount none does', () => {
  const rows = taxRows([line('52000', '1560000'), line('52000', '1508052')], '2026-11-20', (first) => first);
  expect(rows.map(({ unitPrice, supplyAmt }) => [unitPrice, supplyAmt])).toEqual([
    ['52000', '1560000'],
    [null, '1508052'],
  ]);
});
