import { expect, test } from 'vitest';
import type { StockMonth } from './months.ts';
import { monthStates } from './monthStates.ts';

const closing = (ym: string, open = false): StockMonth => ({
  ...{ ym, closeDtm: '2026-11-02 09:00', closeNm: '안창고' },
  ...{ openDtm: open ? '2026-11-03 10:00' : null, openNm: open ? '황가상' : null, reason: open ? '누락' : null },
});
const told = (closings: readonly StockMonth[], today = '2026-11-26') =>
  monthStates(closings, today).map(({ ym, closed, reopened }) => [ym, closed?.ym ?? null, reopened.length]);

test('nothing was ever closed: nothing to tell', () => expect(told([])).toEqual([]));

test('a month is held by its own closing, or by that of a later one', () =>
  expect(told([closing('202610'), closing('202608'), closing('202607')])).toEqual([
    ['202610', '202610', 0],
    ['202609', '202610', 0],
    ['202608', '202608', 0],
    ['202607', '202607', 0],
  ]));

test('what was taken back stays told, and months above the last closing are open', () =>
  expect(told([closing('202610', true), closing('202610', true), closing('202609')])).toEqual([
    ['202610', null, 2],
    ['202609', '202609', 0],
  ]));

test('the month that runs is none of them, also in January', () =>
  expect(told([closing('202611')], '2027-01-01')).toEqual([
    ['202612', null, 0],
    ['202611', '202611', 0],
  ]));
