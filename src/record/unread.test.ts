import { expect, test } from 'vitest';
import { code, date, integer, qty, text, won } from '../fields/index.ts';
import { unreadBelow, unreadCount } from './unread.ts';

const fields = {
  itemNm: text(20),
  unitCd: code('UNIT'),
  qty: qty({ min: 0 }),
  days: integer(),
  dueDt: date(),
  price: won(),
  tot: won({ computed: true }),
};
const rows = [
  { itemNm: '12,O00', unitCd: 'X', qty: '2', price: '12,O00', tot: '0' },
  { itemNm: '도장', dueDt: '2026-02-30', qty: '-7', days: '많이', price: '12.5', tot: 'x' },
  { itemNm: '소제', qty: '3', days: 2, price: null, tot: '30' },
];

test('figures that their columns refuse are counted, neither words nor what is reckoned or empty', () => {
  expect(unreadCount(fields, rows)).toBe(4);
  expect(unreadCount(fields, rows.slice(2))).toBe(0);
});

test('the sum of a column depends on its own ones; that of a reckoned column on all of its rows', () => {
  expect(unreadBelow(fields, ['qty', 'price', 'tot'], rows)).toEqual({ qty: 1, price: 2, tot: 4 });
  expect(unreadBelow(fields, ['qty', 'tot'], rows.slice(0, 1))).toEqual({ tot: 1 });
  expect(unreadBelow(fields, ['qty', 'tot'], rows.slice(2))).toEqual({});
});

test('what another side fills in depends on nothing that stands beside it', () => {
  const theirs = { ...fields, qty: { ...qty({ min: '0', writtenBy: ['buy'] }), computed: true } };
  expect(unreadBelow(theirs, ['qty', 'price', 'tot'], rows.slice(0, 1))).toEqual({ price: 1, tot: 1 });
});
