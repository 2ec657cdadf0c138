/** Which addresses of the desk are pages: known to the server, so that an address that names nothing is answered 404. */
import { screensOf } from './admin/routes.ts';
import { ownAddresses } from './services/deskAddresses.ts';
import { menuTree } from './services/reference/menus.ts';
import { shown } from './services/shown.ts';
import { innerOf } from './session/address/mobile.ts';
import { isPortal, loginPath } from './session/address/paths.ts';

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
