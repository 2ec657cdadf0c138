import { expect, test } from 'vitest';
import { reasonFor } from './counted.web.ts';

const line = (countQty: string) => ({ stockId: 1, seenQty: '10', countQty });

test('a count proposes why stock differs where it says so itself: all was found, or all is missing', () => {
  expect(reasonFor([line('12'), line('10')])).toBe('FOUND');
  expect(reasonFor([line('0'), line('9')])).toBe('LOSS');
  expect(reasonFor([line('12'), line('9')])).toBeUndefined();
  expect(reasonFor([line('10')])).toBeUndefined();
});
