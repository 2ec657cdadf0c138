/** The way to PostgreSQL: connections, transactions and plans over the driver. */
import pg from 'pg';
import type { Writable } from 'node:stream';
import { listenOn } from './listen.ts';
import { type Actor, type Row, type Statement, type Answers, type Database, type Scroll, compile } from './executor.ts';

/** A text is planned anew this often; then it is a habit, and its plan is kept on each connection. */
const habit = 3;

/** Plans are kept of so many texts at most: each takes memory on every connection. */
const mostKept = 100;

const mostCounted = 2000;

/** Statements that come again and again get a name: most of what a short one costs PostgreSQL is reading and planning it. */
function openHabits(): (statement: Statement) => pg.QueryConfig {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (statement) => {
    const compiled = compile(statement);
    const { text } = compiled;
    const name = names.get(text);
    if (name !== undefined) return { ...compiled, name };
    if (names.size >= mostKept) return compiled;
    if (seen.size >= mostCounted) seen.clear();
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times >= habit) {
      names.set(text, `habit${names.size}`);
      seen.delete(text);
    }
    return compiled;
  };
}

// bigint ids are far below 2^53 here; dates and moments stay the text that SQL made of them.
const types = new pg.TypeOverrides();
types.setTypeParser(20, Number);
for (const oid of [1082, 1114, 1184, 1700]) types.setTypeParser(oid, (text: string) => text);

/** A statement that runs longer is broken off: nobody waits for its answer any more. */
const longestMs = 60_000;

/** So long a call waits for a connection: the database is away, or every connection is busy. */
const patienceMs = 10_000;

/** So often a transaction is tried that others stood in the way of. */
const mostTries = 4;

/** Opens a transaction for an actor in one message; both numbers are whole, so they may stand in the text. */
const opening = (begin: string, { corpId, userId }: Actor) =>
  `${begin}; select set_config('app.corp_id', '${Math.trunc(corpId)}', true), set_config('app.user_id', '${Math.trunc(userId)}', true),
    set_config('statement_timeout', '${longestMs}', true)`;

/**
 * What `send` queries leaves in one packet instead of one each. The driver pipelines, but has no documented way to hold its
 * socket back, so its own field is reached for; where that is gone one day, only the packets are more.
 */
function inOnePacket<T>(client: pg.PoolClient, send: () => T): T {
  const stream = (client as unknown as { connection?: { stream?: Writable } }).connection?.stream;
  stream?.cork();
  try {
    return send();
  } finally {
    stream?.uncork();
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  begin: string,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  const opened = client.query(opening(begin, actor));
  try {
    const done = await Promise.all([opened, work()]);
    await client.query('commit');
    return done[1];
  } catch (error) {
    await opened.catch(() => undefined);
    // On a connection that broke there is nothing to roll back; what broke it is the error to tell.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function scrolling<T>(
  client: pg.PoolClient,
  { first, rows, size, signal }: Scroll,
  work: (answers: Row[][], batches: AsyncIterable<Row[]>) => Promise<T>,
): Promise<T> {
  const ask = async (query: string | pg.QueryConfig): Promise<Row[]> => {
    signal.throwIfAborted();
    return (await client.query<Row>(query)).rows;
  };
  // All rows are wanted: a plan for the first tenth of them would cost more in the end.
  await ask('set local cursor_tuple_fraction = 1');
  const answers: Row[][] = [];
  for (const statement of first) answers.push(await ask(compile(statement)));
  const { text, values } = compile(rows);
  await ask({ text: `declare scrolled no scroll cursor for ${text}`, values });
  async function* batches(): AsyncIterable<Row[]> {
    for (;;) {
      const batch = await ask(`fetch ${Math.trunc(size)} from scrolled`);
      if (batch.length) yield batch;
      if (batch.length < size) return;
    }
  }
  return work(answers, batches());
}

/** Ends the statement that `client` is at when the signal says so, from a connection beside it. */
async function cancellable<T>(
  pool: pg.Pool,
  client: pg.PoolClient,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  let cancelling: Promise<unknown> | undefined;
  const cancel = (): void => {
    const { processID } = client as unknown as { processID: number };
    cancelling = pool.query('select pg_cancel_backend($1::int)', [processID]).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancelling;
  }
}

/** Opens a pool on the application role. `max` connections; at 2 cores ten are plenty. */
export function openDatabase(appUrl: string, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max,
    types,
    pipeline: true,
    connectionTimeoutMillis: patienceMs,
    application_name: 'hangro',
  } as pg.PoolConfig);
  // A connection that breaks fails its queries and is replaced by the next one; unheard, the event of the pool (idle) or
  // of the client (lent out) would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const compiled = openHabits();
  let retried = 0;
  /** Of two that waited for each other one was sent back: nothing of it happened, and it goes once more. */
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let left = mostTries - 1; ; left -= 1) {
      try {
        return await work();
      } catch (error) {
        if (left <= 0 || !(error instanceof pg.DatabaseError) || !/^(40P01|40001)$/.test(error.code ?? '')) throw error;
        retried += 1;
        // Not at once and not all together, or they meet again.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * (mostTries - left)));
      }
    }
  };
  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const client = await pool.connect();
    let broken = true;
    try {
      const result = await work(client);
      broken = false;
      return result;
    } catch (error) {
      // What was broken off from outside leaves a connection in a state that nobody knows.
      broken = isDatabaseAway(error) || signal?.aborted === true;
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    read: <A extends Answers>(actor: Actor, statements: readonly Statement[]) =>
      withClient(async (client) => {
        const sent = inOnePacket(client, () => [
          client.query(opening('begin read only', actor)),
          ...statements.map((s) => client.query(compiled(s))),
          client.query('commit'),
        ]);
        const settled = await Promise.allSettled(sent);
        const failed = settled.find((r) => r.status === 'rejected');
        if (failed) throw failed.reason;
        const answers: Answers = settled
          .slice(1, -1)
          .map((r) => (r as PromiseFulfilledResult<pg.QueryResult<Row>>).value.rows);
        return answers as A;
      }),
    scroll: (actor, wanted, work) =>
      withClient(
        (client) =>
          cancellable(pool, client, wanted.signal, () =>
            inTransaction(client, 'begin isolation level repeatable read, read only', actor, () =>
              scrolling(client, wanted, work),
            ),
          ),
        wanted.signal,
      ),
    ask: (statement) => withClient(async (client) => (await client.query<Row>(compiled(statement))).rows),
    write: (actor, work) =>
      again(() =>
        withClient((client) =>
          inTransaction(client, 'begin', actor, () =>
            work({
              actor,
              query: async <R extends object = Row>(statement: Statement) =>
                (await client.query(compile(statement))).rows as R[],
            }),
          ),
        ),
      ),
    retried: () => retried,
    listen: (channel, heard) => listenOn(appUrl, channel, heard),
    close: () => pool.end(),
  };
}

/**
 * True when the database could not be reached, went away, or had no connection to give; the same call may succeed later.
 * The driver tells some of it by a sentence only.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (error instanceof pg.DatabaseError) return /^(08|53|57P)/.test(error.code ?? '');
  if (typeof code === 'string' && /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_|EHOST|ENET|ENOENT)/.test(code)) return true;
  return typeof message === 'string' && /connection (terminated|error)|trying to connect|not queryable/i.test(message);
}
