/** Passwords that are guessed first (3-decisions 3; ASVS 6.2.4): the server alone has the long list. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../../core/problem.ts';

const listed = dictionary['passwords-common'];
const common = new Set(listed);
/** Of the words guessed first, no number and sign behind them makes a password. */
const bases = new Set(listed.slice(0, 3000));

/** Letters as they are meant where signs and digits stand for them. */
const meant: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const withLetters = (text: string) => text.replace(/[@431!0$5]/g, (sign) => meant[sign]!);

/** Letters up to the digits and signs at the end: "Dragon!77" is dragon. */
function baseOf(text: string): string {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Whether a password, in whatever case, is among the common ones, or one of the first of them with a tail. Linear. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFC').toLowerCase().slice(0, 200);
  const base = baseOf(typed);
  return (
    [typed, withLetters(typed)].some((text) => common.has(text)) ||
    [base, withLetters(base)].some((text) => bases.has(text))
  );
}

/** E_PATTERN at the field when the password is common. */
export function demandUncommon(password: string, field: 'loginPw' | 'newPw'): void {
  if (isCommonPassword(password)) refuse('E_PATTERN', { field, text: 'passwordCommon' });
}
