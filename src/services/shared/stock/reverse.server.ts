/** Taking movements back: each once, by a movement that names it (design: stock). */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import { decimal } from '../../../core/decimal.ts';
import { refuse } from '../../../core/problem.ts';
import type { SaveStep } from '../../../database/behaviour.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { lockBalances } from './balances.server.ts';
import type { Amounts, Ledger, Posted } from './ledger.ts';
import { closedUntil } from './months.server.ts';
import { movesOf, type Operation } from './operations.server.ts';
import { post } from './post.server.ts';
import { seoulTime } from '../../../core/dates.ts';

interface Move {
  readonly id: number;
  readonly key: string;
  readonly at: string;
  readonly tp: string;
  readonly came: Amounts;
  readonly went: Amounts;
  readonly taken: boolean;
}

/**
 * Writes what takes the movements back, at the moment at which they held; where that month is closed, now. E_BAL when what
 * came has gone on since, E_STATE when they were taken back before.
 */
export async function reverse(
  step: SaveStep,
  ledger: Ledger,
  operation: Operation,
  ids: readonly number[],
  words?: Values,
): Promise<Posted[]> {
  const { tx } = step;
  // Of two who take the same back the second waits here, and then reads that it is done.
  const keys = (await readMoves(step, ledger, ids)).map(({ key }) => [key, null] as const);
  await lockBalances(step, ledger, new Map(keys));
  const moves = await readMoves(step, ledger, ids);
  const before = await movesOf(tx, ledger, operation.op);
  if (!before.length && moves.some(({ taken }) => taken)) refuse('E_STATE', { text: 'stockTakenBack' });
  const closed = await closedUntil((statement) => tx.query(statement), ledger, tx.actor.corpId);
  const now = seoulTime(step.now).slice(0, 16);
  // Last come, first gone: what went out of a balance is back before what had come in goes.
  return post(
    step,
    ledger,
    operation,
    moves.map(({ id, key, at, tp, came, went }) => ({
      ...{ key, tp, reverses: id, in: negated(came), out: negated(went), words: words ?? {} },
      at: closed !== null && at.slice(0, 4) + at.slice(5, 7) <= closed ? now : at,
    })),
  );
}

/** On the side on which it stood, so that what came and what went in a period is what really did. */
const negated = (amounts: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([on, amount]) => [
      on,
      decimal(amount ?? 0)
        .times(-1)
        .toFixed(),
    ]),
  );

async function readMoves({ tx }: SaveStep, ledger: Ledger, ids: readonly number[]): Promise<Move[]> {
  const stock = sql.table(tableName(ledger.prefix));
  const table = sql.table(`${tableName(ledger.prefix)}_${columnName(ledger.grid)}`);
  const amounts = (side: 'in' | 'out') =>
    sql.join(ledger.measures.flatMap(({ on, move }) => [sql.lit(on), sql`m.${sql.ref(columnName(move[side]))}::text`]));
  const moves = await tx.query<Move>(sql`select m.id, s.stock_key as "key", m.${sql.ref(columnName(ledger.tp))} as "tp",
      to_char(m.${sql.ref(columnName(ledger.at))} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "at",
      json_build_object(${amounts('in')}) as "came", json_build_object(${amounts('out')}) as "went",
      exists (select 1 from ${table} r where r.corp_id = m.corp_id and r.parent_id = m.parent_id and r.rev_of_id = m.id) as "taken"
    from ${table} m join ${stock} s on s.corp_id = m.corp_id and s.id = m.parent_id
    where m.corp_id = ${tx.actor.corpId}::bigint and m.id = any (${[...ids]}::bigint[]) order by m.id desc`);
  if (moves.length < new Set(ids).size) refuse('E_NOTFOUND');
  return moves;
}
