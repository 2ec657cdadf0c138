import { expect, test } from 'vitest';
import { text } from '../../../../fields/index.ts';
import { boxColumns } from './boxColumns.ts';
import type { NamedBox } from './boxColumns.ts';

function box(
  name: string,
  fields: number,
  rest: { span?: 1 | 2 | 3; folded?: boolean; half?: boolean; more?: number } = {},
): NamedBox {
  const { half, more = 0, ...declared } = rest;
  const names = Array.from({ length: fields }, (_, at) => `${name}${at}`);
  const named = names.map((field, at) => [field, text(9, { ...(half && { half }), more: at < more })] as const);
  return { name, box: { fields: names, ...declared }, fields: named };
}
const told = (...boxes: readonly NamedBox[]) =>
  boxColumns(boxes).map((column) => column.map(({ name }) => name).join(' '));

test('boxes stand in three columns at most, in their order and as low as may be', () => {
  expect(told(box('a', 5), box('b', 5), box('c', 9), box('d', 7), box('e', 3))).toEqual(['a b', 'c', 'd e']);
  expect(told(box('a', 6), box('b', 5))).toEqual(['a', 'b']);
  expect(told(box('a', 14))).toEqual(['a']);
});

test('folded boxes are their heading, pairs one row, and what waits behind the others none', () => {
  expect(told(box('a', 6), box('b', 5), box('c', 4), box('d', 9, { folded: true }))).toEqual(['a', 'b', 'c d']);
  expect(told(box('a', 2), box('b', 4, { half: true }), box('c', 2), box('d', 5))).toEqual(['a b', 'c', 'd']);
  expect(told(box('a', 3), box('b', 9, { more: 9 }), box('c', 3), box('d', 3))).toEqual(['a b', 'c', 'd']);
});

test('a wide box has its columns for itself', () => {
  expect(told(box('a', 16, { span: 2 }), box('b', 5), box('c', 3, { folded: true }), box('d', 3))).toEqual([
    'a',
    'b c d',
  ]);
  expect(told(box('a', 4, { span: 2 }), box('b', 2), box('c', 4, { span: 2 }))).toEqual(['a', 'b', 'c']);
});
