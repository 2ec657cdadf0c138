/** Where a person may be sent after login: a path of this origin, nothing else (3-decisions 3). */
import { localPath } from '../core/redirect.ts';

/** The path when it stays on this origin, otherwise `/`. A token never travels in it. */
export function safeRedirect(wanted: string | null | undefined, origin: string = location.origin): string {
  return (wanted && localPath(wanted, origin)) || '/';
}

export const loginPath = '/platform/member/login';

/** Address of the login screen that comes back to `path` afterwards. */
export function loginAddress(path: string): string {
  return path === '/' || path === '' ? loginPath : `${loginPath}?redirect=${encodeURIComponent(path)}`;
}
