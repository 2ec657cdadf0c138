import { expect, test } from 'vitest';
import { date, rows, text } from '../../../../fields/index.ts';
import type { Resource } from '../../../../core/resource.ts';
import { placeOf } from '../model/problems.ts';
import type { FormProblem } from '../model/problems.ts';
import { inReadingOrder } from './readingOrder.ts';

const paper = {
  prefix: 'rs4/paper',
  table: 'RS4_PAPER',
  scope: 'OWN',
  menus: [{ menu: 'R11' }],
  name: 'title',
  fields: {
    title: text(20),
    note: text(20, { more: true }),
    day: date(),
    line: rows({ name: text(20), unit: text(5) }, { name: 'name' }),
    cost: rows({ name: text(20) }, { name: 'name' }),
  },
  search: { keyword: ['title'], conditions: [] },
  list: ['title'],
} as const satisfies Resource;

const wrong = (field: string | undefined, grid?: string, row?: string): FormProblem => ({
  at: placeOf(field, grid, row),
  message: '틀림',
  ...(field !== undefined && { field }),
  ...(grid !== undefined && { grid }),
  ...(row !== undefined && { row }),
});
const places = (problems: readonly FormProblem[], values: Parameters<typeof inReadingOrder>[2]) =>
  inReadingOrder(problems, paper, values).map(({ at }) => at);

test('rows are counted, not spelled: the ninth stands before the tenth, however they were found', () => {
  const lineList = Array.from({ length: 11 }, (_, at) => ({ uid: `n${at + 1}` }));
  const found = [wrong('unit', 'line', 'n10'), wrong('name', 'line', 'n11'), wrong('unit', 'line', 'n9')];
  expect(places([...found, wrong('name', 'line', 'n9')], { lineList })).toEqual([
    ...['line/n9/name', 'line/n9/unit', 'line/n10/unit', 'line/n11/name'],
  ]);
});

test('the head comes before its grids, what is shown at once before what is opened, a whole row before its cells', () => {
  const values = { lineList: [{ id: 4 }], costList: [{ id: 1 }] };
  const [first, second] = ['4', '1'];
  const found = [
    wrong('name', 'cost', second),
    wrong('name', 'line', first),
    wrong(undefined, 'line', first),
    wrong('note'),
    wrong('day'),
    wrong('title'),
  ];
  expect(places(found, values)).toEqual(['title', 'day', 'note', 'line/4', 'line/4/name', 'cost/1/name']);
});
