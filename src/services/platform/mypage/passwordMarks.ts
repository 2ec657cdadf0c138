/** Which rules of a new password hold so far (3-decisions 3): the same pure functions that decide, one mark each. */
import { passwordProblem, type PasswordOwner } from '../user/password.ts';

export const passwordMarks = ['length', 'letter', 'digit', 'special', 'uncommon', 'personal', 'new'] as const;
export type PasswordMark = (typeof passwordMarks)[number];

/** Marks that hold; nothing holds while nothing is typed. `oldPw` is the one in use, as typed beside it. */
export function heldMarks(newPw: string, oldPw: string, owner: PasswordOwner): ReadonlySet<PasswordMark> {
  const text = newPw.normalize('NFC');
  if (text === '') return new Set();
  const problem = passwordProblem(text, owner);
  const holds: Readonly<Record<PasswordMark, boolean>> = {
    length: text.length >= 8 && text.length <= 20,
    letter: /[A-Za-z]/.test(text),
    digit: /[0-9]/.test(text),
    special: /[^A-Za-z0-9\s]/.test(text) && !/\s/.test(text),
    uncommon: problem !== 'passwordCommon',
    personal: problem !== 'passwordPersonal',
    new: text !== oldPw.normalize('NFC'),
  };
  return new Set(passwordMarks.filter((mark) => holds[mark]));
}
