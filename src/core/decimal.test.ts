import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { decimal, figure, sum, sumFigures } from './decimal.ts';

const plainSum = (values: readonly string[]) =>
  values.reduce((total, value) => total.plus(value), new Big(0)).toFixed();

describe('sum', () => {
  it('is 0 of nothing', () => expect(sum([]).toFixed()).toBe('0'));

  it('adds what binary fractions cannot hold', () => expect(sum(['0.1', '0.2', '-0.05', 1]).toFixed()).toBe('1.25'));

  it('stays exact where whole numbers of JavaScript end', () => {
    const values = Array.from({ length: 500 }, (_, n) => (n % 7 === 0 ? '-1.005' : '999999999999.99'));
    expect(sum(values).toFixed()).toBe(plainSum(values));
    const many = ['999999999999999999', '1', '-0.0001', ...values];
    expect(sum(many).toFixed()).toBe(plainSum(many));
  });

  it('reads every form of a short figure', () => {
    const values = ['0', '-0', '7', '-12', '0.5', '-0.50', '123456.7', '9999999999.99', '00012.30', '1234567890123'];
    for (const value of values) expect(sum([value]).toFixed(), value).toBe(plainSum([value]));
    for (const value of ['', '-', '.5', '5.', '1.2.3', '1,000', '1e3', '--1', '+1', ' 1'])
      expect(sumFigures([value, '2']).toFixed(), value).toBe('2');
  });

  it('counts what is empty or half typed as nothing where that is asked for', () =>
    expect(sumFigures(['1.5', null, undefined, '', '12,', {}, 3]).toFixed()).toBe('4.5'));

  it('refuses what is no figure', () => expect(() => sum(['1', 'x'])).toThrow());
});

describe('figure', () => {
  it('takes what the wire writes and what was reckoned already', () => {
    for (const value of ['-12.50', -12.5, decimal('-12.5')]) expect(figure(value).toFixed(2)).toBe('-12.50');
  });

  it('is 0 of what is no figure', () => {
    for (const value of ['', '1,000', 'x', null, undefined, Number.NaN, {}]) expect(figure(value).toFixed()).toBe('0');
  });
});
