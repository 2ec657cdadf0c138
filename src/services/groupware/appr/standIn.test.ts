import { expect, test } from 'vitest';
import { insteadOf, insteadOfMany, standInOf, waitsUntil } from './standIn.ts';

test('somebody stands in from the first day of an absence to its last, never the drafter', () => {
  const person = { absFromDt: '2026-11-19', absToDt: '2026-11-21', proxyUserId: 6, proxyUserNm: '강시험' };
  const on = (today: string) => standInOf(person, today, 4);
  expect(['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22'].map(on)).toEqual(['', '강시험', '강시험', '']);
  expect(standInOf(person, '2026-11-20', 6)).toBe('');
  expect(standInOf(undefined, '2026-11-20', 4)).toBe('');
});

test('of whom the drafter would stand in for it is said until when they are away', () => {
  const person = { absFromDt: '2026-11-19', absToDt: '2026-11-21', proxyUserId: 6, proxyUserNm: '강시험' };
  expect([waitsUntil(person, '2026-11-20', 6), waitsUntil(person, '2026-11-20', 4)]).toEqual(['2026-11-21', '']);
  expect([waitsUntil(person, '2026-11-22', 6), waitsUntil(undefined, '2026-11-20', 6)]).toEqual(['', '']);
});

test('whoever takes the turn of another acts for them, and for nobody where the turn is their own', () => {
  const [own, other] = [
    { userId: 1, userNm: '나' },
    { userId: 2, userNm: '정모의' },
  ];
  expect(insteadOf([other], 1)).toBe('정모의');
  expect(insteadOf([own, other], 1)).toBe('');
  expect(insteadOf([], 1)).toBe('');
  const third = { userId: 3, userNm: '박견본' };
  expect(insteadOfMany([[other], [own], [third], [other], [own, other]], 1)).toEqual([
    ['정모의', 2],
    ['박견본', 1],
  ]);
  expect(insteadOfMany([[own], []], 1)).toEqual([]);
});
