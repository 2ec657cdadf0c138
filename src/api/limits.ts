/** Attempts counted in the database, so that several server processes share the count (3-decisions 3 "attempts"). */
import { sql } from 'kysely';
import { ProblemError } from '../core/problem.ts';
import type { Database } from '../database/executor.ts';
import type { Hash } from './hashes.ts';
import { limitRules, type LimitKeys, type LimitRule, type Pauses, type Window } from './limitRules.ts';

export interface LimitServer {
  readonly database: Database;
  readonly hash: Hash;
  readonly tokenNow: () => Date;
}

const rowsOf = <R extends LimitRule>({ hash }: LimitServer, rule: R, keys: LimitKeys<R>) =>
  Object.entries<Window | Pauses>(limitRules[rule]).map(([name, how]) => ({
    key: hash('limit', rule, name, (keys as Readonly<Record<string, string>>)[name]!).toString('hex'),
    most: 'most' in how ? how.most : null,
    pauses: 'pauses' in how ? how.pauses : [0],
    seconds: how.seconds,
  }));

/**
 * Counts one attempt under every key of the rule; E_RATE with `retry-after` in seconds when one of them is used up.
 * Counting and judging are one statement, so attempts at the same moment cannot slip past each other.
 */
export async function limit<R extends LimitRule>(server: LimitServer, rule: R, keys: LimitKeys<R>): Promise<void> {
  const [row] = await server.database.ask(
    sql`select limit_take(${JSON.stringify(rowsOf(server, rule, keys))}::jsonb, ${server.tokenNow()}) as wait`,
  );
  const wait = row!['wait'] as number;
  if (wait > 0) throw new ProblemError({ code: 'E_RATE' }, { retryAfter: wait });
}

/** Gives one attempt back that turned out to be in order; a growing pause ends. */
export async function giveBack<R extends LimitRule>(server: LimitServer, rule: R, keys: LimitKeys<R>): Promise<void> {
  const rows = rowsOf(server, rule, keys);
  const [windows, paused] = [rows.filter((r) => r.most !== null), rows.filter((r) => r.most === null)];
  const keysOf = (some: typeof rows) => some.map((r) => Buffer.from(r.key, 'hex'));
  await server.database.ask(sql`
    with ended as (delete from sys_limit where key = any (${keysOf(paused)}::bytea[]))
    update sys_limit set hits = greatest(hits - 1, 0) where key = any (${keysOf(windows)}::bytea[])`);
}

/** Whether something that may happen once happens now for the first time, for instance the use of a solved challenge. */
export async function once(server: LimitServer, purpose: string, what: string, until: Date): Promise<boolean> {
  const rows = await server.database.ask(sql`
    insert into sys_once (key, expires_at) values (${server.hash('once', purpose, what)}, ${until})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}
