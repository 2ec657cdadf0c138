/** The login id that "remember my id" keeps: a year, on the redirect's root domain or the configured one (2-portal 9). */
import { sessionConfig } from '../config.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const { loginIdCookie: name, rememberLife: life, cookieDomain, rootDomain } = sessionConfig;

/** The widest domain that this page may set a cookie for and that the redirect's host lies under; else the configured one. */
export function rememberDomain(
  redirect: string | null | undefined,
  root = rootDomain,
  configured = cookieDomain,
): string {
  if (!root || !redirect || !/^https?:\/\//.test(redirect) || !URL.canParse(redirect)) return configured;
  const { hostname } = new URL(redirect);
  return hostname === root || hostname.endsWith(`.${root}`) ? root : configured;
}

/** Keeps the id, or forgets what was kept when `loginId` is undefined. */
export function rememberId(loginId: string | undefined, redirect?: string | null): void {
  // One id at a time: the same name may stand on several domains.
  for (const domain of new Set(['', cookieDomain, rootDomain])) dropCookie(name, { domain });
  if (loginId !== undefined) writeCookie(name, loginId, { life, domain: rememberDomain(redirect) });
}

export const rememberedId = (): string => readCookie(name) ?? '';
