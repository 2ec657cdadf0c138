import { expect, test } from 'vitest';
import type { Row } from '../editing.ts';
import { rowsBelowHeads, rowsByKind } from './kindCounts.ts';

const kinds = {
  kindField: 'tp',
  kindOf: ({ tp }: Row) => (tp === 'H' ? 'head' : tp === 'R' ? 'note' : tp === 'D' ? 'less' : undefined),
} as const;
const rows: Row[] = ['I', 'H', 'I', 'R', 'I', 'H', 'D', 'I'].map((tp, at) => ({ id: at + 1, tp }));

test('a heading counts the usual rows as far as the next one, without notes and what takes off', () => {
  expect(rowsBelowHeads(rows, kinds)).toEqual({ 2: 2, 6: 1 });
  expect(rowsBelowHeads(rows, {})).toEqual({});
});

test('the sums tell how many rows they are made of, by kind, what takes off last', () => {
  expect(rowsByKind(rows, kinds)).toEqual([
    ['I', 4],
    ['D', 1],
  ]);
  expect(rowsByKind(rows.toReversed(), kinds)).toEqual([
    ['I', 4],
    ['D', 1],
  ]);
  expect(rowsByKind(rows, { kindOf: kinds.kindOf })).toEqual([]);
});

test('what was deleted counts nowhere', () => {
  const gone = rows.map((row) => (row.id === 3 ? { ...row, _deleted: true } : row));
  expect(rowsBelowHeads(gone, kinds)).toEqual({ 2: 1, 6: 1 });
  expect(rowsByKind(gone, kinds)[0]).toEqual(['I', 3]);
});
