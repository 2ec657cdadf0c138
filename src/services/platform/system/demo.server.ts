/** What the operator does with demo requests, and how long they are kept. */
import { sql } from 'kysely';
import type { Behaviour } from '../../../database/behaviour.ts';
import type { demo } from './demo.ts';

/** Years that a request is kept after it was dealt with, as the privacy policy says. */
export const demoYears = 1;

export const demoBehaviour: Behaviour<typeof demo> = {
  actions: {
    take: {
      run: async ({ userId }, stored) => ({ changes: { chargeUserId: stored.chargeUserId ?? userId } }),
    },
  },
  /** What was dealt with long enough ago is forgotten, with its trail and its place in the search. */
  async nightly({ tx, operator }, day) {
    if (!operator) return 0;
    const [row] = await tx.query<{ gone: number }>(
      sql`select demo_forget(${day}::date - make_interval(years => ${demoYears})) as gone`,
    );
    return row!.gone;
  },
};
