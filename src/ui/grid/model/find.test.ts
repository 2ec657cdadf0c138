import { expect, test } from 'vitest';
import { findAll, nextFound } from './find.ts';

const sheet = [
  ['선체 도장', '2,450'],
  ['아연판 교체', '37'],
  ['선체 고압수세척', ''],
];
const size = { rows: 3, cols: 2 };
const find = (keyword: string) => findAll(keyword, size, ({ row, col }) => sheet[row]![col]!);

test('finds words, figures without their separators, and initial consonants', () => {
  expect(find('선체')).toEqual([
    { row: 0, col: 0 },
    { row: 2, col: 0 },
  ]);
  expect(find('2450')).toEqual([{ row: 0, col: 1 }]);
  expect(find('ㅇㅇㅍ')).toEqual([{ row: 1, col: 0 }]);
  expect(find('  ')).toEqual([]);
});

test('goes on from the cell one is in, and round', () => {
  const found = find('선체');
  expect(nextFound(found, { row: 0, col: 0 })).toBe(1);
  expect(nextFound(found, { row: 0, col: 0 }, false, true)).toBe(0);
  expect(nextFound(found, { row: 2, col: 1 })).toBe(0);
  expect(nextFound(found, { row: 1, col: 0 }, true)).toBe(0);
  expect(nextFound(found, { row: 0, col: 0 }, true)).toBe(1);
  expect(nextFound(found, undefined)).toBe(0);
  expect(nextFound([], { row: 0, col: 0 })).toBe(-1);
});
