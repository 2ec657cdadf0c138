import { describe, expect, it } from 'vitest';
import type { Values } from '../../../../core/field.ts';
import { deleteRows } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { following } from '../below/following.ts';
import { nested } from '../below/sample.ts';
import { merge } from './merge.ts';
import { rowsOf, shapeOf } from './values.ts';

const shape = shapeOf(nested);
const before: Values = {
  id: 1,
  version: 1,
  nm: 'x',
  lanList: [
    { id: 1, sortNo: 1, nm: 'A' },
    { id: 2, sortNo: 2, nm: 'B' },
  ],
  specList: [
    { id: 11, sortNo: 1, nm: 'A1', lanRow: 1 },
    { id: 12, sortNo: 2, nm: 'B1', lanRow: 2 },
  ],
  partList: [{ id: 21, sortNo: 1, nm: 'B1x', specRow: 12 }],
};
const withoutB = (record: Values): Values => {
  const rows = rowsOf(record, 'lanList');
  const after = deleteRows(rows, 1, 1);
  return { ...record, lanList: after, ...following(nested, record, 'lan', { before: rows, after, act: 'delete' }) };
};
const live = (record: Values) => ({
  ...record,
  ...Object.fromEntries(
    ['lanList', 'specList', 'partList'].map((list) => [list, rowsOf(record, list).filter((row) => !row._deleted)]),
  ),
});
const add = (record: Values, row: Row): Values => ({ ...record, specList: [...rowsOf(record, 'specList'), row] });
const mineNew = { uid: 'n1', sortNo: 3, nm: 'B2', lanRow: 2 };
const theirNew = { id: 13, sortNo: 3, nm: 'B2', lanRow: 2 };
const names = (record: Values, list: string) => rowsOf(record, list).map(({ nm }) => nm);

describe('merge of rows below rows', () => {
  it('asks nothing where a row and all below it went on one side only', () => {
    const merged = merge(before, withoutB(before), { ...before, version: 2 }, shape);
    expect(merged.conflicts).toEqual([]);
    expect(names(merged.resolve({}), 'specList')).toEqual(['A1']);
  });
  it('asks once, about the row above, where I deleted what they added to', () => {
    const merged = merge(before, withoutB(before), add(before, theirNew), shape);
    expect(merged.conflicts.map(({ key }) => key)).toEqual(['lan/2']);
    const mine = merged.resolve({ 'lan/2': 'mine' });
    expect([names(mine, 'lanList'), names(mine, 'specList'), names(mine, 'partList')]).toEqual([['A'], ['A1'], []]);
    const theirs = merged.resolve({ 'lan/2': 'theirs' });
    expect([names(theirs, 'specList'), names(theirs, 'partList')]).toEqual([['A1', 'B1', 'B2'], ['B1x']]);
  });
  it('inserts again what they deleted and I added to, rows below with their links', () => {
    const merged = merge(before, add(before, mineNew), live(withoutB(before)), shape);
    expect(merged.conflicts.map(({ key }) => key)).toEqual(['lan/2']);
    const mine = merged.resolve({ 'lan/2': 'mine' });
    expect(rowsOf(mine, 'lanList')[1]).toMatchObject({ id: null, uid: 'again2', nm: 'B' });
    expect(rowsOf(mine, 'specList').slice(1)).toMatchObject([
      { nm: 'B1', id: null, uid: 'again12', lanRow: null, lanRowUid: 'again2' },
      { nm: 'B2', uid: 'n1', lanRow: null, lanRowUid: 'again2' },
    ]);
    expect(rowsOf(mine, 'partList')).toMatchObject([{ nm: 'B1x', specRow: null, specRowUid: 'again12' }]);
    const theirs = merged.resolve({ 'lan/2': 'theirs' });
    expect([names(theirs, 'lanList'), names(theirs, 'specList'), names(theirs, 'partList')]).toEqual([
      ['A'],
      ['A1'],
      [],
    ]);
  });
  it('asks about a change two levels below', () => {
    const theirs = { ...before, partList: [{ ...rowsOf(before, 'partList')[0]!, nm: 'B1z' }] };
    const merged = merge(before, withoutB(before), theirs, shape);
    expect(merged.conflicts.map(({ key }) => key)).toEqual(['lan/2']);
  });
});
