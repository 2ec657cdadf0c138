/** What is wrong with a new password and its repetition, as the two inputs say it while they are typed (2-portal 5). */
import { isPassword } from '../../../fields/password/shape.ts';
import { passwordProblem } from '../user/password.ts';

export interface NewPassword {
  readonly newPw: string;
  readonly newPwConfirm: string;
}
export type Wrong = { readonly [K in keyof NewPassword]?: string };

/** Texts by their keys. */
export function newPasswordFaults({ newPw, newPwConfirm }: NewPassword, loginId: string): Wrong {
  const shape = isPassword(newPw) ? undefined : 'portal.find_pw.pw_wrong';
  const finer = shape ? undefined : passwordProblem(newPw, { loginId });
  return {
    ...(shape && { newPw: shape }),
    ...(finer && { newPw: `errors.${finer}` }),
    ...(newPw !== newPwConfirm && { newPwConfirm: 'portal.find_pw.pw_differ' }),
  };
}
