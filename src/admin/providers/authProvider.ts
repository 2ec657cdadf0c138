/** react-admin's questions about the person, answered from the session. */
import type { AuthProvider } from 'react-admin';
import { pathLevel } from '../../core/authority.ts';
import type { Level } from '../../core/authority.ts';
import type { MenuEntry } from '../../core/authority.ts';
import { ApiError } from '../../session/calls/error.ts';
import { login, loginByTokens, logout } from '../../session/flow.ts';
import type { Credentials } from '../../session/flow.ts';
import { getSession } from '../../session/session.ts';

/** Actions that reading authority allows; all others need full authority. */
const readActions = new Set(['list', 'show', 'read', 'export', 'history']);

export const mayDo = (level: Level, action: string): boolean => level === 2 || (level === 1 && readActions.has(action));

/** Authority for a screen, by the menu entry that its address matches (1-foundations 6). */
export const levelFor = (name: string, menu: readonly MenuEntry[]): Level => pathLevel(`/${name}`, menu);

/** A refused call means that authority changed meanwhile: the menu is fetched again, at most every few seconds. */
const again = 5_000;
let fetchedAt = 0;
async function followAuthority(): Promise<void> {
  if (Date.now() - fetchedAt < again) return;
  fetchedAt = Date.now();
  await loginByTokens(true).catch(() => undefined);
}

export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => login(credentials),
  // The frame follows the session; react-admin need not lead anywhere.
  logout: async () => {
    if (getSession().status === 'in') await logout();
    return false;
  },
  checkAuth: async () => {
    if (getSession().status === 'in' || (await loginByTokens())) return;
    throw new Error('E_TOKEN');
  },
  checkError: async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'E_AUTH') await followAuthority();
  },
  getIdentity: async () => {
    const session = getSession();
    if (session.status !== 'in') throw new Error('E_TOKEN');
    return { id: session.user.id, fullName: session.user.userNm };
  },
  getPermissions: async () => {
    const session = getSession();
    return session.status === 'in' ? session.menu : [];
  },
  canAccess: async ({ resource, action }) => {
    const session = getSession();
    return session.status === 'in' && mayDo(levelFor(resource, session.menu), action);
  },
};
