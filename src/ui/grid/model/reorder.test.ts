import { expect, test } from 'vitest';
import { dropIndex, movedBlock, shiftedBlock } from './reorder.ts';

const list = ['a', 'b', 'c', 'd', 'e'];

test('a block moves with its order', () => {
  expect(movedBlock(list, 1, 2, 0).join('')).toBe('bcade');
  expect(movedBlock(list, 1, 2, 3).join('')).toBe('adebc');
  expect(movedBlock(list, 1, 2, 99).join('')).toBe('adebc');
  expect(movedBlock(list, 1, 2, 1)).toBe(list);
});

test('one place up or down, and no further than the ends', () => {
  expect(shiftedBlock(list, 1, 2, -1).join('')).toBe('bcade');
  expect(shiftedBlock(list, 1, 2, 1).join('')).toBe('adbce');
  expect(shiftedBlock(list, 0, 1, -1)).toBe(list);
  expect(shiftedBlock(list, 3, 4, 1)).toBe(list);
});

test.each([
  ['down onto a row: behind it', 1, 2, 4, 'adebc'],
  ['up onto a row: before it', 3, 4, 1, 'adebc'],
  ['onto itself: nowhere', 1, 2, 2, 'abcde'],
])('dropped %s', (_words, first, last, over, result) => {
  expect(movedBlock(list, first, last, dropIndex(first, last, over)).join('')).toBe(result);
});
