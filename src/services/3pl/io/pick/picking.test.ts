import { expect, test } from 'vitest';
import { amountFault, nextLine, pickLines, picksOf, pickedWords, progressOf } from './picking.ts';

const share = (id: number, rowId: number, locCd: string | null, qty: string, expDt: string | null = null) => ({
  ...{ id, rowId, locCd, qty, expDt, lotNo: null, allocStCd: 'LIVE' },
});
const order = (alloc: readonly object[]) =>
  ({
    item: [
      { id: 1, itemId: 11, itemNm: '세제', unitCd: 'EA' },
      { id: 2, itemId: 12, itemNm: '공구', unitCd: 'SET' },
    ],
    alloc,
  }) as unknown as Parameters<typeof pickLines>[0];
const ids = (alloc: readonly object[]) => pickLines(order(alloc), {}).map(({ id }) => id);

test('places are walked by their codes, figures as figures; at one place what expires first, and at none last', () => {
  const alloc = [
    share(1, 1, null, '1'),
    share(2, 1, 'A-10', '1'),
    share(3, 1, 'A-2', '1', '2027-11-20'),
    share(4, 1, 'A-2', '1', '2027-05-31'),
    share(5, 2, 'A-1', '1'),
  ];
  expect(ids(alloc)).toEqual([5, 4, 3, 2, 1]);
});

test('what was given back is picked by nobody', () => {
  expect(ids([{ ...share(1, 1, 'A', '5'), allocStCd: 'BACK' }, share(2, 1, 'B', '5')])).toEqual([2]);
});

test('a line has the name and the unit of its row, and what was picked of that promise alone', () => {
  expect(pickLines(order([share(7, 2, 'B', '24')]), { 7: '20', 8: '3' })).toMatchObject([
    { itemId: 12, item: '공구', unit: 'SET', most: '24', picked: '20' },
  ]);
});

test('the way goes on behind a line that is passed over, and comes back to it in the end', () => {
  const alloc = [share(1, 1, 'A', '5'), share(2, 1, 'B', '5'), share(3, 1, 'C', '5')];
  const next = (kept: Record<string, string>, from?: number) => nextLine(pickLines(order(alloc), kept), from)?.id;
  expect(next({})).toBe(1);
  expect(next({}, 1)).toBe(2);
  expect(next({ 2: '5' }, 1)).toBe(3);
  expect(next({ 2: '5' }, 3)).toBe(1);
  expect(next({ 1: '5', 2: '0' }, 3)).toBeUndefined();
  expect(next({ 1: '5', 2: '0', 3: '4' })).toBeUndefined();
});

test('one unit is a sum; pieces and sets are none, and their bar is that of the lines', () => {
  const pieces = [share(1, 1, 'A', '100'), share(2, 1, 'B', '60')];
  const one = progressOf(pickLines(order(pieces), { 1: '40' }));
  expect(one).toEqual({ units: [{ unit: 'EA', done: '40', all: '160' }], done: 1, all: 2, percent: 25 });
  const both = progressOf(pickLines(order([...pieces, share(3, 2, 'C', '1200')]), { 3: '1100' }));
  expect(both).toMatchObject({ done: 1, all: 3 });
  expect(both.percent).toBeCloseTo(33.3, 1);
  expect(pickedWords(both)).toBe('0 EA · 1,100 SET');
  expect(progressOf([])).toEqual({ units: [], done: 0, all: 0, percent: 0 });
});

test('the last step is told of each promise what was picked, of what was left nothing', () => {
  expect(picksOf(pickLines(order([share(1, 1, 'A', '5'), share(2, 1, 'B', '5')]), { 1: '4' }))).toEqual([
    { id: 1, qty: '4' },
    { id: 2, qty: '0' },
  ]);
});

test('a quantity is a whole number, nothing at the least and what was promised at the most', () => {
  expect(['0', '100', '101', '', '1.5', '-1', '많이'].map((typed) => amountFault(typed, '100'))).toEqual([
    ...[undefined, undefined, 'over', 'not_number', 'not_number', 'not_number', 'not_number'],
  ]);
});
