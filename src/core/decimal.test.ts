import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { sum } from './decimal.ts';

const plainSum = (values: readonly string[]) => values.reduce((total, value) => total.plus(value), new Big(0)).toFixed();

describe('sum', () => {
  it('is 0 of nothing', () => expect(sum([]).toFixed()).toBe('0'));

  it('adds what binary fractions cannot hold', () => expect(sum(['0.1', '0.2', '-0.05', 1]).toFixed()).toBe('1.25'));

  it('stays exact where whole numbers of JavaScript end', () => {
    const values = Array.from({ length: 500 }, (_, n) => (n % 7 === 0 ? '-1.005' : '999999999999.99'));
    expect(sum(values).toFixed()).toBe(plainSum(values));
    const many = ['999999999999999999', '1', '-0.0001', ...values];
    expect(sum(many).toFixed()).toBe(plainSum(many));
  });

  it('refuses what is no figure', () => expect(() => sum(['1', 'x'])).toThrow());
});
