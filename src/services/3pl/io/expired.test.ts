import { expect, test } from 'vitest';
import { expiredCells, expiredWarning, isExpired } from './expired.ts';

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
