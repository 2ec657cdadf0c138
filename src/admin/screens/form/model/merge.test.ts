import { describe, expect, it } from 'vitest';
import { changeKeys } from '../../../../record/resource.ts';
import { patchBody } from './changes.ts';
import { merge } from './merge.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from './values.ts';
import type { Shape } from './values.ts';

const names = ['itemNm', 'price', 'dctRt'];
const shape: Shape = {
  header: ['validDt', 'payTermCd', 'title', 'port'],
  grids: { item: { list: 'itemList', changes: changeKeys('item'), names, files: [], all: names } },
};
const before = {
  id: 12,
  version: 4,
  validDt: '2026-12-20',
  payTermCd: 'D30',
  title: '상가수리',
  port: null,
  itemList: [
    { id: 1, sortNo: 1, itemNm: '고압수세척', price: '1466', dctRt: '0' },
    { id: 2, sortNo: 2, itemNm: '선체 도장', price: '4000', dctRt: '0' },
    { id: 3, sortNo: 3, itemNm: '추진축', price: '14500000', dctRt: '0' },
  ],
};
type Made = typeof before & { itemList: Row[] };
const edit = (change: (record: Made) => void): Made => {
  const copy = structuredClone(before) as Made;
  change(copy);
  return copy;
};
const namesIn = (values: Record<string, unknown>) => rowsOf(values, 'itemList').map((row) => row.itemNm);

