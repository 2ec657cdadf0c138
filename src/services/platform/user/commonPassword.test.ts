import { expect, it } from 'vitest';
import { isCommonPassword } from './commonPassword.server.ts';

// ASVS 6.2.1-6.2.12
it.each(['1qaz@wsx', 'P@ssw0rd', 'Dragon!77', 'B4seb4ll#1', 'Monkey2026!!', 'ZAQ!2wsx', 'sunshine1!'])(
  '%s is guessed first',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(['Hangro!2611', 'Harbour!77', 'Kx!20987z', '한바다1!강물', 'dragon-fly-over-7', '1!', ''])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

it('costs no more for a long one', () => {
  expect(isCommonPassword('1'.repeat(1_000_000))).toBe(false);
});
