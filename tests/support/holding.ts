/** Two at the same moment, made certain: one holds what it changed until the other waits for it. */
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../src/database/engine/roles.ts';

/** Runs `work` while a transaction of the owner holds what `sql` changed; then it commits. */
export const holding = <T>(ownerUrl: string, sql: string, work: () => Promise<T>): Promise<T> =>
  withClient(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(sql);
    const done = await work();
    await client.query('commit');
    return done;
  });

const waiting =
  'select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()';

/** Resolves when somebody waits for a lock. */
export const waiters = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    for (let tries = 0; tries < 200; tries++) {
      if ((await client.query(waiting)).rows.length > 0) return;
      await wait(20);
    }
    throw new Error('nobody waits');
  });

/** What `call` answers when `sql` is committed while it waits for it. */
export async function meanwhile<T>(ownerUrl: string, sql: string, call: () => Promise<T>): Promise<T> {
  const { answer } = await holding(ownerUrl, sql, async () => {
    const begun = { answer: call() };
    await waiters(ownerUrl);
    return begun;
  });
  return answer;
}
