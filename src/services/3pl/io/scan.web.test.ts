import { expect, test } from 'vitest';
import type { Row } from '../../../sheet/editing.ts';
import { withScanned } from './scan.web.ts';

const fresh = (): Row => ({ uid: 'new', dmgQty: '0' });
const rows: readonly Row[] = [
  { id: 1, itemId: 7, planQty: '5', lotNo: 'A' },
  { id: 2, itemId: 8, planQty: '2' },
  { id: 3, itemId: 7, planQty: null, lotNo: 'B' },
];

test('an item that no row has gets one at the end, with what rows begin with', () => {
  expect(withScanned(rows, 9, undefined, fresh)).toEqual({
    ...{ rows: [...rows, { uid: 'new', dmgQty: '0', itemId: 9, planQty: '1' }], key: 'new', row: 4, to: '1' },
  });
});

test('one more is planned in its row, and no other row changes', () => {
  const put = withScanned(rows, 8, undefined, fresh);
  expect(put).toMatchObject({ key: '2', row: 2, from: '2', to: '3' });
  expect('rows' in put && put.rows).toEqual([rows[0], { ...rows[1], planQty: '3' }, rows[2]]);
});

test('of several rows the one that was scanned before goes on, else the last', () => {
  expect(withScanned(rows, 7, undefined, fresh)).toMatchObject({ key: '3', row: 3, from: '0', to: '1' });
  expect(withScanned(rows, 7, '1', fresh)).toMatchObject({ key: '1', row: 1, from: '5', to: '6' });
  expect(withScanned(rows, 7, '2', fresh)).toMatchObject({ key: '3' });
});

test('a row that goes away with the save is none', () => {
  const going = [{ ...rows[1]!, _deleted: true }];
  expect(withScanned(going, 8, '2', fresh)).toMatchObject({ key: 'new', row: 2 });
});

test('what is full, or no whole number, stays as it is', () => {
  expect(withScanned([{ id: 1, itemId: 7, planQty: '999999999' }], 7, undefined, fresh)).toEqual({ full: 1 });
  expect(withScanned([{ id: 1, itemId: 7, planQty: '12,a' }], 7, undefined, fresh)).toEqual({ full: 1 });
});
