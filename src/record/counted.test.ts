import { expect, test } from 'vitest';
import { quot } from '../services/rs4/quot/quot.ts';
import { pcr } from '../services/shipwork/pcr/pcr.ts';
import { countedRows, countNote, leftOut, leftOutOf } from './counted.ts';

const context = { lang: 'ko', codeName: (_: string, key: string) => key } as const;
const rows = (...states: string[]) => states.map((stCd) => ({ stCd }));

test('what was superseded or cancelled is left out and counted, by the same order as the database counts it', () => {
  const some = rows('SENT', 'REV', 'CANCEL', 'REV');
  expect(countedRows(quot, some)).toEqual(rows('SENT'));
  expect(leftOut(quot, some)).toEqual({ stCd: { REV: 2, CANCEL: 1 } });
  expect(leftOutOf(quot, [2, 1])).toEqual({ stCd: { REV: 2, CANCEL: 1 } });
  expect(leftOut(quot, rows('SENT', 'WON'))).toEqual({});
});

test('where nothing counts all of it is added, and the sum says so', () => {
  const gone = rows('REV', 'CANCEL');
  expect(countedRows(quot, gone)).toEqual(gone);
  const left = leftOut(quot, gone);
  expect(countNote(quot, left, 2, context)).toMatchObject({ key: 'desk.export.only', states: 'REV, CANCEL' });
  expect(countNote(quot, left, 3, context)).toMatchObject({ key: 'desk.export.left_out', count: 2 });
  expect(countNote(quot, {}, 3, context)).toBeUndefined();
});

test('a record that two fields take back is left out once', () => {
  const one = { stCd: 'REJECT', applyTpCd: 'C' };
  expect(leftOut(pcr, [one, { stCd: 'ISSUED', applyTpCd: 'C' }])).toEqual({ stCd: { REJECT: 1 }, applyTpCd: { C: 1 } });
});
