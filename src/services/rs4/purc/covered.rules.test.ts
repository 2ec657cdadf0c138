import { expect, test } from 'vitest';
import { leftToBuy, type Bought, type LineToBuy } from './covered.rules.ts';
import { offeredLines } from './left.rules.ts';

const line = (id: number, more: Partial<LineToBuy> = {}): LineToBuy => ({
  ...{ id, itemId: null, itemNm: `품목 ${id}`, unitCd: 'KG', qty: '100', doneQty: '0', purcClntId: null },
  ...more,
});
const row = (more: Partial<Bought>): Bought => ({
  ...{ orderItemId: null, itemId: null, itemNm: '강판 AH36', unitCd: 'KG', qty: '40' },
  ...more,
});
const left = (lines: readonly LineToBuy[], bought: readonly Bought[] = []) =>
  Object.fromEntries(leftToBuy(lines, bought));

test('what was bought for a line is taken from it, whatever item it is; in another unit it provides for all of it', () => {
  expect(left([line(1)], [row({ orderItemId: 1 })])).toEqual({ 1: '60' });
  expect(left([line(1)], [row({ orderItemId: 1 }), row({ orderItemId: 1, qty: '60' })])).toEqual({});
  expect(left([line(1), line(2)], [row({ orderItemId: 1, unitCd: 'L', qty: '3' })])).toEqual({ 2: '100' });
});

test('the same item bought without naming a line is taken from the lines of it, one after the other', () => {
  const lines = [line(1, { itemId: 7 }), line(2, { itemId: 7 }), line(3, { itemNm: '용접봉' })];
  expect(left(lines, [row({ itemId: 7, qty: '130' })])).toEqual({ 2: '70', 3: '100' });
  expect(left(lines, [row({ itemNm: ' 용접봉 ' })])).toEqual({ 1: '100', 2: '100', 3: '60' });
  expect(left(lines, [row({ itemId: 7, unitCd: 'EA' })])).toEqual({ 1: '100', 2: '100', 3: '100' });
});

test('what the yard has done itself is bought no more; a partner who is named still gets an order', () => {
  expect(left([line(1, { doneQty: '100' })])).toEqual({});
  expect(left([line(1, { doneQty: '30' })])).toEqual({ 1: '70' });
  expect(left([line(1, { doneQty: '80' })], [row({ orderItemId: 1 })])).toEqual({ 1: '20' });
  expect(left([line(1, { doneQty: '100', purcClntId: 5 })])).toEqual({ 1: '100' });
});

test('what is among the rows in writing is offered no more, as that line or as the same item', () => {
  const lines = [
    { orderItemId: 1, itemNm: '세척' },
    { orderItemId: 2, itemNm: '도장' },
    { orderItemId: 3, itemId: 7 },
  ];
  const offered = (rows: Parameters<typeof offeredLines>[1]) => offeredLines(lines, rows).map((one) => one.orderItemId);
  expect(offered([])).toEqual([1, 2, 3]);
  expect(offered([{ orderItemId: 1, itemNm: '도장' }])).toEqual([2, 3]);
  expect(offered([{ itemNm: '도장' }, { itemId: 7, itemNm: '아연판' }])).toEqual([1]);
});
