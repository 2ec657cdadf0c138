import { expect, test } from 'vitest';
import { expiredCells, expiredChecked, expiredWarning, isExpired } from './expired.ts';

test('the last day itself is over, the next is not, and no day says nothing', () => {
  expect(['2026-11-19', '2026-11-20', '2026-11-21', null, ''].map((day) => isExpired(day, '2026-11-20'))).toEqual([
    ...[true, true, false, false, false],
  ]);
});

test('each such row is marked while it is typed, and one sentence names all of them', () => {
  const rows = [
    { uid: 'a', expDt: '2026-11-25' },
    { uid: 'b', expDt: '2027-01-01' },
    { uid: 'c', expDt: null },
  ];
  expect(expiredCells(rows, '2026-11-29')).toEqual([
    { code: 'E_RANGE', grid: 'item', row: 0, uid: 'a', field: 'expDt', text: 'expiredTyped', warn: true },
  ]);
  expect(expiredWarning('expiredComes', [])).toEqual([]);
  const two = [
    { name: '1. 데모샴푸', expDt: '2026-11-25' },
    { name: '2. 데모세제', expDt: '2026-11-29' },
  ];
  expect(expiredWarning('expiredComes', two)).toMatchObject([
    { warn: true, args: ['1. 데모샴푸(2026-11-25), 2. 데모세제(2026-11-29)'] },
  ]);
});

test('while a receipt is checked each such row that came is marked at its day, and one sentence names them', () => {
  const item = [
    { id: 7, itemNm: '데모샴푸' },
    { id: 8, itemNm: '데모세제' },
    { id: 9, itemNm: '데모비누' },
  ];
  const rows = [
    { id: 7, qty: '0', expDt: '2026-11-01' },
    { id: 9, qty: '5', expDt: '2026-11-20' },
  ];
  expect(expiredChecked({ item }, { now: '2026-11-20 09:00' }, { rows })).toEqual([
    { code: 'E_STATE', text: 'expiredComes', warn: true, args: ['3. 데모비누(2026-11-20)'] },
    { code: 'E_RANGE', grid: 'rows', row: 1, field: 'expDt', text: 'expiredTyped', warn: true },
  ]);
  expect(expiredChecked({ item }, { now: '2026-11-19 09:00' }, { rows: rows.slice(1) })).toEqual([]);
  expect(expiredChecked({ item }, {}, { rows: rows.slice(1) })).toEqual([]);
});
