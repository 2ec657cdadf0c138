/**
 * The comparison of the night: balances against their movements, promises against their rows. It must come up empty; what it
 * finds is written down and told to the operator, never mended in silence (design: stock).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SaveStep } from '../../../database/behaviour.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import type { Ledger } from './ledger.ts';

export type FaultKind = 'BALANCE' | 'RUNNING' | 'HELD' | 'PROMISED';

export interface Fault {
  readonly stockId: number;
  readonly kind: FaultKind;
  readonly field: string;
  /** What movements or promises come to. */
  readonly expected: string;
  readonly found: string;
}

/** Faults of the company at hand, all as of one moment. */
export async function compare(tx: Transaction, ledger: Ledger): Promise<Fault[]> {
  const parts = [...ledger.measures.flatMap((measure) => ofMeasure(tx, ledger, measure)), ...ofPromises(tx, ledger)];
  return tx.query<Fault>(sql`${sql.join(parts, sql` union all `)} order by 1, 2, 3`);
}

const answer = (kind: FaultKind, field: string, expected: Statement, found: Statement) =>
  sql`select x.id as "stockId", ${sql.lit(kind)} as "kind", ${sql.lit(field)} as "field", (${expected})::text as "expected", (${found})::text as "found"`;

function ofMeasure({ actor }: Transaction, ledger: Ledger, { on, in: came, out, move }: Ledger['measures'][number]) {
  const stock = sql.table(tableName(ledger.prefix));
  const moves = sql.table(`${tableName(ledger.prefix)}_${columnName(ledger.grid)}`);
  const m = (field: string) => sql`m.${sql.ref(columnName(field))}`;
  const corp = sql`${actor.corpId}::bigint`;
  const sums = (field: string, moved: Statement, kind: FaultKind) =>
    sql`${answer(kind, field, sql`x.moved`, sql`x.stands`)} from (
      select t.id, t.${sql.ref(columnName(field))} as stands, coalesce((select sum(${moved}) from ${moves} m where m.corp_id = t.corp_id and m.parent_id = t.id), 0) as moved
      from ${stock} t where t.corp_id = ${corp} and t.del_yn = 'N') x where x.moved is distinct from x.stands`;
  const running = (field: string, order: Statement, kind: FaultKind) =>
    sql`${answer(kind, field, sql`x.moved`, sql`x.stands`)} from (
      select m.parent_id as id, ${m(field)} as stands, sum(${m(move.in)} - ${m(move.out)}) over (partition by m.parent_id order by ${order}) as moved
      from ${moves} m where m.corp_id = ${corp}) x where`;
  return [
    sums(on, sql`${m(move.in)} - ${m(move.out)}`, 'BALANCE'),
    ...(came ? [sums(came, m(move.in), 'BALANCE')] : []),
    ...(out ? [sums(out, m(move.out), 'BALANCE')] : []),
    // In the order of entry each row says what was left; in the order in which things happened nothing may ever be missing.
    sql`${running(move.bal, sql`m.id`, 'RUNNING')} x.moved is distinct from x.stands or x.moved < 0`,
    sql`${running(move.held, sql`${m(ledger.at)}, m.id`, 'HELD')} x.moved < 0`,
  ];
}

function ofPromises({ actor }: Transaction, ledger: Ledger): Statement[] {
  const { allocated, allocs, available } = ledger;
  if (!allocated || !allocs) return [];
  const stock = sql.table(tableName(ledger.prefix));
  const promises = sql.table(`${tableName(allocs.prefix)}_${columnName(allocs.grid)}`);
  const t = (field: string) => sql`t.${sql.ref(columnName(field))}`;
  const where = sql`t.corp_id = ${actor.corpId}::bigint and t.del_yn = 'N'`;
  const promised = sql`${answer('PROMISED', allocated, sql`x.live`, sql`x.stands`)} from (
    select t.id, ${t(allocated)} as stands, coalesce((select sum(a.qty) from ${promises} a
      where a.corp_id = t.corp_id and a.stock_id = t.id and a.alloc_st_cd = 'LIVE'), 0) as live
    from ${stock} t where ${where}) x where x.live is distinct from x.stands`;
  if (!available) return [promised];
  const free = sql`case when ${t(available.except.field)} = ${available.except.value} then 0 else ${t(ledger.measures[0]!.on)} - ${t(allocated)} end`;
  return [
    promised,
    sql`${answer('PROMISED', available.field, sql`x.free`, sql`x.stands`)} from (
      select t.id, ${t(available.field)} as stands, ${free} as free from ${stock} t where ${where}) x where x.free is distinct from x.stands`,
  ];
}

/** Compares, and writes down what differs; what is right again is marked so. Answers how many faults stand. */
export async function compareAndTell(step: SaveStep, ledger: Ledger): Promise<number> {
  const { tx, now } = step;
  const faults = await compare(tx, ledger);
  const corp = sql`${tx.actor.corpId}::bigint`;
  await tx.query(sql`insert into sys_stock_fault (corp_id, prefix, stock_id, kind, field, expected, found, first_dtm, last_dtm)
    select ${corp}, ${ledger.prefix}, x."stockId", x.kind, x.field, min(x.expected), min(x.found), ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(faults)}::json) as x("stockId" bigint, kind text, field text, expected text, found text)
    group by x."stockId", x.kind, x.field
    on conflict (corp_id, prefix, stock_id, kind, field) do update set expected = excluded.expected, found = excluded.found,
      last_dtm = excluded.last_dtm, right_dtm = null`);
  await tx.query(sql`update sys_stock_fault set right_dtm = ${now}::timestamptz
    where corp_id = ${corp} and prefix = ${ledger.prefix} and right_dtm is null and last_dtm < ${now}::timestamptz`);
  for (const fault of faults.slice(0, mostTold)) await tellOperator(step, ledger, fault);
  return faults.length;
}

/** A machine at fault touches many rows; the first say what is wrong. */
const mostTold = 50;

/** Among the errors that the operator reads, each once with how many nights it has been found. */
const tellOperator = ({ tx, now }: SaveStep, { prefix }: Ledger, { stockId, kind, field, expected, found }: Fault) => {
  const words = `${kind} ${field}: Σ ${expected} ≠ ${found} (corpId ${tx.actor.corpId})`;
  const key = createHash('sha256').update([tx.actor.corpId, prefix, stockId, kind, field].join('\n')).digest('hex');
  return tx.query(
    sql`select err_fe_put(${key}, 'stock', ${words}, ${`/${prefix}/${stockId}`}, '', '', '', '', ${now}::timestamptz)`,
  );
};
