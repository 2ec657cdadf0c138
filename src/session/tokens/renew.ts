/** New tokens, asked for once however many requests wait, in this tab and in the others (3-decisions 3). */
import { noteIssued } from '../clock.ts';
import { ApiError } from '../calls/error.ts';
import { isValid, readToken } from './token.ts';
import { keepTokens, readTokens } from './tokenStore.ts';
import { send } from '../calls/transport.ts';

interface Pair {
  readonly accessToken?: string;
  readonly refreshToken?: string;
}

let pending: Promise<boolean> | undefined;

/** `stale` is the access token that was refused. Resolves true when a good one is stored, false when the session is over. */
export function renewAccess(stale?: string): Promise<boolean> {
  pending ??= alone(() => ask(stale)).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function ask(stale: string | undefined): Promise<boolean> {
  let refused: string | undefined;
  for (;;) {
    const { access, refresh } = readTokens();
    // Another tab was first.
    if (isValid(access) && access !== stale) return true;
    if (!isValid(refresh) || refresh === refused) return false;
    const pair = await rotated(refresh);
    // Logged out or logged in anew meanwhile: what is stored now counts, not the answer.
    if (readTokens().refresh === refresh && pair) {
      noteIssued(readToken(pair.accessToken));
      if (!isValid(pair.accessToken)) return false;
      keepTokens({ access: pair.accessToken, refresh: pair.refreshToken });
      // A browser may store cookies a moment later; reading waits for that, so the tab that is next finds them.
      readTokens();
      return true;
    }
    refused = refresh;
  }
}

/** Waiting times between tries. Together they stay below the 10 s in which the server takes a rotated token again. */
const pauses = [300, 1500];
const answerWithin = 3000;

/** The successors of a refresh token; undefined when the server refuses it. A lost answer is asked for again at once. */
async function rotated(refresh: string): Promise<Pair | undefined> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send<Pair>('platform/token/refresh', { signal: AbortSignal.timeout(answerWithin) }, refresh);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401 || error.status === 403) return undefined;
      const pause = error.status === 0 || error.status >= 502 ? pauses[tries] : undefined;
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request('hangro-token', work) as Promise<T>)
    : work();
