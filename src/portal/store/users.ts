/**
 * The number of users that a visitor reckons with: in the address of the service, so that a link to it tells the same sum,
 * and kept for the tab, so that the next service and the application begin with it.
 */

import { mostUsers } from '../../core/mostUsers.ts';

const keptAs = 'hangro-users';

/** What was typed, if it can be reckoned with. */
export function usersIn(typed: string | null): number | undefined {
  const figure = (typed ?? '').replaceAll(/[\s,]/g, '');
  const users = /^\d{1,9}$/.test(figure) ? Number(figure) : 0;
  return users > 0 && users <= mostUsers ? users : undefined;
}

/** Of the address, else of this tab; a browser that keeps nothing knows none. */
export function reckonedUsers(query: URLSearchParams): number | undefined {
  const addressed = usersIn(query.get('users'));
  if (addressed || typeof window === 'undefined') return addressed;
  try {
    return usersIn(sessionStorage.getItem(keptAs));
  } catch {
    return undefined;
  }
}

export function keepUsers(users: number): void {
  try {
    sessionStorage.setItem(keptAs, String(users));
  } catch {
    // The address has it.
  }
}
