/** What is wrong with a password chosen anew: join rule, repetition, common ones and personal names (3-decisions 3). */
import type { Problem } from '../../../core/problem.ts';
import { isPassword } from '../../../fields/password/shape.ts';
import { passwordProblem, type PasswordOwner } from './password.ts';

export function newPasswordProblems(newPw: string, newPwConfirm: string, owner: PasswordOwner): Problem[] {
  const text = isPassword(newPw) ? passwordProblem(newPw, owner) : 'password';
  if (text) return [{ code: 'E_PATTERN', field: 'newPw', text }];
  return newPw === newPwConfirm ? [] : [{ code: 'E_PATTERN', field: 'newPwConfirm', text: 'passwordsDiffer' }];
}

/** E_REQUIRED for each word of a body that is absent or blank. */
export const missing = (body: Readonly<Record<string, unknown>>, names: readonly string[]): Problem[] =>
  names
    .filter((name) => typeof body[name] !== 'string' || body[name].trim() === '')
    .map((field) => ({ code: 'E_REQUIRED', field }));
