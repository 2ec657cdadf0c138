/** Where the tokens of this browser are kept: two cookies; that of the linked platform goes with them. */
import { sessionConfig } from '../config.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import type { Tokens } from './token.ts';

const { accessCookie, refreshCookie, shipworkCookie } = sessionConfig;
const cookieOptions = { life: sessionConfig.tokenLife, domain: sessionConfig.cookieDomain };

export const readTokens = (): Tokens => ({ access: readCookie(accessCookie), refresh: readCookie(refreshCookie) });

/** Stores what is given; a missing one stays as it was. */
export function keepTokens(tokens: { readonly access?: string | null; readonly refresh?: string | null }): void {
  if (tokens.access) writeCookie(accessCookie, tokens.access, cookieOptions);
  if (tokens.refresh) writeCookie(refreshCookie, tokens.refresh, cookieOptions);
}

/** Access, refresh and shipwork access token, on the shared domain and on this host (1-foundations 4.1). */
export function dropTokens(): void {
  for (const name of [accessCookie, refreshCookie, shipworkCookie]) {
    for (const domain of new Set(['', cookieOptions.domain])) dropCookie(name, { domain });
  }
}
