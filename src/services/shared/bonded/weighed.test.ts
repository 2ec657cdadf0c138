import { expect, it } from 'vitest';
import { weightFollowing } from './weighed.ts';

const whole = { pkg: 36, wgt: '540.50' };

it('reckons the weight of some packages, of all of them to the gram, and of more than were meant', () => {
  expect([1, 10, 35, 36, 37].map((count) => weightFollowing(whole, count, null))).toEqual([
    '15.01',
    '150.14',
    '525.49',
    '540.50',
    '555.51',
  ]);
});

it('follows what was reckoned, never what somebody weighed', () => {
  expect(weightFollowing(whole, 12, '150.14')).toBe('180.17');
  expect(weightFollowing(whole, 36, '555.51')).toBe('540.50');
  expect(weightFollowing(whole, 12, '151.30')).toBeUndefined();
});

it('says nothing where nothing follows', () => {
  for (const count of [0, -1, 1.5, Number.NaN])
    expect(weightFollowing(whole, count, null), String(count)).toBeUndefined();
  expect(weightFollowing({ pkg: 36, wgt: '0' }, 1, '1')).toBeUndefined();
  expect(weightFollowing({ pkg: 0, wgt: '1' }, 1, null)).toBeUndefined();
});
