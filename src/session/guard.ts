/** Which part of the application an address belongs to, and who may see it (1-foundations 2.1; the plain path). */
import { loginAddress, loginPath } from './redirect.ts';

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** Public pages: open without login. */
export const isPublic = (path: string): boolean =>
  ['/portal', '/lmate', '/srmate', '/platform/member'].some((root) => under(path, root));

export const isLogin = (path: string): boolean => path === loginPath || path === '/portal/login';

/** Where an address leads instead, or undefined when it may be shown. `full` carries query and hash. */
export function guard(path: string, full: string, loggedIn: boolean): string | undefined {
  if (path === '/' && !loggedIn) return '/portal/index';
  if (isPublic(path) || loggedIn) return undefined;
  return loginAddress(full);
}
