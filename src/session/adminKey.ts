/**
 * Login by the admin key (1-foundations 4.1), an aid of development: the profile comes for the stored refresh token, or
 * for one that is given. Imported only by the development server's pages, never by a built bundle.
 */
import { enter } from './flow.ts';
import { readTokens } from './tokens/tokenStore.ts';
import { apiBase } from './config.ts';
import type { LoginResult } from './types.ts';

/** Throws when the server refuses: it knows no admin key, another one, or not the token. */
export async function loginByAdminKey(adminKey: string, refresh = readTokens().refresh): Promise<LoginResult> {
  const answer = await fetch(`${apiBase('platform')}/platform/member/profile/admin`, {
    headers: { 'x-admin-key': adminKey, authorization: `Bearer ${refresh ?? ''}`, accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`The admin key was refused: ${answer.status}`);
  const result = (await answer.json()) as LoginResult;
  enter(result);
  return result;
}

/** Puts the login at the hand of whoever develops: `await hangro.loginByAdminKey('…')` in the browser's console. */
export function offerAdminKey(): void {
  Object.assign(window, { hangro: { loginByAdminKey } });
}
