/**
 * Promises: what of a balance an order will take. Their rows are the truth, the counter of the balance follows in the same
 * statement, each is settled once (design: stock): taken out, or given back.
 */
import { sql } from 'kysely';
import { decimal } from '../../../core/decimal.ts';
import { ProblemError, type Problem } from '../../../core/problem.ts';
import type { SaveStep } from '../../../database/behaviour.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { available, lockById } from './balances.server.ts';
import { candidates, type Free, type Want } from './candidates.server.ts';
import type { Ledger, Posted, Posting } from './ledger.ts';
import { beginOnce, movesOf, type Operation } from './operations.server.ts';
import { post } from './post.server.ts';
import { shareOut } from './share.ts';

const allocTable = (ledger: Ledger) =>
  sql.table(`${tableName(ledger.allocs!.prefix)}_${columnName(ledger.allocs!.grid)}`);

/** Promises all that is wanted, the first to expire first, then the oldest. E_BAL at each row that is short; then nothing is promised. */
export async function allocate(step: SaveStep, ledger: Ledger, orderId: number, wants: readonly Want[]): Promise<void> {
  const some = await taken(step, ledger, wants, true);
  // Somebody was quicker with one of the first: then all that there is is looked at.
  const shares = some.short.length ? await taken(step, ledger, wants, false) : some;
  if (shares.short.length) throw new ProblemError(shares.short);
  const { corpId } = step.tx.actor;
  const rows = shares.taken.map(({ want, from, qty }, at) => ({
    ...{ corp_id: corpId, parent_id: orderId, row_id: want.rowId, stock_id: from.id, qty, done_qty: '0' },
    ...{ lot_no: from.lotNo, exp_dt: from.expDt, loc_cd: from.locCd, alloc_st_cd: 'LIVE', sort_no: at + 1 },
  }));
  const table = allocTable(ledger);
  const stock = sql.table(tableName(ledger.prefix));
  const allocated = sql.ref(columnName(ledger.allocated!));
  const columns = sql.raw(
    'corp_id, parent_id, row_id, stock_id, qty, done_qty, lot_no, exp_dt, loc_cd, alloc_st_cd, sort_no',
  );
  await step.tx.query(sql`with made as (
      insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)
      returning stock_id, qty), x as (select stock_id, sum(qty) as promised from made group by stock_id)
    update ${stock} t set ${sql.join([
      sql`${allocated} = t.${allocated} + x.promised`,
      ...available(ledger, sql`0`, sql`x.promised`),
      sql`version = t.version + 1`,
    ])} from x where t.corp_id = ${corpId}::bigint and t.id = x.stock_id`);
}

interface Shares {
  readonly taken: readonly { readonly want: Want; readonly from: Free; readonly qty: string }[];
  readonly short: readonly Problem[];
}

/** Who takes what, and a refusal at each row that is short. */
async function taken(step: SaveStep, ledger: Ledger, wants: readonly Want[], enough: boolean): Promise<Shares> {
  const found = await candidates(step, ledger, wants, enough);
  const shares = shareOut<Want, Free>(wants, {
    qtyOf: ({ qty }) => qty,
    settledBy: ({ where }) => Object.values(where).filter((value) => value !== null).length,
    freeFor: (want) => found.get(want) ?? [],
    idOf: ({ id }) => id,
    amountOf: ({ free }) => free,
  });
  const short = shares.short.map(({ want, free }): Problem => ({
    ...{ code: 'E_BAL', text: 'stockNotFree', args: [want.name, grouped(free), grouped(want.qty)] },
    ...want.place,
  }));
  return { taken: shares.taken, short };
}

interface Live {
  readonly id: number;
  readonly rowId: number;
  readonly stockId: number;
  readonly stockKey: string;
  readonly qty: string;
}

/** Promises of an order that are not settled, their balances held. */
async function liveOf({ tx }: SaveStep, ledger: Ledger, orderId: number): Promise<Live[]> {
  const mine = sql`a.corp_id = ${tx.actor.corpId}::bigint and a.parent_id = ${orderId}::bigint and a.alloc_st_cd = 'LIVE'`;
  const ids = await tx.query<{ id: number }>(
    sql`select distinct a.stock_id as id from ${allocTable(ledger)} a where ${mine}`,
  );
  await lockById(
    tx,
    ledger,
    ids.map(({ id }) => id),
  );
  return tx.query<Live>(sql`select a.id, a.row_id as "rowId", a.stock_id as "stockId", s.stock_key as "stockKey", a.qty::text as qty
    from ${allocTable(ledger)} a join ${sql.table(tableName(ledger.prefix))} s on s.corp_id = a.corp_id and s.id = a.stock_id
    where ${mine} order by a.id`);
}

