import { expect, test } from 'vitest';
import { nextSort } from './sort.ts';

const up = (key: string) => ({ key, direction: 'asc' as const });
const down = (key: string) => ({ key, direction: 'desc' as const });

test('one head goes up, down, off', () => {
  expect(nextSort([], 'a', false)).toEqual([up('a')]);
  expect(nextSort([up('a')], 'a', false)).toEqual([down('a')]);
  expect(nextSort([down('a')], 'a', false)).toEqual([]);
});

test('another head takes over unless shift is held', () => {
  expect(nextSort([down('a')], 'b', false)).toEqual([up('b')]);
  expect(nextSort([down('a')], 'b', true)).toEqual([down('a'), up('b')]);
});

test('with shift a key keeps its weight while it turns', () => {
  expect(nextSort([up('a'), up('b')], 'a', true)).toEqual([down('a'), up('b')]);
  expect(nextSort([down('a'), up('b')], 'a', true)).toEqual([up('b')]);
});
