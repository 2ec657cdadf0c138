/** Where an address leads, and who may see it (1-foundations 2.1, 3-decisions 1). */
import { levelOf } from '../../core/authority.ts';
import { trimEndOf } from '../../core/text/trimming.ts';
import { firstSegment, isMobile, loginAddress, loginPath, mobileHome, mobileLogin } from './paths.ts';
import { ruleOf } from './routes.ts';
import type { Session, SignedIn, SignedOut } from '../session.ts';

export { isLogin } from './paths.ts';

export interface Address {
  readonly pathname: string;
  /** With `?`, or empty. */
  readonly search: string;
  /** With `#`, or empty. */
  readonly hash: string;
}

/** Addresses that the specification writes without their base. */
const bare =
  /^\/(index|login|join|find\/(id|pw)|terms|policy|privacy|consent|about\/.+|svcstore(\/.+)?|svcinfo(\/.+)?)$/;

/** The address in full for a short form of it, whoever asks; undefined when it is full already. */
export function fullForm({ pathname, search, hash }: Address): string | undefined {
  const path = trimEndOf(pathname, '/') || pathname.slice(0, 1);
  const to = (full: string) => full + search + hash;
  const system = `/${firstSegment(path)}`;
  if (bare.test(path)) return to(`/portal${path}`);
  if (path === '/me' || /^\/(portal|lmate|srmate)\/me$/.test(path)) return to('/fw/me');
  if (/^\/(portal|lmate|srmate)(_m)?$/.test(path)) return to(`${path}/index`);
  if (!isMobile(path)) return undefined;
  if (/^\/(portal|lmate|srmate)_m\/home$/.test(path)) return to(`${system}/index`);
  if (path === system) return to(`${system}/home`);
  return path === `${system}/me` && path !== '/fw_m/me' ? to('/fw_m/me') : undefined;
}

/** `show` the page, go `to` another one, or `follow` a redirect: the one named in the query, else home. */
export type Verdict =
  { readonly show: true } | { readonly to: string } | { readonly follow: string | null; readonly home: string };

/**
 * Judges an address in its full form. `fresh` says that the person has logged in on this very page, or has left the
 * session here: reasons count on the page where they arose.
 */
export function guard(address: Address, session: Session, fresh = false): Verdict {
  const { pathname, search, hash } = address;
  const rule = ruleOf(pathname);
  if (session.status === 'in') {
    const change = ownPassword(pathname, session);
    if (change !== undefined && rule.requiresAuth && pathname !== change) return { to: change };
    if (rule.name !== 'Login' && rule.name !== 'MobileLogin') return { show: true };
    if (change !== undefined) return { to: change };
    const home = rule.name === 'Login' ? '/' : fresh ? '/platform_m/home' : mobileHome(pathname);
    return { follow: new URLSearchParams(search).get('redirect'), home };
  }
  if (session.status === 'out' && fresh && (rule.requiresAuth || session.to !== undefined)) {
    const to = leftTo(address, session);
    if (to !== undefined && to !== pathname + search + hash) return { to };
  }
  if (!rule.requiresAuth) return { show: true };
  return { to: pathname === '/' ? '/portal/index' : loginAddress(pathname + search + hash) };
}

/** Where whoever has a password that somebody else chose gets one of their own; until then no other page of the desk opens. */
function ownPassword(pathname: string, { user, menu }: SignedIn): string | undefined {
  const page = '/platform/mypage/pw';
  if (!user.pwGiven || !menu.some(({ url, menuAuthCd }) => url === page && levelOf(menuAuthCd) > 0)) return undefined;
  return isMobile(pathname) ? '/platform_m/mypage/pw' : page;
}

/** Where somebody goes who has just been logged out, when it is not the login that comes back. */
function leftTo({ pathname }: Address, { why, to }: SignedOut): string | undefined {
  const login = isMobile(pathname) ? mobileLogin(pathname) : loginPath;
  if (to !== undefined) return isMobile(pathname) ? login + (to.includes('?') ? to.slice(to.indexOf('?')) : '') : to;
  if (pathname === '/') return undefined;
  // Who leaves on purpose does not want to come back; a profile that cannot be had leads to the root.
  return why === 'left' ? login : why === 'refused' ? '/' : undefined;
}
