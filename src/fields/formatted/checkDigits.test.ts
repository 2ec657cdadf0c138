import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBusinessNo,
  isCallSign,
  isContainerNo,
  isEmail,
  isImoNo,
  isMobile,
  isPlateNo,
  isResidentNo,
} from './index.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const passing = (check: (text: string) => boolean, body: string) =>
  [...'0123456789'].filter((digit) => check(body + digit));

describe('one check digit fits a body', () => {
  test.each([
    ['business number', isBusinessNo, 9],
    ['IMO number', isImoNo, 6],
    ['resident number', isResidentNo, 12],
  ] as const)('%s', (_name, check, length) => {
    fc.assert(fc.property(digits(length), (body) => passing(check, body).length === 1));
  });

  test('container number', () => {
    const owner = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(
        owner,
        fc.constantFrom(...'UJZ'),
        digits(6),
        (o, u, d) => passing(isContainerNo, o + u + d).length === 1,
      ),
    );
  });
});

test('a mistyped digit of a business number is noticed', () => {
  fc.assert(
    fc.property(digits(9), fc.nat(9), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const number = body + passing(isBusinessNo, body)[0]!;
      const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
      expect(isBusinessNo(wrong)).toBe(false);
    }),
  );
});

test('shapes without a check digit', () => {
  expect(['D7ZX', 'DSZX5', '3EZX9', '1234', 'AB', 'D7ZXABCD', 'd7zx'].filter(isCallSign)).toEqual([
    'D7ZX',
    'DSZX5',
    '3EZX9',
  ]);
  expect(['부산99사1001', '12가3456', '123가4567', '부산9사123', '부산 99사1001'].filter(isPlateNo)).toHaveLength(3);
  expect(['01012345678', '0171234567', '0121234567', '010-1234-5678'].filter(isMobile)).toHaveLength(2);
});

test('a hostile address is judged at once', () => {
  const started = performance.now();
  for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(49)}`])
    expect(isEmail(text)).toBe(false);
  expect(performance.now() - started).toBeLessThan(200);
});
