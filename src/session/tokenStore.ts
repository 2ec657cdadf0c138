/** Where the tokens of this browser are kept: two cookies, 14 days. */
import { sessionConfig } from './config.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import type { Tokens } from './token.ts';

const kept = { days: sessionConfig.tokenDays, domain: sessionConfig.cookieDomain };

export const readTokens = (): Tokens => ({
  access: readCookie(sessionConfig.accessCookie),
  refresh: readCookie(sessionConfig.refreshCookie),
});

/** Stores what is given; a missing one stays as it was. */
export function keepTokens(tokens: { readonly access?: string | null; readonly refresh?: string | null }): void {
  if (tokens.access) writeCookie(sessionConfig.accessCookie, tokens.access, kept);
  if (tokens.refresh) writeCookie(sessionConfig.refreshCookie, tokens.refresh, kept);
}

export function dropTokens(): void {
  dropCookie(sessionConfig.accessCookie, kept);
  dropCookie(sessionConfig.refreshCookie, kept);
}
