/** A call sent twice under one `Idempotency-Key` happens once: the second is given the answer of the first. */
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { refuse } from '../core/problem.ts';
import type { Database, Transaction } from '../database/executor.ts';

/** An answer is kept for so long. */
const keptMs = 24 * 3600_000;

interface Kept {
  readonly asked: Buffer;
  readonly answer: unknown;
}

/**
 * The database of a call whose one transaction answers it. Under a key, counted by person and resource, the answer is
 * written down in that transaction: either both are there or neither. E_KEY_BUSY while the first call is under way,
 * E_KEY_USED for another call under the same key.
 */
export function onceByKey(database: Database, request: FastifyRequest, resource: string): Database {
  const key = keyOf(request);
  if (key === undefined) return database;
  const { tokenNow, hash } = request.server.signIn;
  // Keyed: a body may hold what is easily guessed.
  const asked = hash('idempotency', request.url, JSON.stringify(request.body ?? null));
  const now = tokenNow();
  const until = new Date(now.getTime() + keptMs);
  return {
    ...database,
    write: (actor, work) =>
      database.write(actor, async (tx) => {
        const { corpId, userId } = actor;
        const mine = sql`corp_id = ${corpId}::bigint and user_id = ${userId}::bigint and resource = ${resource} and key = ${key}`;
        await demandFree(tx, ['idempotency', corpId, userId, resource, key].join('\n'));
        const [kept] = await tx.query<Kept>(
          sql`select asked, answer from sys_idempotency where ${mine} and expires_at > ${now}::timestamptz`,
        );
        if (kept) return kept.asked.equals(asked) ? (kept.answer as never) : refuse('E_KEY_USED');
        const answer = await work(tx);
        await tx.query(sql`
          insert into sys_idempotency (corp_id, user_id, resource, key, asked, answer, expires_at)
          values (${corpId}::bigint, ${userId}::bigint, ${resource}, ${key}, ${asked}, ${JSON.stringify(answer)}::json, ${until}::timestamptz)
          on conflict (corp_id, user_id, resource, key)
            do update set asked = excluded.asked, answer = excluded.answer, expires_at = excluded.expires_at`);
        return answer;
      }),
  };
}

/** Held to the end of the transaction: of two calls under one key the second does not begin. */
async function demandFree(tx: Transaction, name: string): Promise<void> {
  const [row] = await tx.query<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`,
  );
  if (!row!.free) refuse('E_KEY_BUSY');
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key)
    ? key
    : refuse('E_PATTERN', { text: 'idempotencyKey' });
}

/** Answers whose time is over go. */
export const sweepKeys = (now: Date) => sql`select sweep_idempotency(${now}::timestamptz)`;
