import { expect, test } from 'vitest';
import { costlessCount, hasRate } from './costless.ts';

const sold = { lineTpCd: 'I', quotAmount: '1000' } as const;

test('work that is sold without a purchase price is counted, headings, discounts and what was taken away are not', () => {
  const item = [
    { ...sold, purcTot: '0' },
    { ...sold, purcTot: null },
    { ...sold, purcTot: '700' },
    { ...sold, purcTot: '0', _deleted: true },
    { lineTpCd: 'I', quotAmount: '0', purcTot: '0' },
    { lineTpCd: 'H', quotAmount: '2000', purcTot: '0' },
    { lineTpCd: 'D', quotAmount: '-100', purcTot: '0' },
  ] as const;
  expect(costlessCount({ item })).toBe(2);
  expect(costlessCount({})).toBe(0);
});

test.each([
  ['700', '300', true],
  ['0', '1000', false],
  [null, '1000', false],
  ['0', '0', true],
])('of a cost of %s and a profit of %s there is a rate: %s', (purcTot, prftAmt, told) =>
  expect(hasRate({ purcTot, prftAmt })).toBe(told),
);
