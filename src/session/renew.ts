/** A new access token, asked for once however many requests wait, in this tab and in the others (3-decisions 3). */
import { noteIssued } from './clock.ts';
import { ApiError } from './error.ts';
import { isValid, readToken } from './token.ts';
import { keepTokens, readTokens } from './tokenStore.ts';
import { send } from './transport.ts';

let pending: Promise<boolean> | undefined;

/** `stale` is the access token that was refused. Resolves true when a good one is stored, false when the session is over. */
export function renewAccess(stale?: string): Promise<boolean> {
  pending ??= alone(() => ask(stale)).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function ask(stale: string | undefined): Promise<boolean> {
  const { access, refresh } = readTokens();
  // Another tab was first.
  if (isValid(access) && access !== stale) return true;
  if (!isValid(refresh)) return false;
  try {
    const answer = await send<{ accessToken?: string }>('platform/token/access', {}, refresh);
    noteIssued(readToken(answer.accessToken));
    if (!isValid(answer.accessToken)) return false;
    keepTokens({ access: answer.accessToken });
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request('hangro-token', work) as Promise<T>)
    : work();
