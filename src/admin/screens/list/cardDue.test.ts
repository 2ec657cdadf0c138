import { expect, test } from 'vitest';
import { resources } from '../../../services/index.ts';
import { dueOf } from './cardDue.ts';

const quot = resources.find(({ prefix }) => prefix === 'rs4/quot')!;
const left = (row: Readonly<Record<string, unknown>>) => dueOf(quot, row, '2026-11-20')?.left;

test('a card counts the days to what is awaited of the record, and only while it is', () => {
  expect(left({ stCd: 'SENT', validDt: '2026-11-27' })).toBe(7);
  expect(left({ stCd: 'SENT', validDt: '2026-11-18' })).toBe(-2);
  expect(left({ stCd: 'WON', validDt: '2026-11-27' })).toBeUndefined();
  expect(left({ stCd: 'SENT', validDt: null })).toBeUndefined();
});

test('every day that people are told of stands in its list, so that the card has it', () => {
  const missing = resources.flatMap(({ prefix, list, notifies }) =>
    (notifies?.due ?? []).filter(({ field }) => !list.includes(field)).map(({ field }) => `${prefix}.${field}`),
  );
  expect(missing).toEqual([]);
});
