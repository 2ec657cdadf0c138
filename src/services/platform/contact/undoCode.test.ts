import { expect, test } from 'vitest';
import { drawnCode, groupedCode, isUndoCode, undoAlphabet } from './undoCode.ts';

test('a code has four groups of four letters that are not taken for one another', () => {
  let n = 0;
  const code = drawnCode((below) => (n += 5) % below);
  expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
  expect(isUndoCode(code)).toBe(true);
  expect([...undoAlphabet].filter((letter) => '01IO'.includes(letter))).toEqual([]);
  expect(new Set(undoAlphabet).size).toBe(32);
});

test.each([
  ['abcd efgh jkmn pqrs', 'ABCD-EFGH-JKMN-PQRS', true],
  ['ＡＢＣＤefghJKMNpqrs', 'ABCD-EFGH-JKMN-PQRS', true],
  ['abcde', 'ABCD-E', false],
  ['ABCD-EFGH-JKMN-PQR0', 'ABCD-EFGH-JKMN-PQR0', false],
  ['ABCD-EFGH-JKMN-PQRS-X', 'ABCD-EFGH-JKMN-PQRS', false],
  ['', '', false],
])('%j reads as %j', (typed, shown, whole) => {
  expect(groupedCode(typed)).toBe(shown);
  expect(isUndoCode(typed)).toBe(whole);
});
