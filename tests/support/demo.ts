/** The demo data as the tests know it. */
import { seedDemo, seedReference } from '../../src/services/seed.server.ts';

/** The clock of the specification's pages. */
export const testClock = '2026-11-20T09:00:00+09:00';
export const password = 'Hangro!2611';

/** Fills a migrated, empty database. */
export async function fillDemo(ownerUrl: string): Promise<void> {
  await seedReference(ownerUrl);
  await seedDemo(ownerUrl, { now: new Date(testClock), password });
}
