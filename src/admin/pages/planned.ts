import type { MenuInfo } from '../routes.ts';

/**
 * Whether an address belongs to a menu that is still to come: its own, one below it, or one beside it (`/platform/subsc/new`).
 * Below `built`, the addresses of screens that are there, nothing is to come, nor is a service's bare name a page.
 */
export function isPlanned(pathname: string, menus: readonly MenuInfo[], built: readonly string[]): boolean {
  const at = (url: string) => pathname === url || pathname.startsWith(`${url}/`);
  const [, , page] = pathname.split('/');
  if (!page || built.some(at)) return false;
  const family = `${pathname.split('/').slice(0, 3).join('/')}/`;
  return menus.some(({ url }) => url !== null && (at(url) || url.startsWith(family)));
}
