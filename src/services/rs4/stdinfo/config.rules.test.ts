import { expect, it } from 'vitest';
import { fitsShape, groupOfShape } from './config.rules.ts';

it.each([
  ['INT', '30', true],
  ['INT', '0', true],
  ['INT', '1.5', false],
  ['INT', '-1', false],
  ['INT', '1,000', false],
  ['RATE', '10', true],
  ['RATE', '12.25', true],
  ['RATE', '12.255', false],
  ['RATE', '1000', false],
  ['YN', 'Y', true],
  ['YN', 'y', false],
  ['CODE:CURR', 'USD', true],
  ['CODE:CURR', 'XXX', false],
])('%s takes %s: %s', (shape, value, fits) => {
  expect(fitsShape(shape, value, ['KRW', 'USD'])).toBe(fits);
});

it('reads the group of a shape', () => {
  expect(groupOfShape('CODE:CURR')).toBe('CURR');
  expect(groupOfShape('INT')).toBeUndefined();
});
