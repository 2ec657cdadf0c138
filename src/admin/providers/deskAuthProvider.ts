import type { SignedIn } from '../../session/session.ts';
import { RecordRights } from '../access/recordRights.ts';
import { createAuthProvider } from './authProvider.ts';
import type { DeskAuthProvider } from './authProvider.ts';
import type { Declarations } from './declarations.ts';

/** The auth provider that knows the records of the screens whose declarations are here. */
export function deskAuthProvider({ screens }: Pick<Declarations, 'screens'>): DeskAuthProvider {
  const rightsOf = (session: SignedIn) =>
    new RecordRights(session, new Map(screens().map((screen) => [screen.name, screen])));
  return createAuthProvider(rightsOf, screens);
}
