import { expect, it } from 'vitest';
import { calledSo, offeredPrice, taken } from './offers.ts';
import type { Offered } from './offers.ts';

const rule = {
  ref: 'itemId',
  kept: [
    { figures: ['price'], with: ['priceBaseCd', 'price'] },
    { figures: ['purcPrice'], with: ['purcPrice'] },
  ],
};
const own = { itemNm: '고압수세척', unitCd: 'M2', priceBaseCd: 'R', price: '1466', purcPrice: '1150' };
const washing: Offered = { row: { id: 7, key: 'I7', value: '고압수세척' }, values: own };
const sold: Offered = {
  ...washing,
  last: { field: 'price', values: { priceBaseCd: 'P', price: '1400' }, day: '2026-11-03', of: 'ship' },
};

it('fills words, unit and prices of an empty row', () => {
  expect(taken({ itemNm: '고압', price: null, purcPrice: '0' }, washing, rule)).toEqual({ ...own, itemId: 7 });
});
it('takes the last price before the own one', () => {
  expect(taken({ itemNm: '고압' }, sold, rule)).toMatchObject({ price: '1400', priceBaseCd: 'P', purcPrice: '1150' });
});
it('keeps a price that stands there, with what belongs to it, and fills the rest', () => {
  const row = { itemNm: '고압', priceBaseCd: 'P', price: '2000' };
  expect(taken(row, sold, rule)).toEqual({ ...own, itemId: 7, priceBaseCd: 'P', price: '2000' });
});
it('keeps the price of another item too, and replaces it when the same item is taken again', () => {
  const row = { itemNm: '도장', itemId: 3, price: '2000' };
  const once = taken(row, sold, rule);
  expect(once['price']).toBe('2000');
  expect(taken(once, sold, rule)['price']).toBe('1400');
});
it('tells the price that taking it brings', () => {
  expect(offeredPrice(sold, rule)).toEqual({ name: 'price', value: '1400' });
  expect(offeredPrice(washing, rule)).toEqual({ name: 'price', value: '1466' });
  expect(offeredPrice({ ...washing, values: {} }, rule)).toBeUndefined();
});

const called = (id: number, value: string, more: Partial<Offered['row']> = {}): Offered => ({
  row: { id, key: `I${id}`, value, ...more },
  values: {},
});
const paint = called(1, '방오도료 A', { valueEn: 'Anti-fouling A', spec: '20 L' });
const bolts = [called(2, '볼트 1.5'), called(3, '볼트 15')];
it.each([
  ['방오도료 A', 1],
  [' 방오도료a ', 1],
  ['anti-fouling  A', 1],
  ['방오도료 A 20L', 1],
  ['i1', 1],
  ['볼트1.5', 2],
  ['방오도료', undefined],
  ['20 L', undefined],
  ['', undefined],
  [' ', undefined],
  [null, undefined],
])('%j calls one record so: %j', (text, id) => expect(calledSo([paint, ...bolts], text)?.row.id).toBe(id));
it('means none of several that are called alike, but for what tells them apart, and none that is barred', () => {
  const alike = [paint, called(4, '방오도료 A', { spec: '5 L' })];
  expect(calledSo(alike, '방오도료 A')).toBeUndefined();
  expect(calledSo(alike, '방오도료 A 5 L')).toBe(alike[1]);
  expect(calledSo([called(5, '희석제', { barred: { word: '', why: '' } })], '희석제')).toBeUndefined();
});

it('takes no price that is told of another unit than the one that a person gave along', () => {
  const [row, per] = [
    { itemNm: '고압수세척', unitCd: 'EA', price: '0' },
    { ...rule, per: 'unitCd' },
  ];
  const theirs = new Set(['unitCd']);
  expect(taken(row, sold, per, theirs)).toEqual({ ...row, itemId: 7 });
  expect(taken({ ...row, unitCd: 'M2' }, sold, per, theirs)).toMatchObject({ price: '1400', purcPrice: '1150' });
  expect(taken(row, sold, per)).toMatchObject({ unitCd: 'M2', price: '1400' });
});
