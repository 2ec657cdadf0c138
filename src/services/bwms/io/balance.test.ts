import { expect, it } from 'vitest';
import { balanceProblems, partOf, type Balance } from './balance.ts';

const whole: Balance = { pkg: 36, wgt: '540.50', parts: false };

it('makes a part of fewer packages, with its weight as long as nobody has weighed it', () => {
  expect(partOf(whole, { pkgCnt: 10, grossWgt: '540.50' })).toEqual({ splitCd: 'P', grossWgt: '150.14' });
  expect(partOf(whole, { pkgCnt: 12, grossWgt: '150.14' })).toEqual({ splitCd: 'P', grossWgt: '180.17' });
  expect(partOf(whole, { pkgCnt: 36, grossWgt: '180.17' })).toEqual({ splitCd: 'A', grossWgt: '540.50' });
  expect(partOf(whole, { pkgCnt: 10, grossWgt: '151.30' })).toEqual({ splitCd: 'P' });
  expect(partOf({ ...whole, parts: true }, { pkgCnt: 36, grossWgt: null })).toEqual({
    splitCd: 'L',
    grossWgt: '540.50',
  });
  // Nothing follows from what cannot be.
  for (const pkgCnt of [null, 0, 37]) expect(partOf(whole, { pkgCnt, grossWgt: '540.50' })).toEqual({});
  expect(partOf({ ...whole, wgt: '0' }, { pkgCnt: 1, grossWgt: '1' })).toEqual({});
});

it('tells more than is left, a last part that leaves some, and packages that stay without weight or weight without packages', () => {
  const found = (splitCd: 'A' | 'P' | 'L', pkgCnt: number, grossWgt: string) =>
    balanceProblems({ splitCd, pkgCnt, grossWgt }, whole).map(({ field, text, args }) => [field, text, args]);
  expect(found('A', 36, '540.50')).toEqual([]);
  expect(found('P', 10, '150.14')).toEqual([]);
  expect(found('P', 36, '540.50')).toEqual([]);
  expect(found('P', 37, '1')).toEqual([['pkgCnt', 'stockShort', ['36', '37']]]);
  expect(found('P', 1, '540.51')).toEqual([['grossWgt', 'bondedShortWeight', ['540.50', '540.51']]]);
  expect(found('A', 10, '150.14')).toEqual([['splitCd', 'bondedLastPart', ['36', '540.50']]]);
  expect(found('L', 36, '540.49')).toEqual([['splitCd', 'bondedLastPart', ['36', '540.50']]]);
  expect(found('P', 10, '540.50')).toEqual([['grossWgt', 'bondedPartWeight', ['26', '0.00']]]);
  expect(found('P', 36, '500')).toEqual([['grossWgt', 'bondedPartWeight', ['0', '40.50']]]);
});
