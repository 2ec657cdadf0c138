/**
 * What somebody brings along from another site: a hand-over code, the site's word for a person, a logout
 * (1-foundations 2.1, 3-decisions 3). It leaves the address bar before anything else happens.
 */
import { noteIssued } from '../clock.ts';
import { apiBase, sessionConfig } from '../config.ts';
import { dropCookie, writeCookie } from '../tokens/cookies.ts';
import { enter, loginByTokens, logout } from '../flow.ts';
import { getSession, isPerson } from '../session.ts';
import { bearerKind, readToken } from '../tokens/token.ts';
import { readTokens } from '../tokens/tokenStore.ts';
import { queryText, send } from '../calls/transport.ts';
import type { LoginResult } from '../types.ts';

/** A site's word for a person; signed with `ts` and `sig`. */
export interface Word {
  readonly client_id: string;
  readonly userId: string;
  readonly ts?: string;
  readonly sig?: string;
}
export type Arrival = { readonly logout: true } | { readonly code: string } | { readonly word: Word };

/** Reads an arrival out of a query, and what the query is without it; undefined when it brings nothing. */
export function readArrival(search: string): { readonly arrival?: Arrival; readonly search: string } | undefined {
  const query = new URLSearchParams(search);
  const [code, cmd, userId, clientId] = ['refreshToken', 'cmd', 'userId', 'client_id'].map((name) => query.get(name));
  const word =
    userId && clientId
      ? { client_id: clientId, userId, ...optional(query, 'ts'), ...optional(query, 'sig') }
      : undefined;
  if (code === null && cmd === null && !word) return undefined;
  for (const name of ['refreshToken', 'cmd']) query.delete(name);
  const text = query.toString();
  // A person named by a site comes back to the same path without any query.
  const left = word || text === '' ? '' : `?${text}`;
  if (cmd === 'logout') return { arrival: { logout: true }, search: left };
  if (word) return { arrival: { word }, search: left };
  return code ? { arrival: { code }, search: left } : { search: left };
}

const optional = <N extends string>(query: URLSearchParams, name: N): Partial<Record<N, string>> => {
  const value = query.get(name);
  return value ? ({ [name]: value } as Record<N, string>) : {};
};

/** Takes what was brought along out of the address bar at once. */
export function takeArrival(): Arrival | undefined {
  const { pathname, search, hash } = location;
  const read = readArrival(search);
  if (read) history.replaceState(history.state, '', pathname + read.search + hash);
  return read?.arrival;
}

/** Names of the person logged in and of the one who arrives; nobody arrives where a site asks for a logout. */
export interface Change {
  readonly from: string;
  readonly to?: string;
}

/**
 * Logs in or out as brought along. `ask` decides when somebody else is logged in, and whether a site's link logs anybody
 * out: any site can make such a link (docs/decisions.md). Answers 'failed' when the site's word
 * or code was refused; then everything is as it was.
 */
export async function settleArrival(
  arrival: Arrival,
  ask: (change: Change) => Promise<boolean>,
): Promise<'done' | 'failed'> {
  const inside = await loginByTokens().catch(() => false);
  if ('logout' in arrival) {
    const here = getSession();
    if (here.status !== 'in' || (await ask({ from: here.user.userNm }))) await logout();
    return 'done';
  }
  if (!inside) dropCookie(sessionConfig.accessCookie, { domain: sessionConfig.cookieDomain });
  let result: LoginResult;
  try {
    result = 'code' in arrival ? await redeemed(arrival.code) : await vouched(arrival.word);
  } catch {
    return 'failed';
  }
  const session = getSession();
  const same = session.status === 'in' && isPerson(session, { id: result.user.id, corpId: result.corp.id });
  if (session.status === 'in' && !same && !(await ask({ from: session.user.userNm, to: result.user.userNm }))) {
    await end(result.accessToken);
    return 'done';
  }
  const tokens = readTokens();
  const old = bearerKind(tokens);
  enter(result);
  if (old !== 'none') await end(tokens[old]);
  if ('word' in arrival) await linkShipwork(arrival.word);
  return 'done';
}

/** The new session that a hand-over code opens. The code itself is kept nowhere. */
async function redeemed(code: string): Promise<LoginResult> {
  interface Pair {
    readonly accessToken: string;
    readonly refreshToken: string;
  }
  const pair = await send<Pair>('platform/token/refresh', { query: { refreshToken: code } });
  noteIssued(readToken(pair.accessToken));
  return { ...(await send<LoginResult>('platform/member/profile', {}, pair.accessToken)), ...pair };
}

const vouched = (word: Word) => send<LoginResult>('platform/member/login/forcely', { query: { ...word } });

/** Ends a session that is not gone on with; what the server answers does not matter. */
const end = (bearer: string | null | undefined): Promise<unknown> =>
  bearer ? send('platform/member/logout', { method: 'POST' }, bearer).catch(() => undefined) : Promise.resolve();

/** Token of the linked platform; its failure disturbs nobody (1-foundations 7). */
async function linkShipwork(word: Word): Promise<void> {
  try {
    const address = `${apiBase('shipwork')}/login/platform?${queryText({ ...word })}`;
    const answer = await fetch(address, { headers: { accept: 'application/json' }, credentials: 'omit' });
    const { accessToken } = (await answer.json()) as { accessToken?: unknown };
    if (!answer.ok || typeof accessToken !== 'string') throw new Error(String(answer.status));
    const { shipworkCookie, tokenLife: life, cookieDomain: domain } = sessionConfig;
    writeCookie(shipworkCookie, accessToken, { life, domain });
  } catch {
    console.warn('shipwork login failed, contact the administrator');
  }
}
