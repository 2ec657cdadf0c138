import { expect, test } from 'vitest';
import { restAfter } from './wrongLogins.ts';

test('every fifth wrong password brings a rest, each twice as long as the one before, up to a day', () => {
  const rests = Array.from({ length: 50 }, (_, n) => restAfter(n + 1));
  expect(rests.filter((_, n) => (n + 1) % 5 !== 0).every((rest) => rest === undefined)).toBe(true);
  expect(rests.filter((rest) => rest !== undefined)).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
  expect(restAfter(0)).toBeUndefined();
});
