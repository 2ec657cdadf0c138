import { expect, test } from 'vitest';
import { date, qty } from '../../../fields/index.ts';
import { entered, startRows, taken, turned, turnedAll } from './takenRows.ts';

const fields = { recvQty: qty(), recvDt: date() };
const offered = [
  { id: 1, recvQty: '10', recvDt: '2026-11-20' },
  { id: 2, recvQty: '4', recvDt: '2026-11-20' },
];
const ids = (state: Parameters<typeof taken>[0]) => taken(state).map(({ id }) => id);

test('where a change takes a row in, none takes part at first, and only those that differ from what was offered', () => {
  const how = { fields, whenChanged: true };
  const start = startRows(offered, []);
  expect(taken(start)).toEqual([]);
  const typed = entered(start, { id: 2, column: 'recvQty', value: '3' }, offered, how);
  expect(taken(typed)).toEqual([{ id: 2, recvQty: '3', recvDt: '2026-11-20' }]);
  expect(ids(entered(typed, { id: 2, column: 'recvQty', value: '4' }, offered, how))).toEqual([]);
  // Put out by hand it is as it was; what is typed for a refused call stays.
  expect(turned(typed, 2, offered, how).rows).toEqual(offered);
  expect(turnedAll(turnedAll(typed, offered, how), offered, how).rows).toEqual(offered);
  expect(startRows(offered, taken(typed))).toEqual(typed);
});

test('elsewhere all take part until they are put out, and what was typed for them stays', () => {
  const how = { fields };
  const start = startRows(offered, offered);
  expect(ids(start)).toEqual([1, 2]);
  const typed = entered(start, { id: 1, column: 'recvQty', value: '7' }, offered, how);
  const without = turned(typed, 1, offered, how);
  expect(ids(without)).toEqual([2]);
  expect(taken(turned(without, 1, offered, how))).toEqual(typed.rows);
  expect(ids(turnedAll(start, offered, how))).toEqual([]);
});
