/** Does a list offer its declared searches above its rows? */
import type { Screen } from '../../../routes.ts';

/**
 * On a phone, where a condition takes four touches, and not where a view has its own share of the records (a gate); where
 * they are one screen's own, there on every device.
 */
export function offersReady(
  { resource: { search }, view }: Pick<Screen, 'resource' | 'view'>,
  phone: boolean,
): boolean {
  if (!search.views) return false;
  return search.viewsOf === undefined ? phone && view === undefined : search.viewsOf === view;
}
