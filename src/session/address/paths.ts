/** What an address says by its shape alone: system, service, portal, phone pages (1-foundations 1 and 2.1, 3-decisions 1). */
import { publicFronts } from '../../core/web/fronts.ts';
import { localPath } from '../../core/web/redirect.ts';

export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

export type SystemCode = 'PLATFORM' | 'FW' | 'SHIPWORK';

/** Root means the platform, fw and fw_m the framework, anything else shipwork. */
export function systemCode(path: string): SystemCode {
  const first = firstSegment(path);
  if (first === '') return 'PLATFORM';
  return first === 'fw' || first === 'fw_m' ? 'FW' : 'SHIPWORK';
}

/** The first segment without `_m`: `rs4`, `insp`, `groupware` … */
export const serviceCode = (path: string): string => firstSegment(path).replace(/_m$/, '');

/** Pages in the phone's layout: `/portal_m`, `/platform_m`, `/fw_m` … */
export const isMobile = (path: string): boolean => /^[a-z0-9]+_m$/.test(firstSegment(path));

/** Public pages, open without login; phone addresses count like their plain ones. */
export const isPortal = (path: string): boolean => publicFronts.includes(serviceCode(path));

export type PortalCode = 'lmate' | 'shipwork';
/** Chooses title and brand of the public pages. */
export function portalCode(path: string): PortalCode | undefined {
  const portal = serviceCode(path);
  return portal === 'lmate' ? 'lmate' : portal === 'portal' ? 'shipwork' : undefined;
}

/** Systems that have pages; an address of any other first segment is unknown to everybody. */
const systems: ReadonlySet<string> = new Set(
  'platform fw rs4 insp groupware shipwork bta btcd bwms 3pl lm tmate dtsp dts'.split(' '),
);
export const isKnown = (path: string): boolean => path === '/' || isPortal(path) || systems.has(serviceCode(path));

export const loginPath = '/platform/member/login';
/** Home of a phone page's system; the portal's visitors belong to the platform (2-portal 2). */
export const mobileHome = (path: string): string =>
  ['portal', 'platform'].includes(serviceCode(path)) ? '/platform_m/home' : `/${systemCode(path).toLowerCase()}_m/home`;
export const mobileLogin = (path: string): string => `/${firstSegment(path)}/login`;

export const isMobileLogin = (path: string): boolean => isMobile(path) && /^\/[^/]+\/login\/?$/.test(path);
export const isLogin = (path: string): boolean =>
  isMobileLogin(path) || /^\/(portal|lmate|srmate|platform\/member)\/login\/?$/.test(path);

/** Address of the login screen that comes back to `path` (with query and hash) afterwards. */
export function loginAddress(path: string): string {
  const login = isMobile(path) ? mobileLogin(path) : loginPath;
  return path === '/' || path === '' ? login : `${login}?redirect=${encodeURIComponent(path)}`;
}

/** The path when it stays on this origin, otherwise `/`. A token never travels in it. */
export function safeRedirect(wanted: string | null | undefined, origin: string = location.origin): string {
  return (wanted && localPath(wanted, origin)) || '/';
}
