/** react-admin's questions about the person, answered from the session; the rules of the session stand in `session/`. */
import type { AuthProvider } from 'react-admin';
import { ApiError } from '../../session/calls/error.ts';
import { login, loginByTokens, logout, relogin } from '../../session/flow.ts';
import type { Credentials, LogoutWish } from '../../session/flow.ts';
import { getSession } from '../../session/session.ts';
import type { Session, SignedIn } from '../../session/session.ts';
import { Rights } from '../access/rights.ts';
import { identityOf } from './identity.ts';
import type { Identity } from './identity.ts';

/** The password alone logs the person of a lapsed session in again. */
export type LoginParams = Credentials | { readonly loginPw: string };

export interface DeskAuthProvider extends AuthProvider {
  /** What the session says of the person, at once. */
  rights(): Rights;
  identity(): Identity | undefined;
}

/** A refused call means that authority changed meanwhile: the menu is fetched again, at most every few seconds. */
const again = 5_000;
let fetchedAt = 0;
async function followAuthority(): Promise<void> {
  if (Date.now() - fetchedAt < again) return;
  fetchedAt = Date.now();
  await loginByTokens(true).catch(() => undefined);
}

/** `rightsOf` a person: those of menus alone, or with the records of the back office, as far as these are `declared`. */
export function createAuthProvider(
  rightsOf: (session: SignedIn) => Rights = (session) => new Rights(session),
  declared: () => unknown = () => undefined,
): DeskAuthProvider {
  let cached: { readonly session: Session; readonly declared: unknown; readonly rights: Rights } | undefined;
  const rights = (): Rights => {
    const session = getSession();
    if (cached?.session !== session || cached.declared !== declared())
      cached = {
        ...{ session, declared: declared() },
        rights: session.status === 'in' ? rightsOf(session) : new Rights(),
      };
    return cached.rights;
  };
  const identity = (): Identity | undefined => {
    const session = getSession();
    return session.status === 'in' ? identityOf(session) : undefined;
  };
  return {
    rights,
    identity,
    login: (params: LoginParams) => ('loginId' in params ? login(params) : relogin(params.loginPw)),
    // Where nobody is left the frame follows the session (session/address/guard.ts); react-admin need not lead anywhere.
    logout: async (params: LogoutWish = {}) => {
      if (getSession().status === 'in') void logout(params);
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
      const person = identity();
      if (!person) throw new Error('E_TOKEN');
      return { ...person };
    },
    getPermissions: async () => rights(),
    canAccess: async ({ resource, action, record }) => rights().refusal(resource, action, record) === undefined,
  };
}
