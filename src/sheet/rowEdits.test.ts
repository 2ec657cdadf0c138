/** A name that was left before the server had said what is called so. */
import { expect, test } from 'vitest';
import { rows, text, won } from '../fields/index.ts';
import { environment } from '../inputs/harness.tsx';
import type { Detail } from './detail.ts';
import type { Row } from './editing.ts';
import type { Offered, Offering } from './offers.ts';
import { edited, meant } from './rowEdits.ts';

const fields = { itemNm: text(200), unitCd: text(5), price: won() };
const washing: Offered = {
  row: { id: 7, key: 'I7', value: '고압수세척' },
  values: { itemNm: '고압수세척', unitCd: 'M2', price: '1466' },
};

const offeringOf = (find: Offering['find'], change: Partial<Offering> = {}): Offering => ({
  ...{ typedIn: 'itemNm', ref: 'itemId', prefix: 'rs4/stdinfo/item', find },
  kept: [{ figures: ['price'], with: ['price'] }],
  ...{ begin: () => undefined, answered: () => false, weigh: async () => [] },
  conditions: () => undefined,
  ...change,
});
const detailOf = (offering: Offering, onChange: Detail['onChange']): Detail => ({
  ...{ grid: 'item', field: rows(fields), label: '품목', before: new Map(), record: {}, lock: undefined },
  columns: Object.entries(fields).map(([name, field]) => ({ name, field, label: name, fixed: false })),
  rows: [{ uid: 'a' }],
  ...{ problem: () => undefined, requires: () => false, newRow: () => ({}), offering, onChange },
});

interface Leaving extends Partial<Offering> {
  readonly meanwhile?: (row: Row) => Row;
  readonly reckon?: (row: Row) => Row;
  /** A cell that is typed in before the answer, and what is typed. */
  readonly typed?: readonly [string, string];
}

/** Leaves the cell with the text in it, which rules `reckon` with, does `meanwhile` before the answer, and tells the row after it. */
async function leave(words: string, { meanwhile, reckon = (row) => row, typed, find, ...change }: Leaving = {}) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const offering = offeringOf(async (...asked) => {
    await answered;
    return find ? find(...asked) : [washing];
  }, change);
  let now = detailOf(offering, (next) => {
    now = { ...now, rows: next.map(reckon) };
  });
  const writes = (row: Row, name: string) =>
    edited(() => ({ detail: now, environment: environment() }), [row], [0], name);
  writes({ uid: 'a', itemNm: words }, 'itemNm');
  await new Promise((laid) => setTimeout(laid));
  if (meanwhile) now = { ...now, rows: now.rows.map(meanwhile) };
  if (typed) writes({ ...now.rows[0], [typed[0]]: typed[1] }, typed[0]);
  answer();
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
test('a nothing that is typed over a nothing meanwhile is the price, and stays with what it is made by', async () => {
  const byRate: Offered = { ...washing, values: { ...washing.values, baseCd: 'R' } };
  const reckon = (row: Row): Row => ({ ...row, price: row['price'] ?? '0' });
  const row = await leave('고압수세척', {
    kept: [{ figures: ['price'], with: ['baseCd', 'price'] }],
    find: () => Promise.resolve([byRate]),
    reckon,
    typed: ['price', '0'],
  });
  expect(row).toEqual({ uid: 'a', itemId: 7, itemNm: '고압수세척', unitCd: 'M2', price: '0' });
});
test('of rows that were pasted each becomes its record at once, and keeps what came along with its name', async () => {
  const now: { current: Detail } = { current: undefined as never };
  const offering = offeringOf(async () => [washing]);
  const steps: (readonly Row[])[] = [];
  now.current = detailOf(offering, (next) => {
    steps.push(next);
    now.current = { ...now.current, rows: next };
  });
  const row = (uid: string, more: Row = {}): Row => ({ uid, itemNm: '고압수세척', ...more });
  const left = [row('a'), row('b', { price: '0' }), row('c', { itemNm: '소제' })];
  now.current = { ...now.current, rows: left };
  const count = await meant(
    () => ({ detail: now.current, environment: environment() }),
    left,
    offering,
    ({ uid }) => (uid === 'b' ? ['itemNm', 'price'] : ['itemNm']),
  );
  expect(count).toBe(2);
  const linked = { itemId: 7, ...washing.values };
  expect(steps).toEqual([[{ uid: 'a', ...linked }, { uid: 'b', ...linked, price: '0' }, left[2]]]);
});
