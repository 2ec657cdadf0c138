import { expect, test } from 'vitest';
import { shortWon } from './amounts.ts';

test.each([
  [
    'ko',
    [0, 7000, 25_000, 50_000, 75_000, 82_500, 715_000, 5_120_000, 162_000_000],
    '– 7,000 2.5만 5만 7.5만 8.3만 72만 512만 1.6억',
  ],
  ['en', [0, 700, 25_000, 82_500, 715_000, 5_120_000], '– 700 25.0K 82.5K 715K 5.1M'],
])('amounts at a glance in %s, a few 만 to the thousand', (lang, amounts, told) => {
  expect(amounts.map((amount) => shortWon(amount, lang)).join(' ')).toBe(told);
});
