/** The login flow (1-foundations 4.1): by stored tokens, by id and password, and out again. */
import { onSessionEnd } from './client.ts';
import { noteIssued } from './clock.ts';
import { sessionConfig } from './config.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { ApiError } from './error.ts';
import { renewAccess } from './renew.ts';
import { getSession, sessionOf, setSession } from './session.ts';
import type { OutReason } from './session.ts';
import { bearerKind, readToken } from './token.ts';
import { dropTokens, keepTokens, readTokens } from './tokenStore.ts';
import { send } from './transport.ts';
import type { LoginResult } from './types.ts';

let trying: Promise<boolean> | undefined;

/**
 * Logs in by the stored tokens when nobody is logged in yet, or when they belong to somebody else than the session.
 * Resolves true when a person is logged in. Throws when the server could not be asked.
 */
export function loginByTokens(again = false): Promise<boolean> {
  trying ??= tryTokens(again).finally(() => {
    trying = undefined;
  });
  return trying;
}

async function tryTokens(again: boolean): Promise<boolean> {
  const session = getSession();
  const kind = bearerKind(readTokens());
  if (kind === 'none') {
    leave(session.status === 'in' ? 'ended' : 'visitor');
    return false;
  }
  if (kind === 'refresh' && !(await renewAccess())) {
    leave(session.status === 'in' ? 'ended' : 'visitor');
    return false;
  }
  const { access } = readTokens();
  const token = readToken(access);
  const same = session.status === 'in' && token?.id === session.user.id && token.corpId === session.corp.id;
  if (same && !again) return true;
  try {
    enter(await send<LoginResult>('platform/member/profile', {}, access));
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
    leave(session.status === 'in' ? 'ended' : 'visitor');
    return false;
  }
}

export interface Credentials {
  readonly loginId: string;
  readonly loginPw: string;
  readonly rememberMe: boolean;
}

/** Throws ApiError when the server refuses. */
export async function login({ loginId, loginPw, rememberMe }: Credentials): Promise<void> {
  const result = await send<LoginResult>('platform/member/login', {
    method: 'POST',
    body: { loginId, loginPw, rememberMe, systemCd: sessionConfig.systemCode },
  });
  if (rememberMe) writeCookie(sessionConfig.loginIdCookie, loginId, { days: sessionConfig.rememberDays });
  else dropCookie(sessionConfig.loginIdCookie);
  enter(result);
}

/** Ends the session here and on the server; what the server answers does not matter to the person. */
export async function logout(): Promise<void> {
  const { access, refresh } = readTokens();
  const bearer = bearerKind({ access, refresh }) === 'access' ? access : refresh;
  leave('left');
  if (bearer) await send('platform/member/logout', { method: 'POST' }, bearer).catch(() => undefined);
}

/** Login id kept by "remember me". */
export const rememberedId = (): string => readCookie(sessionConfig.loginIdCookie) ?? '';

function enter(result: LoginResult): void {
  if (result.accessToken) noteIssued(readToken(result.accessToken));
  keepTokens({ access: result.accessToken, refresh: result.refreshToken });
  setSession(sessionOf(result));
}

function leave(why: OutReason): void {
  dropTokens();
  localStorage.clear();
  if (getSession().status !== 'out') setSession({ status: 'out', why });
}

onSessionEnd(() => leave('ended'));
