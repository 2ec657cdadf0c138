/** A name that was left before the server had said what is called so. */
import { expect, test } from 'vitest';
import { rows, text, won } from '../fields/index.ts';
import { environment } from '../inputs/harness.tsx';
import type { Detail } from './detail.ts';
import type { Row } from './editing.ts';
import type { Offered, Offering } from './offers.ts';
import { edited } from './rowEdits.ts';

const fields = { itemNm: text(200), unitCd: text(5), price: won() };
const washing: Offered = {
  row: { id: 7, key: 'I7', value: '고압수세척' },
  values: { itemNm: '고압수세척', unitCd: 'M2', price: '1466' },
};

/** Leaves the cell with the text in it, which rules `reckon` with, does `meanwhile` before the answer, and tells the row after it. */
async function leave(
  words: string,
  {
    meanwhile,
    reckon = (row) => row,
    ...change
  }: Partial<Offering> & { meanwhile?: (row: Row) => Row; reckon?: (row: Row) => Row } = {},
) {
  let found: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => (found = resolve));
  const offering: Offering = {
    ...{ typedIn: 'itemNm', ref: 'itemId', prefix: 'rs4/stdinfo/item' },
    kept: [{ figures: ['price'], with: ['price'] }],
    ...{ find: () => answer.then(() => [washing]), answered: () => false, weigh: async () => [] },
    conditions: () => undefined,
    ...change,
  };
  const detail: Detail = {
    ...{ grid: 'item', field: rows(fields), label: '품목', before: new Map(), record: {}, lock: undefined },
    columns: Object.entries(fields).map(([name, field]) => ({ name, field, label: name, fixed: false })),
    rows: [{ uid: 'a' }],
    ...{ problem: () => undefined, requires: () => false, newRow: () => ({}), offering },
    onChange: (next) => {
      now = { ...now, rows: next.map(reckon) };
    },
  };
  let now = detail;
  edited(() => ({ detail: now, environment: environment() }), [{ uid: 'a', itemNm: words }], [0], 'itemNm');
  await new Promise((laid) => setTimeout(laid));
  if (meanwhile) now = { ...now, rows: now.rows.map(meanwhile) };
  found();
  await new Promise((done) => setTimeout(done));
  return now.rows[0];
}

test('becomes the record that is called so', async () => {
  expect(await leave('고압 수세척')).toEqual({ uid: 'a', itemId: 7, ...washing.values });
});
test('stays a text where nothing is called so, where it was seen and left, and where nobody answers', async () => {
  const words = { uid: 'a', itemNm: '고압수세척' };
  expect(await leave('고압')).toEqual({ uid: 'a', itemNm: '고압' });
  expect(await leave('고압수세척', { answered: (seen) => seen === '고압수세척' })).toEqual(words);
  expect(await leave('고압수세척', { find: () => Promise.reject(new Error('away')) })).toEqual(words);
});
test('takes nothing from what was typed beside it meanwhile, and nothing from another name', async () => {
  const priced = await leave('고압수세척', { meanwhile: (row) => ({ ...row, unitCd: 'LS', price: '1500' }) });
  expect(priced).toEqual({ uid: 'a', itemId: 7, itemNm: '고압수세척', unitCd: 'LS', price: '1500' });
  expect(await leave('고압수세척', { meanwhile: (row) => ({ ...row, itemNm: '소제' }) })).toEqual({
    uid: 'a',
    itemNm: '소제',
  });
});
test('what rules made of an empty price is no price; a nothing that was typed is', async () => {
  const reckon = (row: Row): Row => ({ ...row, price: row['price'] ?? '0' });
  const priced = { uid: 'a', itemId: 7, ...washing.values };
  expect(await leave('고압수세척', { reckon })).toEqual(priced);
  const reckoned = (price: unknown) => (row: Row) => ({ ...row, price });
  expect(await leave('고압수세척', { meanwhile: reckoned('0') })).toEqual({ ...priced, price: '0' });
});
