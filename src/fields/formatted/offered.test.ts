import { expect, test } from 'vitest';
import { hsCd } from './customs.ts';
import { keptBeside } from './offered.ts';

const field = hsCd({ offered: { by: 'shipwork/common/hsCode', fills: { itemNm: 'itemNm', dealNm: 'dealNm' } } });
const kept = (before: Record<string, unknown> | undefined, after: Record<string, unknown>) =>
  keptBeside(field, 'hsCd', before, after);

test('names of the former code that stay beside another one are told', () => {
  const before = { hsCd: '8487100000', itemNm: '선박용 프로펠러', dealNm: '' };
  expect(kept(before, { ...before, hsCd: '8409992000' })).toEqual(['itemNm']);
  expect(kept(before, { ...before, hsCd: '8409992000', itemNm: '디젤엔진 부분품' })).toEqual([]);
});

test('a first code, an emptied one and the same one leave nothing to look at', () => {
  const named = { hsCd: null, itemNm: '선박용 프로펠러', dealNm: 'BLADE' };
  expect(kept(named, { ...named, hsCd: '8487100000' })).toEqual([]);
  expect(kept({ ...named, hsCd: '8487100000' }, named)).toEqual([]);
  expect(kept({ ...named, hsCd: '8487100000' }, { ...named, hsCd: '8487100000' })).toEqual([]);
  expect(kept(undefined, { ...named, hsCd: '8487100000' })).toEqual([]);
});
