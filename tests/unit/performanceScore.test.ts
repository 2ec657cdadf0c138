import { describe, expect, test } from 'vitest';
import { performanceScore } from '../bench/performance.ts';

const best = { firstMs: 0, largestMs: 0, blockedMs: 0, shift: 0 };

describe('the score of a page', () => {
  test('is a hundred where nothing is waited for', () => expect(performanceScore(best)).toBe(100));
  test('is half in the middle of the web, nine tenths at its best tenth', () => {
    expect(performanceScore({ firstMs: 3000, largestMs: 4000, blockedMs: 600, shift: 0.25 })).toBe(50);
    expect(performanceScore({ firstMs: 1800, largestMs: 2500, blockedMs: 200, shift: 0.1 })).toBe(90);
  });
  test('weighs blocking most: a page like any other that stands still for 600 ms loses a sixth', () => {
    expect(performanceScore({ ...best, blockedMs: 600 })).toBe(83);
    expect(performanceScore({ ...best, firstMs: 3000 })).toBe(94);
  });
  test('falls towards nothing', () =>
    expect(performanceScore({ firstMs: 60_000, largestMs: 60_000, blockedMs: 60_000, shift: 9 })).toBe(0));
});
