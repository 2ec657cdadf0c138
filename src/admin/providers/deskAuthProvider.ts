import { RecordRights } from '../access/recordRights.ts';
import type { Screen } from '../routes.ts';
import { createAuthProvider } from './authProvider.ts';
import type { DeskAuthProvider } from './authProvider.ts';

/** The auth provider that knows the records of these screens. */
export function deskAuthProvider(screens: readonly Screen[]): DeskAuthProvider {
  const byName = new Map(screens.map((screen) => [screen.name, screen]));
  return createAuthProvider((session) => new RecordRights(session, byName));
}
