/** The login flow (1-foundations 4.1): by stored tokens, by id and password, in place after a session ended, and out. */
import { noteIssued } from './clock.ts';
import { sessionConfig } from './config.ts';
import { ApiError } from './calls/error.ts';
import { canRelogin, lapse } from './lapse.ts';
import { handsOn } from './hands.ts';
import { loginAddress } from './address/paths.ts';
import { clearPersonal } from './tokens/personalStore.ts';
import { rememberId, rememberedId } from './tokens/remember.ts';
import { loadReference } from './reference.ts';
import { renewAccess } from './tokens/renew.ts';
import { getSession, isPerson, personOf, sessionOf, setSession } from './session.ts';
import type { OutReason, PersonKey } from './session.ts';
import { onTabs, tellTabs } from './tokens/tabs.ts';
import type { TabMessage } from './tokens/tabs.ts';
import { bearerKind, isValid, readToken } from './tokens/token.ts';
import { dropTokens, keepTokens, readTokens } from './tokens/tokenStore.ts';
import { send } from './calls/transport.ts';
import type { LoginResult } from './types.ts';
import { unsavedCount } from './unsaved.ts';

export { rememberedId };

let trying: Promise<boolean> | undefined;

/**
 * The four cases of the login flow. `again` fetches the profile even when the stored tokens are those of the session.
 * Resolves true when the person of the tokens is logged in. Throws when the server could not be asked.
 */
export function loginByTokens(again = false): Promise<boolean> {
  trying ??= tryTokens(again).finally(() => {
    trying = undefined;
  });
  return trying;
}

async function tryTokens(again: boolean): Promise<boolean> {
  const session = getSession();
  const inside = session.status === 'in';
  if (inside && session.lapsed && !again) return false;
  const tokens = readTokens();
  const kind = bearerKind(tokens);
  // (4) neither is good
  if (kind === 'none') return nobody('visitor');
  const same = inside && isPerson(session, readToken(tokens[kind]));
  if (inside && !same && !again && canRelogin()) {
    otherPerson();
    return false;
  }
  if (same && !again) {
    // (2) nothing to do but to renew what has run out
    if (kind === 'access' || (await renewAccess())) return true;
    return nobody('refused');
  }
  // (1) and (2) with the access token, (3) with the refresh token
  const result = await profile(tokens[kind]);
  // Logged out, renewed or logged in anew in the meantime: what is stored now counts.
  if (readTokens().refresh !== tokens.refresh) return tryTokens(again);
  if (!result) return nobody('refused');
  takeOver(result);
  return true;
}

/** The profile that a token opens; an access token that the server refuses gives way to the refresh token. */
async function profile(token: string | undefined): Promise<LoginResult | undefined> {
  try {
    return await send<LoginResult>('platform/member/profile', {}, token);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    const { refresh } = readTokens();
    return isValid(refresh) && refresh !== token ? profile(refresh) : undefined;
  }
}

function nobody(why: OutReason): false {
  const session = getSession();
  if (session.status !== 'in') leave(why);
  else if (session.lapsed) lapse({ why: 'ended' });
  else sessionOver('request');
  return false;
}

export interface Credentials {
  readonly loginId: string;
  readonly loginPw: string;
  readonly rememberMe: boolean;
  /** Where the login leads: decides the domain of the remembered id. */
  readonly redirect?: string | null;
}

const ask = ({ loginId, loginPw, rememberMe }: Credentials) =>
  send<LoginResult>('platform/member/login', {
    method: 'POST',
    body: { loginId, loginPw, rememberMe, systemCd: sessionConfig.systemCode },
  });

/** Throws ApiError when the server refuses. */
export async function login(credentials: Credentials): Promise<void> {
  const result = await ask(credentials);
  rememberId(credentials.rememberMe ? credentials.loginId : undefined, credentials.redirect);
  enter(result);
}

/**
 * Logs the person of a lapsed session in again, in place; waiting calls go on. Throws ApiError when the server refuses.
 */
export async function relogin(loginPw: string): Promise<void> {
  const session = getSession();
  if (session.status !== 'in') return;
  const { loginId } = session.user;
  enter(await ask({ loginId, loginPw, rememberMe: rememberedId() === loginId }));
}

