import { describe, expect, test } from 'vitest';
import { code, qty, rows, text, won } from '../fields/index.ts';
import type { Detail } from './detail.ts';
import type { Row } from './editing.ts';
import type { Offering } from './offers.ts';
import { beginsIn, goesOn } from './ways.ts';

const fields = {
  tpCd: code('LINE_TP', { required: true, default: 'I' }),
  workCd: code('RS4_WORK'),
  itemNm: text(200, { required: true }),
  unitCd: code('UNIT', { required: true }),
  qty: qty({ required: true }),
  tot: won({ computed: true }),
};
const columns = Object.entries(fields).map(([name, field]) => ({ name, field, label: name, fixed: name === 'tot' }));
const offering: Offering = {
  ...{ typedIn: 'itemNm', ref: 'itemId', prefix: 'rs4/stdinfo/item', kept: [] },
  ...{ find: async () => [], begin: () => undefined, answered: () => false, weigh: async () => [] },
  conditions: () => undefined,
};
const detail = (over: Partial<Detail> = {}): Detail => ({
  ...{ grid: 'item', field: rows(fields), label: '품목', before: new Map(), record: {}, lock: undefined, columns },
  ...{ rows: [], problem: () => undefined, onChange: () => undefined, offering },
  requires: (_row, name) => fields[name as keyof typeof fields]?.required === true,
  newRow: () => ({ tpCd: 'I' }),
  ...over,
});
const without = (...names: readonly string[]) => columns.filter(({ name }) => !names.includes(name));

describe('a new row begins', () => {
  test('in the name that finds its record, past what is filled already or may stay empty', () => {
    expect(beginsIn(detail(), columns)).toBe('itemNm');
  });
  test('before it, where something has to be filled in first', () => {
    expect(beginsIn(detail({ newRow: () => ({}) }), columns)).toBe('tpCd');
  });
  test('in the first open cell where nothing is found by its name, or the name does not show', () => {
    const { offering: _, ...plain } = detail();
    expect(beginsIn(plain, columns)).toBe('tpCd');
    expect(beginsIn(plain, without('tpCd'))).toBe('workCd');
    expect(beginsIn(detail(), without('itemNm', 'tpCd'))).toBe('workCd');
  });
});

describe('a row goes on from its name', () => {
  const on = (row: Row, { name = 'itemNm', shown = columns, taken = true, led = false } = {}) =>
    goesOn(detail(), shown, name, led)?.(row, taken);
  test('once its record was taken, in what still waits for a value, else in how many', () => {
    expect(on({ itemId: 7, itemNm: '도장', unitCd: 'M2' })).toBe('qty');
    expect(on({ itemId: 7, itemNm: '도장' })).toBe('unitCd');
    expect(on({ itemId: 7, itemNm: '도장', unitCd: 'M2', qty: '1' })).toBe('qty');
    expect(on({ itemId: 7, itemNm: '도장', unitCd: 'M2' }, { shown: without('qty') })).toBe('unitCd');
    expect(on({ id: 3, itemId: 7, itemNm: '도장', unitCd: 'M2' })).toBe('qty');
  });
  test('alike in a new row whose name was typed freely; in one that is stored the keys have their way', () => {
    const typed = { itemNm: '도장', unitCd: 'M2' };
    expect(on(typed, { taken: false })).toBe('qty');
    expect(on({ ...typed, qty: '1' }, { taken: false })).toBe('qty');
    expect(on({ ...typed, id: 3 }, { taken: false })).toBeUndefined();
    expect(on({ unitCd: 'M2' }, { taken: false })).toBeUndefined();
    // Of a heading nothing is counted.
    expect(on(typed, { shown: without('qty'), taken: false })).toBeUndefined();
  });
  test('and from a cell that it led to, as long as something of a new row waits', () => {
    const unit = { name: 'unitCd', led: true };
    const named = { itemNm: '도장', unitCd: 'M2' };
    expect(on(named, unit)).toBe('qty');
    expect(on(named, { ...unit, taken: false })).toBe('qty');
    expect(on({ ...named, qty: '1' }, unit)).toBeUndefined();
    expect(on({ ...named, id: 3 }, unit)).toBeUndefined();
    expect(on(named, { ...unit, led: false })).toBeUndefined();
  });
  test('to its price, where none stands there', () => {
    const prices = { price: won(), priceFrgn: won() };
    const priced = rows({ ...fields, ...prices }, { card: { price: ['priceFrgn', 'price'], amount: ['tot'] } });
    const shown = [
      ...columns,
      ...Object.entries(prices).map(([name, field]) => ({ name, field, label: name, fixed: false })),
    ];
    const opens = (row: Row, name: string) => (name === 'priceFrgn' ? row['currCd'] === 'USD' : undefined);
    const onward = (row: Row, name: string, led = true) =>
      goesOn(detail({ field: priced, opens }), shown, name, led)?.(row, false);
    const counted = { itemNm: '도장', unitCd: 'M2', qty: '12' };
    expect(onward(counted, 'itemNm', false)).toBe('qty');
    for (const price of [undefined, null, '0']) expect(onward({ ...counted, price }, 'qty')).toBe('price');
    expect(onward({ ...counted, price: '9500' }, 'qty')).toBeUndefined();
    expect(onward({ ...counted, price: '0', currCd: 'USD' }, 'price')).toBe('priceFrgn');
    expect(onward({ ...counted, price: '0' }, 'price')).toBeUndefined();
    // Whoever came by other keys, or works on a row that is stored, goes down.
    expect(onward({ ...counted, price: '0' }, 'qty', false)).toBeUndefined();
    expect(onward({ ...counted, price: '0', id: 3 }, 'qty')).toBeUndefined();
  });
  test('nowhere of its own where no record stands, or another cell was left', () => {
    expect(on({ itemNm: '도장' })).toBeUndefined();
    expect(on({ itemId: 7, itemNm: '도장' }, { name: 'unitCd' })).toBeUndefined();
  });
  test('cell by cell where no name brings its record along', () => {
    const { offering: _, ...plain } = detail({ field: rows(fields, { name: 'workCd' }) });
    const onward = (row: Row, name: string, led = false) => goesOn(plain, columns, name, led)?.(row, true);
    expect(onward({ workCd: 'A' }, 'workCd')).toBe('itemNm');
    expect(onward({ workCd: 'A', itemNm: '도장' }, 'itemNm', true)).toBe('unitCd');
    expect(onward({ workCd: 'A' }, 'qty', true)).toBeUndefined();
    // A row without its name is none that is filled in, and one that is stored leaves the keys their way.
    expect(onward({}, 'workCd')).toBeUndefined();
    expect(onward({ id: 3, workCd: 'A' }, 'workCd')).toBeUndefined();
    // Who goes down a column types down the column.
    expect(onward({ workCd: 'A' }, 'itemNm')).toBeUndefined();
  });
});
