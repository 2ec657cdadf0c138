/** The domain that cookies of a host may be shared under, by the Public Suffix List (3-decisions 3). */
import { parse } from 'tldts';

/** Registrable domain of a host name (yard.co.kr for desk.yard.co.kr); undefined for an address, a bare name or a suffix. */
export function rootDomainOf(host: string): string | undefined {
  const { domain, isIp, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  return !isIp && (isIcann || isPrivate) ? (domain ?? undefined) : undefined;
}

/** Domain of the token cookies: the configured one where the host lies under it, else the computed one, else none. */
export function cookieDomainOf(host: string, configured: string | undefined): string | undefined {
  const name = host.toLowerCase();
  const wanted = configured?.toLowerCase().replace(/^\./, '');
  return wanted && (name === wanted || name.endsWith(`.${wanted}`)) ? wanted : rootDomainOf(name);
}
