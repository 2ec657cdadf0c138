import { expect, test } from 'vitest';
import { standsInNow, waitingFor, waitingWords } from './waiting.ts';

const waiting = [
  { drafter: 1, count: 2 },
  { drafter: 2, count: 3 },
];
const person = { absFromDt: '2026-11-19', absToDt: '2026-11-21', proxyUserId: 9 };

test('who stands in sees all but what they drafted themselves', () => {
  expect([waitingFor(waiting, 9), waitingFor(waiting, 2), waitingFor([], 9)]).toEqual([5, 2, 0]);
});

test('somebody acts for the person within the absence alone', () => {
  expect(['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22'].map((day) => standsInNow(person, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([standsInNow(person, '2026-11-20', 8), standsInNow({}, '2026-11-20')]).toEqual([false, false]);
});

test('it is said for an absence from today on and for a later one, and not where nothing waits or it is over', () => {
  const said = (more: object) => waitingWords({ ...person, ...more }, waiting, '2026-11-20');
  expect(said({})).toBe('waits');
  expect(said({ absFromDt: '2026-11-21' })).toBe('waits_later');
  expect(said({ absToDt: '2026-11-19' })).toBeUndefined();
  expect(said({ proxyUserId: null })).toBeUndefined();
  // What is stored already is not said to come, and another who is named is.
  const again = (before: object) => waitingWords(person, waiting, '2026-11-20', { ...person, ...before });
  expect([again({}), again({ proxyUserId: 8 }), again({ absToDt: '2026-11-20' })]).toEqual([
    undefined,
    'waits',
    undefined,
  ]);
  expect(waitingWords({ ...person, proxyUserId: 1 }, [waiting[0]!], '2026-11-20')).toBeUndefined();
});
