/** Which part of the application an address belongs to, and who may see it (1-foundations 2.1; the plain path). */
import { loginAddress, loginPath } from './redirect.ts';
import type { Session } from './session.ts';

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Public pages: open without login. */
export const isPublic = (path: string): boolean =>
  ['/portal', '/lmate', '/srmate', '/platform/member'].some((root) => under(path, root));

export const isLogin = (path: string): boolean => path === loginPath || /^\/(portal|lmate|srmate)\/login$/.test(path);

/** Addresses that the specification writes without their base (3-decisions 1); the portal's pages add theirs here. */
const bareForms = new Set(['/index', '/login']);
/** The full form of such an address, or undefined. */
export const bareForm = (path: string): string | undefined => (bareForms.has(path) ? `/portal${path}` : undefined);

/** Where an address leads instead, or undefined when it may be shown. `full` carries query and hash. */
export function guard(path: string, full: string, session: Session): string | undefined {
  if (session.status === 'in' || isPublic(path)) return undefined;
  // Who leaves on purpose does not want to come back to where they were.
  if (session.status === 'out' && session.why === 'left') return loginPath;
  return path === '/' ? '/portal/index' : loginAddress(full);
}