/** What of each row of the order really went. */
export interface Taken {
  readonly rowId: number;
  readonly qty: string;
  /** By the id of a promise: how much of it went, where somebody says so; else the first promises are taken first. */
  readonly from?: ReadonlyMap<number, string>;
  readonly place?: Posting['place'];
}

/** Takes out what was promised, or less; the rest is free again. E_BAL for more than was promised; the same again answers the same. */
export async function spend(
  step: SaveStep,
  ledger: Ledger,
  orderId: number,
  operation: Operation,
  rows: readonly Taken[],
  movement: Pick<Posting, 'tp' | 'at' | 'words'>,
): Promise<Posted[]> {
  const asked = {
    op: `${operation.op}:asked`,
    input: [
      operation.input ?? null,
      orderId,
      rows.map(({ rowId, qty, from }) => [rowId, qty, ...(from ? [[...from]] : [])]),
    ],
  };
  if (!(await beginOnce(step.tx, ledger, asked, movement))) return movesOf(step.tx, ledger, operation.op);
  const live = await liveOf(step, ledger, orderId);
  const open = new Map(rows.map(({ rowId, qty }) => [rowId, decimal(qty)]));
  const told = new Map(rows.map(({ rowId, from }) => [rowId, from]));
  const shares = live.map((one) => {
    const left = open.get(one.rowId) ?? decimal(0);
    const from = told.get(one.rowId);
    const wanted = from ? decimal(from.get(one.id) ?? 0) : left;
    const qty = wanted.lt(one.qty) ? wanted : decimal(one.qty);
    open.set(one.rowId, left.minus(qty));
    return { ...one, done: qty.toFixed() };
  });
  const over = rows.filter(({ rowId }) => open.get(rowId)!.gt(0));
  if (over.length)
    throw new ProblemError(
      over.map(({ rowId, qty, place }) => ({
        ...{
          code: 'E_BAL',
          text: 'stockOverPromise',
          args: [decimal(qty).minus(open.get(rowId)!).toFixed(), qty].map(grouped),
        },
        ...place,
      })),
    );
  const on = ledger.measures[0]!.on;
  const posted = await post(
    step,
    ledger,
    operation,
    shares
      .filter(({ done }) => decimal(done).gt(0))
      .map(({ stockKey, done }) => ({ ...movement, key: stockKey, out: { [on]: done }, promised: done })),
  );
  await settle(step, ledger, shares);
  return posted;
}

/** Gives back all that an order was promised. */
export async function release(step: SaveStep, ledger: Ledger, orderId: number): Promise<void> {
  const live = await liveOf(step, ledger, orderId);
  await settle(
    step,
    ledger,
    live.map((one) => ({ ...one, done: '0' })),
  );
}

/** Promises become what was taken out of them; what was not is free again. */
async function settle({ tx }: SaveStep, ledger: Ledger, shares: readonly (Live & { done: string })[]): Promise<void> {
  const stock = sql.table(tableName(ledger.prefix));
  const allocated = sql.ref(columnName(ledger.allocated!));
  const rows = JSON.stringify(shares.map(({ id, done }) => ({ id, done })));
  await tx.query(sql`with settled as (
      update ${allocTable(ledger)} a set done_qty = x.done, alloc_st_cd = case when x.done > 0 then 'DONE' else 'BACK' end
      from json_to_recordset(${rows}::json) as x(id bigint, done numeric)
      where a.corp_id = ${tx.actor.corpId}::bigint and a.id = x.id and a.alloc_st_cd = 'LIVE' returning a.stock_id, a.qty - x.done as back),
      x as (select stock_id, -sum(back) as promised from settled group by stock_id having sum(back) > 0)
    update ${stock} t set ${sql.join([
      sql`${allocated} = t.${allocated} + x.promised`,
      ...available(ledger, sql`0`, sql`x.promised`),
      sql`version = t.version + 1`,
    ])} from x where t.corp_id = ${tx.actor.corpId}::bigint and t.id = x.stock_id`);
}
