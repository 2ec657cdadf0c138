/** Does a list show one of the declared searches that it offers, and nothing beyond? Its link above the rows says so then. Pure. */
import type { Screen } from '../../../routes.ts';
import { readAddress } from '../listParams.ts';
import { searchText } from '../search/search.ts';
import { offersReady } from './offersReady.ts';

export function showsReady(
  screen: Pick<Screen, 'resource' | 'view'>,
  phone: boolean,
  address: string,
  today: string,
): boolean {
  const { resource } = screen;
  const textOf = (kept: string) => searchText(readAddress(kept, resource, today), resource, today);
  const now = textOf(address);
  const views = (offersReady(screen, phone) && resource.search.views) || {};
  return Object.values(views).some((asked) => textOf(new URLSearchParams(asked).toString()) === now);
}
