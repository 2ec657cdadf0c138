import { expect, test } from 'vitest';
import { correctionProblems, withCorrection } from './correction.rules.ts';

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

test('a correction that takes no line in, or changes none of them, says so', () => {
  const purc = { item: [{ id: 1, qty: '5', recvQty: '5', recvDt: '2026-11-20' }] };
  const nothing = [{ code: 'E_RANGE', field: 'came', text: 'recvFixNothing' }];
  expect(correctionProblems({ came: [] }, purc)).toEqual(nothing);
  expect(correctionProblems({}, purc)).toEqual(nothing);
  expect(correctionProblems({ came: [{ id: 1, recvQty: '5', recvDt: '2026-11-20' }] }, purc)).toEqual(nothing);
  expect(correctionProblems({ came: [{ id: 1, recvQty: '4', recvDt: '2026-11-20' }] }, purc)).toEqual([]);
});
