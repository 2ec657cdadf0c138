/** Tokens as the browser sees them: when one is good, and which one goes with a request (1-foundations 4.1). */
import { jwtDecode } from 'jwt-decode';
import { serverNow } from '../clock.ts';

export interface TokenData {
  readonly id: number;
  readonly corpId: number;
  /** Seconds. */
  readonly exp: number;
  readonly iat?: number;
}

export interface Tokens {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
}

/** What a token says, or undefined when it is missing, the text 'undefined' or cannot be decoded. */
export function readToken(token: string | undefined): TokenData | undefined {
  if (!token || token === 'undefined') return undefined;
  try {
    return jwtDecode<TokenData>(token);
  } catch {
    console.warn('A token could not be decoded and counts as invalid');
    return undefined;
  }
}

export function isValid(token: string | undefined, now: number = serverNow()): token is string {
  const data = readToken(token);
  return data !== undefined && typeof data.exp === 'number' && data.exp * 1000 > now;
}

/** The token that may be sent: the access token while it is good, else the refresh token, else none. */
export function bearerKind(tokens: Tokens, now: number = serverNow()): 'access' | 'refresh' | 'none' {
  if (isValid(tokens.access, now)) return 'access';
  return isValid(tokens.refresh, now) ? 'refresh' : 'none';
}
