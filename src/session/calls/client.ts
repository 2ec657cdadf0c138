/** Calls on behalf of the logged-in person: bearer choice, one renewal on 401; a call that finds the session over waits. */
import { ApiError } from './error.ts';
import { otherPerson, sessionOver } from '../flow.ts';
import { whenBack } from '../lapse.ts';
import { renewAccess } from '../tokens/renew.ts';
import { getSession, isPerson } from '../session.ts';
import { bearerKind, isValid, readToken } from '../tokens/token.ts';
import { readTokens } from '../tokens/tokenStore.ts';
import { send } from './transport.ts';
import type { CallOptions } from './transport.ts';

/**
 * Runs a call of the API, for example `call('rs4/clnt/list', {query: {page: 1}})`. Throws ApiError. When the session
 * turns out to be over while somebody works, the call waits for the login sheet and is then made again.
 */
export const call = <T>(path: string, options: CallOptions = {}): Promise<T> =>
  authorised(
    (bearer) => send<T>(path, options, bearer),
    `${options.method ?? 'GET'} /${path}`,
    options.signal,
    options.unasked,
  );

/** The same for requests of another shape: `run` is given the access token, and may be run again. `request` names it. */
export async function authorised<T>(
  run: (bearer: string) => Promise<T>,
  request: string,
  signal?: AbortSignal,
  unasked = false,
): Promise<T> {
  const found = unasked ? 'check' : 'request';
  let refused: ApiError | undefined;
  let stale: string | undefined;
  for (;;) {
    const bearer = await accessFor(stale, found);
    if (bearer !== undefined) {
      try {
        return await run(bearer);
      } catch (error) {
        if (!isRefusedToken(error)) throw error;
        refused = error;
        // A token that was renewed a moment ago and is refused all the same ends the session as well.
        if (stale !== undefined) sessionOver(found);
        else {
          stale = bearer;
          continue;
        }
      }
    }
    const session = getSession();
    const back = session.status === 'in' && session.lapsed ? await whenBack(signal) : false;
    if (!back) throw refused ?? new ApiError(401, { code: 'E_TOKEN' }, request);
    stale = undefined;
  }
}

/** A wrong password answers 401 too, and says nothing about the session. */
const isRefusedToken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && error.code !== 'E_LOGIN';

/** A good access token of the person whose page this is; undefined when there is none, which is then said. */
async function accessFor(stale: string | undefined, found: 'request' | 'check'): Promise<string | undefined> {
  const session = getSession();
  if (session.status === 'in' && session.lapsed) return undefined;
  const kind = bearerKind(readTokens());
  const renewed = (kind === 'refresh' || stale !== undefined) && (await renewAccess(stale));
  const { access } = readTokens();
  if ((stale !== undefined && !renewed) || !isValid(access)) {
    sessionOver(found);
    return undefined;
  }
  const now = getSession();
  if (now.status === 'in' && !isPerson(now, readToken(access))) {
    otherPerson();
    return undefined;
  }
  return access;
}
