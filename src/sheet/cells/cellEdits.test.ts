import { expect, it } from 'vitest';
import { code, rate } from '../../fields/index.ts';
import type { DetailColumn } from '../detail.ts';
import type { Row } from '../editing.ts';
import { filledCells, withCells } from './cellEdits.ts';

const column = (name: string, field: DetailColumn['field']): DetailColumn => ({
  ...{ name, field, label: name, fixed: false },
});
const columns = [column('prftRt', rate()), column('priceBaseCd', code('PRICE_BASE'))];
/** A profit rate is typed where the price is made by one. */
const open = (row: Row, { name }: DetailColumn) => name !== 'prftRt' || row.priceBaseCd === 'R';
const read = (row: Row, from: DetailColumn) => ({ value: row[from.name] });
const down = (cols: readonly number[], rows: readonly Row[]) =>
  rows.slice(1).flatMap((_, at) => cols.map((col) => ({ to: { row: at + 1, col }, from: { row: 0, col } })));

it('fills what a code that is filled with it opens, whatever the order of the columns', () => {
  const rows: Row[] = [
    { id: 1, priceBaseCd: 'R', prftRt: '20.00' },
    { id: 2, priceBaseCd: 'P', prftRt: '-100.00' },
    { id: 3, priceBaseCd: 'P', prftRt: '0.00' },
  ];
  const fill = (cols: readonly number[]) =>
    withCells(rows, filledCells(down(cols, rows), rows, columns, open, read), () => ({})).rows;
  expect(fill([0, 1]).slice(1)).toEqual([
    { id: 2, priceBaseCd: 'R', prftRt: '20.00' },
    { id: 3, priceBaseCd: 'R', prftRt: '20.00' },
  ]);
  // By itself it stays closed.
  expect(fill([0])).toEqual(rows);
});

it('fills nothing into what a code that is filled with it closes', () => {
  const rows: Row[] = [
    { id: 1, priceBaseCd: 'P', prftRt: '11.00' },
    { id: 2, priceBaseCd: 'R', prftRt: '20.00' },
  ];
  const edits = filledCells(down([0, 1], rows), rows, columns, open, read);
  expect(edits.map(({ column: of }) => of.name)).toEqual(['priceBaseCd']);
});
