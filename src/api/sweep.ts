/** Sessions, codes, tickets, hand-over codes, attempts and single uses that have run out go (migration 0010). */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/executor.ts';
import type { FileStore } from '../database/files/store.ts';
import { sweepExports } from './exports/jobs.ts';
import { sweepFiles, sweepLeftovers } from './files/sweepFiles.ts';
import { sweepKeys } from './idempotency.ts';
import { sweepNotices } from './notices/rows.ts';
import { repeat } from './repeat.ts';

export const sweepSeconds = 600;

/** Answers how many rows went; null when some process has swept less than `sweepSeconds` ago, or does so now. */
export async function sweep(database: Database, now: Date): Promise<number | null> {
  const [row] = await database.ask(sql`select sweep_expired(${now}, make_interval(secs => ${sweepSeconds})) as gone`);
  return row!['gone'] as number | null;
}

export interface SweepParts {
  readonly database: Database;
  readonly store: FileStore;
  readonly incoming: string;
}

/** Every process asks; whoever is first in an interval sweeps. */
export function openSweep(app: FastifyInstance, { database, store, incoming }: SweepParts): void {
  repeat(app, {
    name: 'sweep',
    first: 60_000,
    failed: sweepSeconds * 1000,
    async round() {
      const { now, tokenNow } = app.signIn;
      const gone = await sweep(database, tokenNow());
      if (gone) app.log.info({ gone }, 'swept');
      if (gone !== null) {
        const files =
          (await sweepFiles(database, store, now())) +
          (await sweepExports({ database, store }, now())) +
          (await sweepLeftovers(database, store, incoming, tokenNow()));
        await database.ask(sweepNotices(now()));
        await database.ask(sweepKeys(tokenNow()));
        if (files) app.log.info({ files }, 'swept files');
      }
      return sweepSeconds * 1000;
    },
  });
}
