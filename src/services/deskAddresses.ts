/** Which addresses of the desk are pages: known to the server, so that an address that names nothing is answered 404. */
import { screensOf } from '../admin/routes.ts';
import { innerOf } from '../session/address/mobile.ts';
import { isPortal, loginPath } from '../session/address/paths.ts';
import { menuTree } from './reference/menus.ts';
import { shown } from './shown.ts';

/** Pages that show no resource. */
export const ownAddresses = {
  dashboard: '/platform/dashboard',
  info: '/platform/mypage/info',
  pw: '/platform/mypage/pw',
  export: '/platform/mypage/export',
  withdraw: '/platform/mypage/withdraw',
  me: '/fw/me',
} as const;

export type OwnAddress = (typeof ownAddresses)[keyof typeof ownAddresses];

const record = /\/(?:create|\d+(?:\/show)?)$/;
let lists: ReadonlySet<string> | undefined;

/** The list of a resource, one of its records, or a page of its own; public pages say for themselves what they are. */
export function isPage(pathname: string): boolean {
  if (isPortal(pathname)) return true;
  lists ??= new Set([
    ...['/', loginPath, ...Object.values(ownAddresses)],
    ...screensOf(shown, menuTree).map(({ name }) => `/${name}`),
  ]);
  const plain = innerOf(pathname).replace(/(?<=.)\/$/, '');
  return lists.has(plain) || lists.has(plain.replace(record, ''));
}
