/** What the frame shows of menus: those a person may open and this application has a screen for. */
import type { MenuEntry } from '../../core/authority.ts';
import { screenPath } from '../routes.ts';
import type { DeskPage } from '../pages/deskPage.ts';
import type { ScreenPlace } from '../routes.ts';

/** Menus with a screen or a page, and all folders; the frame leaves out folders that stay empty. */
export function openMenus(
  menus: readonly MenuEntry[],
  screens: readonly ScreenPlace[],
  pages: readonly DeskPage[],
): readonly MenuEntry[] {
  const addresses = new Set([...screens.map(({ name }) => `/${name}`), ...pages.map(({ path }) => path)]);
  return menus.filter(({ url }) => url === null || addresses.has(url));
}

/** System code (code group SYS) of a first address segment, where it is not the segment in capitals. */
const systemCodes: Readonly<Record<string, string>> = { groupware: 'GW', shipwork: 'SWK', lm: 'LMATE' };

export interface ServiceEntry {
  /** First segment of its addresses. */
  readonly id: string;
  readonly code: string;
  /** Its first screen that the person may open. */
  readonly url: string;
}

export function servicesOf(
  screens: readonly ScreenPlace[],
  mayOpen: (screen: ScreenPlace) => boolean,
): readonly ServiceEntry[] {
  const services = new Map<string, ServiceEntry>();
  for (const screen of screens) {
    const id = screen.name.split('/')[0]!;
    if (!mayOpen(screen) || services.has(id)) continue;
    services.set(id, { id, code: systemCodes[id] ?? id.toUpperCase(), url: screenPath(screen.name, { type: 'list' }) });
  }
  return [...services.values()];
}
