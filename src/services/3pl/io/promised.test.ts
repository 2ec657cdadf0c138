import { expect, test } from 'vitest';
import { goneWords, promisedOfRows, promisedWords } from './promised.ts';

const share = (rowId: number, locCd: string | null, qty: string, allocStCd = 'LIVE', lotNo: string | null = null) => ({
  ...{ rowId, locCd, qty, doneQty: '0', lotNo, expDt: null, allocStCd },
});
const item = [
  { id: 1, unitCd: 'EA' },
  { id: 2, unitCd: 'SET' },
] as never;

test('of each row the places and lots that its goods were promised from, each once, without what was given back', () => {
  const alloc = [
    share(1, 'A-01', '5'),
    share(2, 'B-01', '1'),
    share(2, null, '1'),
    share(1, 'A-02', '3', 'LIVE', 'L9'),
    share(1, 'A-01', '2', 'LIVE', 'L9'),
  ];
  const told = promisedOfRows({ item, alloc: [...alloc, share(2, 'C-01', '9', 'BACK', 'L0')] as never });
  expect([...told]).toEqual([
    [1, { locCd: ['A-01', 'A-02'], lotNo: ['L9'] }],
    [2, { locCd: ['B-01', '–'], lotNo: [] }],
  ]);
  expect(promisedOfRows({ item }).size).toBe(0);
});

test('the sentence says how many rows, how much of each unit and from where, of many places how many more', () => {
  const alloc = [share(1, 'A-01', '1200'), share(2, 'B-01', '3'), share(1, null, '34')];
  expect(promisedWords({ item, alloc: alloc as never })).toEqual({
    ...{ rows: '2', qty: '1,234 EA · 3 SET', places: 'A-01, B-01, –' },
  });
  const many = Array.from({ length: 6 }, (_, at) => share(1, `A-0${at + 1}`, '1'));
  expect(promisedWords({ item, alloc: many as never }).places).toBe('A-01, A-02, A-03, A-04, +2');
  expect(promisedWords({ item, alloc: [share(1, null, '1')] as never }).places).toBe('–');
});

test('of what has gone each unit has its sum, and what stayed of the plan is named, of many how many more', () => {
  const row = (at: number, planQty: string, qty: string, unitCd = 'EA') => ({
    ...{ id: at, itemNm: `상품 ${at}`, lotNo: at === 2 ? 'L2' : null, unitCd, planQty, qty },
  });
  const gone = (...rows: object[]) => goneWords({ item: rows as never });
  expect(gone(row(1, '1200', '1200'), row(2, '10', '4'), row(3, '2', '0', 'BX'))).toEqual({
    ...{ went: '1,204 EA · 0 BX', rest: '상품 2 L2 6 EA, 상품 3 2 BX' },
  });
  expect(gone(row(1, '5', '5')).rest).toBe('');
  expect(gone(...Array.from({ length: 6 }, (_, at) => row(at + 3, '1', '0'))).rest).toMatch(/상품 6 1 EA, \+2$/);
});
