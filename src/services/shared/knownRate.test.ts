import { expect, it } from 'vitest';
import { kindsAsked, knownRate } from './knownRate.ts';

const rate = { excRt: '912.35', excUnit: 100, excTpCd: 'BASE', excDt: '2026-11-20' };

it('is a rate with its unit, its kind and its day, and nothing else', () => {
  expect(knownRate({ id: 1, key: 'JPY', ...rate })).toEqual(rate);
  for (const name of Object.keys(rate)) expect(knownRate({ ...rate, [name]: null }), name).toBeUndefined();
  expect(knownRate(undefined)).toBeUndefined();
});

it('of another kind is told by the base rate, at customs by no other', () => {
  expect(kindsAsked('EXP', false)).toEqual(['EXP', 'BASE']);
  expect(kindsAsked('BASE', false)).toEqual(['BASE']);
  for (const kind of ['IMP', 'EXP']) expect(kindsAsked(kind, true)).toEqual([kind]);
});
