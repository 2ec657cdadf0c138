import { expect, it } from 'vitest';
import { pageRows } from './pageRows.ts';

const field = (label: string, span?: number) => ({ label, value: '', ...(span ? { span } : {}) });
const spans = (columns: number, ...fields: readonly ReturnType<typeof field>[]) =>
  pageRows(columns, fields).map((row) => row.map(({ label, span }) => [label, span]));

it('a row ends where the next field has no room, and its last field takes what is left', () => {
  expect(spans(24, field('a', 8), field('b', 8), field('c', 12), field('d', 30))).toEqual([
    [
      ['a', 8],
      ['b', 16],
    ],
    [['c', 24]],
    [['d', 24]],
  ]);
  expect(spans(2, field('a'), field('b'), field('c'))).toEqual([
    [
      ['a', 1],
      ['b', 1],
    ],
    [['c', 2]],
  ]);
  expect(spans(3)).toEqual([]);
});