describe('merge', () => {
  it('asks only about what both changed differently', () => {
    const mine = edit((r) => {
      r.validDt = '2026-12-31';
      r.title = '2026년 정기 상가수리';
      r.itemList[1]!.dctRt = '2';
    });
    const theirs = edit((r) => {
      r.version = 5;
      r.validDt = '2026-12-10';
      r.payTermCd = 'D60';
      r.itemList[1]!.dctRt = '1.50';
      r.itemList[2]!.price = '13900000';
    });
    const result = merge(before, mine, theirs, shape);
    expect(result.conflicts.map((c) => [c.key, c.before, c.mine, c.theirs])).toEqual([
      ['validDt', '2026-12-20', '2026-12-31', '2026-12-10'],
      ['item/2/dctRt', '0', '2', '1.50'],
    ]);
    expect(result.mine.map((c) => c.key)).toEqual(['title']);
    expect(result.theirs.map((c) => c.key)).toEqual(['payTermCd', 'item/3/price']);
    const merged = result.resolve({ validDt: 'theirs', 'item/2/dctRt': 'mine' });
    expect(merged).toMatchObject({
      version: 5,
      validDt: '2026-12-10',
      payTermCd: 'D60',
      title: '2026년 정기 상가수리',
    });
    expect(patchBody(theirs, merged, shape)).toEqual({
      version: 5,
      title: '2026년 정기 상가수리',
      updateItemList: [{ id: 2, dctRt: '2' }],
    });
  });

  it('is silent about the same change on both sides', () => {
    const both = edit((r) => (r.validDt = '2027-01-01'));
    const result = merge(before, both, structuredClone(both), shape);
    expect([result.conflicts, result.mine, result.theirs]).toEqual([[], [], []]);
  });

  it('keeps rows that either side added, theirs first', () => {
    const mine = edit((r) => r.itemList.push({ uid: 'n1', sortNo: 4, itemNm: '내 행', price: '1', dctRt: '0' }));
    const theirs = edit((r) => r.itemList.push({ id: 9, sortNo: 4, itemNm: '남의 행', price: '2', dctRt: '0' }));
    const result = merge(before, mine, theirs, shape);
    expect(result.conflicts).toEqual([]);
    const merged = result.resolve({});
    expect(namesIn(merged)).toEqual(['고압수세척', '선체 도장', '추진축', '남의 행', '내 행']);
    expect(rowsOf(merged, 'itemList').map((row) => row.sortNo)).toEqual([1, 2, 3, 4, 5]);
    expect(patchBody(theirs, merged, shape)).toMatchObject({ insertItemList: [{ uid: 'n1', sortNo: 5 }] });
  });

  it('takes a row away that one side deleted and the other left alone', () => {
    const mine = edit((r) => (r.itemList[0] = { ...r.itemList[0]!, _deleted: true }));
    const theirs = edit((r) => r.itemList.splice(1, 1));
    const result = merge(before, mine, theirs, shape);
    expect(result.conflicts).toEqual([]);
    expect(namesIn(result.resolve({}))).toEqual(['추진축']);
  });

  it('asks about a row that one side deleted and the other edited', () => {
    const mine = edit((r) => (r.itemList[0]!.price = '1500'));
    const theirs = edit((r) => r.itemList.splice(0, 1));
    const result = merge(before, mine, theirs, shape);
    expect(result.conflicts).toMatchObject([{ key: 'item/1', theirs: undefined }]);
    expect(namesIn(result.resolve({ 'item/1': 'theirs' }))).toEqual(['선체 도장', '추진축']);
    const kept = result.resolve({ 'item/1': 'mine' });
    expect(namesIn(kept)[0]).toBe('고압수세척');
    expect(patchBody(theirs, kept, shape)).toMatchObject({ insertItemList: [{ itemNm: '고압수세척', price: '1500' }] });
  });

  it('restores by choice what I deleted and they edited', () => {
    const mine = edit((r) => (r.itemList[2] = { ...r.itemList[2]!, _deleted: true }));
    const theirs = edit((r) => (r.itemList[2]!.price = '13900000'));
    const result = merge(before, mine, theirs, shape);
    expect(namesIn(result.resolve({ 'item/3': 'theirs' }))).toHaveLength(3);
    expect(patchBody(theirs, result.resolve({ 'item/3': 'mine' }), shape)).toMatchObject({
      deleteItemList: [{ id: 3 }],
    });
  });

  it('keeps my order when I moved rows, theirs when I did not', () => {
    const swap = (r: Made) =>
      (r.itemList = [r.itemList[1]!, r.itemList[0]!, r.itemList[2]!].map((row, i) => ({ ...row, sortNo: i + 1 })));
    const keys = (values: Record<string, unknown>) => rowsOf(values, 'itemList').map(rowKey).join();
    expect(keys(merge(before, edit(swap), before, shape).resolve({}))).toBe('2,1,3');
    expect(keys(merge(before, before, edit(swap), shape).resolve({}))).toBe('2,1,3');
  });

  it('puts what only one side has behind what it stood behind there, theirs before mine', () => {
    const put = (at: number, id: number) => (r: Made) =>
      (r.itemList = r.itemList
        .toSpliced(at, 0, { ...r.itemList[0]!, id })
        .map((row, i) => ({ ...row, sortNo: i + 1 })));
    const keys = (mine: Made, theirs: Made) =>
      rowsOf(merge(before, mine, theirs, shape).resolve({}), 'itemList')
        .map(({ id }) => id)
        .join();
    expect(keys(edit(put(1, 8)), edit(put(1, 9)))).toBe('1,9,8,2,3');
    expect(keys(edit(put(0, 8)), edit(put(3, 9)))).toBe('8,1,2,3,9');
    expect(
      keys(
        edit(put(2, 8)),
        edit((r) => (r.itemList = r.itemList.slice(0, 1))),
      ),
    ).toBe('1,8');
  });

  it('loses nothing while no choice is made', () => {
    const mine = edit((r) => (r.validDt = '2026-12-31'));
    const theirs = edit((r) => (r.validDt = '2026-12-10'));
    expect(merge(before, mine, theirs, shape).resolve({})).toMatchObject({ validDt: '2026-12-31' });
  });
});

it('brings ten thousand rows of both sides together at once', () => {
  const itemList = Array.from({ length: 10_000 }, (_, n) => ({
    id: n + 1,
    sortNo: n + 1,
    itemNm: `${n}`,
    price: '1',
    dctRt: '0',
  }));
  const priced = (id: number, price: string) => ({
    ...before,
    itemList: itemList.map((row) => (row.id === id ? { ...row, price } : { ...row })),
  });
  const from = performance.now();
  const merged = rowsOf(merge(priced(0, ''), priced(1, '7'), priced(2, '8'), shape).resolve({}), 'itemList');
  expect(merged.slice(0, 3).map(({ price }) => price)).toEqual(['7', '8', '1']);
  expect(merged).toHaveLength(10_000);
  // Looking every row up in the whole list takes minutes.
  expect(performance.now() - from).toBeLessThan(5000);
});
