import { expect, test } from 'vitest';
import { lastReason, reasonFor, rememberReason } from './reasons.ts';

test('a reason holds for the same record, is offered for others, and is nobody else’s', () => {
  rememberReason(3, '고객 요청', 'rs4/quot/7');
  expect(reasonFor(3, 'rs4/quot/7')).toBe('고객 요청');
  expect(reasonFor(3, 'rs4/quot/8')).toBeUndefined();
  rememberReason(3, '연말 감사 자료');
  expect([reasonFor(3, undefined), reasonFor(3, 'rs4/quot/7'), lastReason(3)]).toEqual([
    undefined,
    '고객 요청',
    '연말 감사 자료',
  ]);
  expect([reasonFor(4, 'rs4/quot/7'), lastReason(4)]).toEqual([undefined, '']);
  // Another person at the same page leaves nothing behind.
  expect(lastReason(3)).toBe('');
});
