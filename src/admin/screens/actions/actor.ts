/** The logged-in person as rules of actions know them. */
import { isProduction, sessionConfig } from '../../../session/config.ts';
import type { Actor } from '../../../core/resource.ts';
import type { Corp, Person } from '../../../session/types.ts';

export const actorOf = ({ user, corp }: { readonly user: Person; readonly corp: Corp }): Actor => ({
  userId: user.id,
  corpId: corp.id,
  standsFor: user.standsFor ?? [],
  production: isProduction,
  unreached: sessionConfig.unreached,
});
