import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, grouped, spell, trimmed, unscaled } from './exact.ts';
import { foreign, foreignType, rate, rateType, won, wonType } from './index.ts';

const decimalText = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 17n), fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }))
  .map(
    ([minus, whole, part]) =>
      `${minus ? '-' : ''}${whole}${part === undefined ? '' : `.${String(part).padStart(2, '0')}`}`,
  );

test('spelling and scaling agree with decimal arithmetic', () => {
  fc.assert(
    fc.property(decimalText, decimalText, (a, b) => {
      const spelt = spell(digitsOf(a)!, 2);
      expect(new Big(spelt).eq(a)).toBe(true);
      expect(spelt).toMatch(/^-?(0|[1-9]\d*)\.\d\d$/);
      expect(unscaled(a, 2) < unscaled(b, 2)).toBe(new Big(a).lt(b));
    }),
  );
});

test('what is shown keeps every digit', () => {
  fc.assert(
    fc.property(decimalText, (text) => {
      expect(grouped(text).replaceAll(',', '')).toBe(text);
      expect(new Big(trimmed(text)).eq(text)).toBe(true);
    }),
  );
  expect([grouped('-1234567.50'), grouped('999'), trimmed('27.50'), trimmed('20.00'), trimmed('100')]).toEqual([
    '-1,234,567.50',
    '999',
    '27.5',
    '20',
    '100',
  ]);
});

test('JSON numbers pass only where a double tells them exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (n) => {
      expect(wonType.parse(n, won())).toEqual({ value: String(n === 0 ? 0 : n) });
    }),
  );
  expect(foreignType.parse(0.1 + 0.2, foreign())).toHaveProperty('problem.code', 'E_TYPE');
  expect(foreignType.parse(12.5, foreign())).toEqual({ value: '12.50' });
});

test('bounds hold to the last digit', () => {
  const field = rate({ exclusiveMin: 0, max: '100.00' });
  const code = (value: string) => ('problem' in rateType.parse(value, field) ? 'E_RANGE' : 'ok');
  expect(['0', '0.01', '100', '100.01'].map(code)).toEqual(['E_RANGE', 'ok', 'ok', 'E_RANGE']);
});

test('impossible bounds are told at start-up', () => {
  expect(rateType.check!(rate({ min: '5', max: '4' }))).not.toEqual([]);
  expect(rateType.check!(rate({ exclusiveMin: '4', max: '4' }))).not.toEqual([]);
  expect(rateType.check!(rate({ max: '1000' }))).not.toEqual([]);
  expect(wonType.check!(won({ min: '0.5' }))).not.toEqual([]);
  expect(wonType.check!(won({ min: 'none' }))).not.toEqual([]);
});

test('what was reckoned beyond the digits of its column says so; what was typed stands as it is', () => {
  const context = {} as Parameters<typeof rateType.format>[2];
  const shown = (value: string, capped: boolean) => rateType.format(value, rate({ capped }), context);
  expect(['999.99', '-999.99', '999.98', '99.99', '-100.00'].map((value) => shown(value, true))).toEqual([
    '>999',
    '<\u2212999',
    '999.98',
    '99.99',
    '-100',
  ]);
  expect(shown('999.99', false)).toBe('999.99');
  const cell = (value: string, capped: boolean) => rateType.excel(rate({ capped })).toCell(value);
  expect([cell('999.99', true), cell('24.05', true), cell('999.99', false)]).toEqual(['>999', 24.05, 999.99]);
  // What it leaves in a workbook or on the clipboard comes back as what stood there; of any other field it is no figure.
  const parsed = (value: unknown, field: ReturnType<typeof rate>) => rateType.parse(value, field);
  for (const stored of ['999.99', '-999.99'])
    for (const left of [cell(stored, true), shown(stored, true).replace('\u2212', '-')])
      expect(parsed(left, rate({ capped: true }))).toEqual({ value: stored });
  expect(parsed('>999', rate({ min: '-100', max: '999.99', capped: true }))).toEqual({ value: '999.99' });
  for (const text of ['>99', '>999.9', '999>', '>1000'])
    expect(parsed(text, rate({ capped: true }))).not.toHaveProperty('value');
  expect(parsed('>999', rate())).not.toHaveProperty('value');
});
