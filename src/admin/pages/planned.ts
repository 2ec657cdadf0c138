import type { MenuInfo } from '../routes.ts';

/** Whether an address belongs to a menu of the tree: its own, one below it, or one beside it (`/platform/subsc/new`). */
export function isPlanned(pathname: string, menus: readonly MenuInfo[]): boolean {
  const family = `${pathname.split('/').slice(0, 3).join('/')}/`;
  return menus.some(
    ({ url }) => url !== null && (pathname === url || pathname.startsWith(`${url}/`) || url.startsWith(family)),
  );
}