/** Takes over a login result: stores its tokens, runs the after-login step, tells the other tabs. */
export function enter(result: LoginResult): void {
  takeOver(result);
  tellTabs({ kind: 'in', id: result.user.id, corpId: result.corp.id, name: result.user.userNm });
}

function takeOver(result: LoginResult): void {
  if (result.accessToken) noteIssued(readToken(result.accessToken));
  keepTokens({ access: result.accessToken, refresh: result.refreshToken });
  setSession(sessionOf(result));
  void loadReference();
}

export interface LogoutWish {
  readonly toLogin?: boolean | string;
  readonly to?: string;
}

/**
 * Ends the session here, in the other tabs and on the server. `toLogin` leads to the login screen, which comes back to
 * the path when it is one; `to` to any other page.
 */
export async function logout({ toLogin, to }: LogoutWish = {}): Promise<void> {
  const session = getSession();
  const tokens = readTokens();
  const kind = bearerKind(tokens);
  leave('left', toLogin ? loginAddress(typeof toLogin === 'string' ? toLogin : '') : to);
  if (session.status === 'in') tellTabs({ kind: 'left', ...personOf(session) });
  // What the server answers does not matter to the person; the call outlives the page.
  if (kind !== 'none') {
    const done = send('platform/member/logout', { method: 'POST', keepalive: true }, tokens[kind]);
    await done.catch(() => undefined);
  }
}

/**
 * The session turned out to be over: a call was refused, or the regular check found nothing good. Whoever works in the
 * back office keeps the page under the login sheet; a page that nobody has touched for a minute, with nothing unsaved, is
 * logged out.
 */
export function sessionOver(found: 'request' | 'check'): void {
  const session = getSession();
  if (session.status !== 'in' || session.lapsed) return;
  // A guest has no password to come back with.
  if (!session.user.guest && canRelogin() && (found === 'request' || unsavedCount() > 0 || handsOn())) {
    dropTokens();
    lapse({ why: 'ended' });
  } else leave('ended');
  tellTabs({ kind: 'ended', ...personOf(session) });
}

/** The stored tokens belong to somebody else than this page: asks before anything of the two is mixed. */
export function otherPerson(name?: string): void {
  if (canRelogin()) lapse({ why: 'other', name });
  else void loginByTokens(true).catch(() => undefined);
}

/** Every 60 s, and when the page is looked at again after a sleep (1-foundations 4.1, 9). */
export function checkSession(): void {
  const session = getSession();
  if (session.status !== 'in' || session.lapsed) return;
  const tokens = readTokens();
  const kind = bearerKind(tokens);
  if (kind === 'none' || !session.user.userNm) sessionOver('check');
  else if (!isPerson(session, readToken(tokens[kind]))) otherPerson();
}

function leave(why: OutReason, to?: string): void {
  const { access, refresh } = readTokens();
  // Where none are seen, none are dropped: another tab may be storing its own at this very moment.
  if (why !== 'visitor' || access !== undefined || refresh !== undefined) dropTokens();
  clearPersonal();
  const session = getSession();
  if (session.status !== 'out' || to !== undefined) setSession({ status: 'out', why, ...(to !== undefined && { to }) });
  void loadReference();
}

/** The cookies of another tab reach this one a moment after its word. */
const settleMs = 300;
async function arrived(person: PersonKey): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const token = readToken(readTokens().refresh);
    if (token?.id === person.id && token.corpId === person.corpId) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What another tab did. */
function follow(message: TabMessage): void {
  const session = getSession();
  const same = session.status === 'in' && isPerson(session, message);
  if (message.kind === 'in') {
    const settled = session.status === 'in' && !session.lapsed;
    if (session.status === 'in' && !same) otherPerson(message.name);
    else if (!settled) void arrived(message).then(() => loginByTokens(true).catch(() => undefined));
  } else if (session.status === 'in' && same) {
    if (message.kind === 'left') leave('left');
    else if (message.kind === 'ended') setTimeout(checkSession, settleMs);
  } else if (session.status === 'in' && session.lapsed?.why === 'other') lapse({ why: 'ended' });
}
onTabs(follow);
