/** Where a person may be sent after login: a path of this origin, nothing else (3-decisions 3). */

const unsafe = /[\u0000-\u0020\u007f\\]/;

/** The path when it stays on this origin, otherwise `/`. A token never travels in it. */
export function safeRedirect(wanted: string | null | undefined, origin: string = location.origin): string {
  if (!wanted || unsafe.test(wanted) || !wanted.startsWith('/') || wanted.startsWith('//')) return '/';
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin) return '/';
  const path = `${url.pathname}${url.search}${url.hash}`;
  // "/.//host" normalises to a path that a browser would read as another host.
  return path.startsWith('//') ? '/' : path;
}

export const loginPath = '/platform/member/login';

/** Address of the login screen that comes back to `path` afterwards. */
export function loginAddress(path: string): string {
  return path === '/' || path === '' ? loginPath : `${loginPath}?redirect=${encodeURIComponent(path)}`;
}
