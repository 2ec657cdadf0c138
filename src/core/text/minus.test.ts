import { expect, test } from 'vitest';
import { withMinus } from './minus.ts';

test('only the sign of a figure becomes a minus: what joins others stays a hyphen', () => {
  expect(withMinus('-50,000')).toBe('\u221250,000');
  expect(withMinus('50,000')).toBe('50,000');
  expect(withMinus('2026-11-20')).toBe('2026-11-20');
  expect(withMinus('-1 - 2')).toBe('\u22121 - 2');
});
