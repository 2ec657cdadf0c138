import { describe, expect, it } from 'vitest';
import { copyRow, deleteRow, insertRow, moveRow, rowMark } from './editing.ts';
import type { Row } from './editing.ts';

const rows: Row[] = [
  { id: 1, sortNo: 1, nm: '가', tot: '10' },
  { id: 2, sortNo: 2, nm: '나' },
  { uid: 'n1', sortNo: 3, nm: '다' },
];
const order = (list: readonly Row[]) => list.map((row) => [row.nm, row.sortNo]);

describe('rows', () => {
  it('are inserted above a row or at the end, numbered from 1', () => {
    expect(order(insertRow(rows, { uid: 'n2', nm: '새' }, '2'))).toEqual([
      ['가', 1],
      ['새', 2],
      ['나', 3],
      ['다', 4],
    ]);
    expect(order(insertRow(rows, { uid: 'n2', nm: '새' })).at(-1)).toEqual(['새', 4]);
  });
  it('are copied below without id and computed values', () => {
    const copied = copyRow(rows, '1', ['tot'])[1]!;
    expect(copied).toMatchObject({ nm: '가', sortNo: 2 });
    expect([copied.id, copied.tot]).toEqual([undefined, undefined]);
    expect(copied.uid).toBeTruthy();
  });
  it('are marked when deleted, and come back; those never saved go at once', () => {
    const marked = deleteRow(rows, '1');
    expect(marked[0]).toMatchObject({ id: 1, _deleted: true });
    expect(marked[1]!.sortNo).toBe(1);
    expect(order(deleteRow(marked, '1'))).toEqual(order(rows));
    expect(order(deleteRow(rows, 'n1'))).toEqual([
      ['가', 1],
      ['나', 2],
    ]);
  });
  it('move and are numbered anew; out of bounds nothing happens', () => {
    expect(order(moveRow(rows, '1', 2))).toEqual([
      ['나', 1],
      ['다', 2],
      ['가', 3],
    ]);
    expect(order(moveRow(rows, '1', -1))).toEqual(order(rows));
  });
  it('tell what a save would do', () => {
    const row = rows[0]!;
    expect(rowMark(row, row, ['nm'])).toBeUndefined();
    expect(rowMark(row, { ...row, nm: 'x' }, ['nm'])).toBe('changed');
    expect(rowMark(undefined, { uid: 'n' }, ['nm'])).toBe('new');
    expect(rowMark(row, { ...row, _deleted: true }, ['nm'])).toBe('deleted');
  });
});
