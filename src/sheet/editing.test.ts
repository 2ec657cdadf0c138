import { describe, expect, it } from 'vitest';
import { copyRows, deleteRows, dropRows, insertRows, liveRows, moveRows, rowMark } from './editing.ts';
import type { Row } from './editing.ts';

const rows: Row[] = [
  { id: 1, sortNo: 1, nm: '가', tot: '10' },
  { id: 2, sortNo: 2, nm: '나' },
  { uid: 'n1', sortNo: 3, nm: '다' },
];
const order = (list: readonly Row[]) => list.map((row) => [row.nm, row.sortNo]);
const names = (list: readonly Row[]) => list.map((row) => row.nm).join('');

describe('rows', () => {
  it('are inserted above a row or at the end, numbered from 1', () => {
    expect(order(insertRows(rows, [{ uid: 'n2', nm: '새' }], '2'))).toEqual([
      ['가', 1],
      ['새', 2],
      ['나', 3],
      ['다', 4],
    ]);
    expect(order(insertRows(rows, [{ uid: 'n2', nm: '새' }])).at(-1)).toEqual(['새', 4]);
    expect(names(insertRows(rows, [{ nm: '새' }, { nm: '또' }], '1'))).toBe('새또가나다');
  });
  it('are copied below, several at once, without id and computed values', () => {
    const copied = copyRows(rows, 0, 1, ['tot']);
    expect(order(copied)).toEqual([
      ['가', 1],
      ['나', 2],
      ['가', 3],
      ['나', 4],
      ['다', 5],
    ]);
    expect([copied[2]!.id, copied[2]!.tot]).toEqual([undefined, undefined]);
    expect(copied[2]!.uid).toBeTruthy();
    expect(copied[2]!.uid).not.toBe(copied[3]!.uid);
  });
  it('are marked when deleted, and come back; those never saved go at once', () => {
    const marked = deleteRows(rows, 0, 0);
    expect(marked[0]).toMatchObject({ id: 1, _deleted: true });
    expect(marked[1]!.sortNo).toBe(1);
    expect(order(deleteRows(marked, 0, 0))).toEqual(order(rows));
    expect(names(deleteRows(rows, 2, 2))).toBe('가나');
  });
  it('are deleted together: some marked already, some never saved', () => {
    const some = deleteRows(rows, 1, 1);
    const all = deleteRows(some, 0, 2);
    expect(all.map((row) => [row.nm, row._deleted])).toEqual([
      ['가', true],
      ['나', true],
    ]);
    expect(deleteRows(all, 0, 1).map((row) => [row.sortNo, row._deleted])).toEqual([
      [1, false],
      [2, false],
    ]);
  });
  it('move as a block and are numbered anew; at the ends nothing happens', () => {
    expect(order(moveRows(rows, 0, 1, 1))).toEqual([
      ['다', 1],
      ['가', 2],
      ['나', 3],
    ]);
    expect(names(moveRows(rows, 0, 1, -1))).toBe('가나다');
    expect(names(dropRows(rows, 2, 2, 0))).toBe('다가나');
    expect(names(dropRows(rows, 0, 0, 2))).toBe('나다가');
  });
  it('that came by themselves stay only once something stands in them', () => {
    const began = { uid: 'n2', unitCd: 'EA' };
    const grown = insertRows(rows, [{ ...began, _grown: began }]);
    expect(names(liveRows(grown))).toBe('가나다');
    expect(rowMark(undefined, grown[3]!, ['nm', 'unitCd'])).toBeUndefined();
    const used = grown.map((row) => (row.uid === 'n2' ? { ...row, nm: '라' } : row));
    expect(names(liveRows(used))).toBe('가나다라');
    expect(rowMark(undefined, used[3]!, ['nm', 'unitCd'])).toBe('new');
    const turned = grown.map((row) => (row.uid === 'n2' ? { ...row, unitCd: 'BOX' } : row));
    expect(liveRows(turned)).toHaveLength(4);
    // Asked for by its button it stays as it is.
    expect(liveRows(insertRows(rows, [began]))).toHaveLength(4);
  });
  it('tell what a save would do', () => {
    const row = rows[0]!;
    expect(rowMark(row, row, ['nm'])).toBeUndefined();
    expect(rowMark(row, { ...row, nm: 'x' }, ['nm'])).toBe('changed');
    expect(rowMark(undefined, { uid: 'n' }, ['nm'])).toBe('new');
    expect(rowMark(row, { ...row, _deleted: true }, ['nm'])).toBe('deleted');
  });
});
