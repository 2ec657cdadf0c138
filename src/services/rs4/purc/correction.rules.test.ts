import { expect, test } from 'vitest';
import { withCorrection } from './correction.rules.ts';

test('a line that nothing came of has no day, whatever day is said; the others stay as they are', () => {
  const lines = [
    { id: 1, recvQty: '5', recvDt: '2026-11-20' },
    { id: 2, recvQty: '3', recvDt: '2026-11-20' },
  ];
  expect(withCorrection(lines, [{ id: 1, recvQty: '0', recvDt: '2026-11-21' }])).toEqual([
    { id: 1, recvQty: '0', recvDt: null },
    lines[1],
  ]);
});
