import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hangulOf, keysOf, otherKeyboard } from './keyboard.ts';

test.each([
  ['rusWjr', '견쩍'],
  ['ruswjr', '견적'],
  ['tprmarPtkstj', '세금계산서'],
  ['qhtpdnsthd', '보세운송'],
  ['dhksfy', '완료'],
  ['rkqt', '값'],
  ['rkqtdl', '값이'],
  ['rkqtl', '갑시'],
  ['dmldnjfrht', '의월곳'],
  ['RHkr', '꽉'],
  ['ekfr', '닭'],
  ['rw', 'ㄱㅈ'],
  ['RUSWJR', '껸쩎'],
])('%s stands for %s', (typed, meant) => expect(hangulOf(typed)).toBe(meant));

test.each([
  ['견적', 'ruswjr'],
  ['ㅗ뭐ㅑㅅ', 'hanjit'],
  ['값이', 'rkqtdl'],
])('%s was struck as %s', (typed, struck) => expect(keysOf(typed)).toBe(struck));

test('any Hangul is what its keys stand for', () => {
  const syllables = fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(syllables, (codes) => {
      const text = String.fromCharCode(...codes);
      expect(hangulOf(keysOf(text))).toBe(text);
    }),
  );
});

test.each([
  ['ruswjr', ['견적']],
  ['rusWjr', ['견쩍', '견적']],
  ['RUSWJR', ['껸쩎', '견적']],
  ['rw', ['ㄱㅈ']],
  ['ruswjr 2611', ['견적 2611']],
  ['ㅍㄷㄴㄴ디', ['vessel']],
  // English, or what is Hangul already.
  ['vessel', []],
  ['invoice', []],
  ['견적', []],
  ['ㄱㅈ', []],
  ['2611-0001', []],
  ['a', []],
  ['', []],
])('for %j %j may be meant', (typed, meant) => expect(otherKeyboard(typed)).toEqual(meant));
