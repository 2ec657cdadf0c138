/**
 * Movements: written once and never changed, the balance in the same transaction (design: stock). Everybody takes the rows in
 * one order, so that nobody waits in a circle; what would leave less than nothing, now or at any later moment, is refused.
 */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import { ProblemError, type Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import type { SaveStep } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { columnValues } from '../../../database/save/write.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { grids, storedFields } from '../../../record/resource.ts';
import { available, keyText, lockBalances, type Balance } from './balances.server.ts';
import type { Amounts, Ledger, Measure, Posted, Posting } from './ledger.ts';
import { demandOpen } from './months.server.ts';
import { beginOnce, movesOf, type Operation } from './operations.server.ts';

/**
 * Writes the movements of one operation in their order and answers them; of an operation that happened already, those of then.
 * E_BAL where less would be left than nothing or than what is promised, E_STATE in a closed month, E_KEY_USED for other content
 * under the same id.
 */
export async function post(
  step: SaveStep,
  ledger: Ledger,
  operation: Operation,
  postings: readonly Posting[],
): Promise<Posted[]> {
  const { tx } = step;
  if (!(await beginOnce(tx, ledger, operation, postings.map(contentOf)))) return movesOf(tx, ledger, operation.op);
  await demandOpenMonths(step, ledger, postings);
  const wanted = new Map(
    postings.map(({ key, fresh }) => [keyText(ledger, key), typeof key === 'string' ? null : { ...fresh, ...key }]),
  );
  const balances = await lockBalances(step, ledger, wanted);
  const running = new Map([...balances].map(([key, balance]) => [key, { ...balance, on: { ...balance.on } }]));
  const problems: Problem[] = [];
  const posted: Posted[] = [];
  for (const posting of postings) {
    const balance = running.get(keyText(ledger, posting.key))!;
    const short = applied(ledger, balance, posting);
    if (short) problems.push(short);
    else if (!problems.length) posted.push(await write(step, ledger, operation.op, balance, posting));
  }
  if (problems.length) throw new ProblemError(problems);
  await writeBalances(step, ledger, balances, running, postings);
  return posted;
}

/** Refuses (E_BAL) what `post` would refuse of one movement; its balance is held, and nothing is written. */
export async function demandRoom(step: SaveStep, ledger: Ledger, posting: Posting): Promise<void> {
  const key = keyText(ledger, posting.key);
  const held = await lockBalances(step, ledger, new Map([[key, null]]));
  const { on, ...balance } = held.get(key)!;
  const running = { ...balance, on: { ...on } };
  const short = applied(ledger, running, posting);
  if (short) throw new ProblemError([short]);
  if (balance.last !== null && posting.at < balance.last) await heldAfter(step, ledger, balance.id, posting);
}

/** What makes two movements the same. */
const contentOf = ({ key, tp, at, in: came, out, promised, reverses, words }: Posting) => ({
  ...{ key, tp, at, came: came ?? {}, out: out ?? {} },
  ...{ promised: promised ?? null, reverses: reverses ?? null, words: words ?? {} },
});

async function demandOpenMonths({ tx }: SaveStep, ledger: Ledger, postings: readonly Posting[]): Promise<void> {
  const closed = new Set(
    await demandOpen(
      tx,
      ledger,
      postings.map(({ at }) => at),
    ),
  );
  const late = postings.filter(({ at }) => closed.has(at));
  if (late.length)
    throw new ProblemError(
      late.map(({ at, place, atField }) => ({
        ...{ code: 'E_STATE', text: 'stockMonthShut', args: [at.slice(0, 7)] },
        ...(atField === undefined ? place : { field: atField }),
      })),
    );
}

type Running = Omit<Balance, 'on' | 'allocated' | 'last'> & {
  on: Record<string, string>;
  allocated: string;
  last: string | null;
};

const change = ({ on }: Measure, { in: came, out }: Pick<Posting, 'in' | 'out'>) =>
  decimal(came?.[on] ?? 0).minus(out?.[on] ?? 0);

/** Takes the movement into the running balance, or says what is short. */
function applied(ledger: Ledger, balance: Running, posting: Posting): Problem | undefined {
  const allocated = decimal(balance.allocated).minus(posting.promised ?? 0);
  for (const [at, measure] of ledger.measures.entries()) {
    const left = decimal(balance.on[measure.on]!).plus(change(measure, posting));
    // Promises hang on the first measure alone.
    if (left.lt(at === 0 ? allocated : 0))
      return shortOf(balance, measure, at === 0 ? allocated.toFixed() : '0', posting);
  }
  for (const measure of ledger.measures)
    balance.on[measure.on] = decimal(balance.on[measure.on]!).plus(change(measure, posting)).toFixed();
  balance.allocated = allocated.toFixed();
  if (balance.last === null || balance.last < posting.at) balance.last = posting.at;
  return undefined;
}

const shortOf = (balance: Pick<Running, 'on'>, measure: Measure, kept: string, posting: Posting): Problem => ({
  code: 'E_BAL',
  text: 'stockShort',
  args: [decimal(balance.on[measure.on]!).minus(kept), change(measure, posting).times(-1)].map((one) =>
    grouped(one.toFixed()),
  ),
  ...placeOf(measure, posting),
});

/** Where the amount of the measure stands. */
const placeOf = ({ on }: Measure, { place, fields }: Posting): Posting['place'] =>
  fields?.[on] === undefined ? place : { ...place, field: fields[on] };

/** One row of the grid. What is dated back must leave every later balance at nothing or more. */
async function write(step: SaveStep, ledger: Ledger, op: string, balance: Running, posting: Posting): Promise<Posted> {
  const { tx, all } = step;
  const { corpId } = tx.actor;
  const resource = all.find(({ prefix }) => prefix === ledger.prefix)!;
  const back = balance.last !== null && posting.at < balance.last;
  const held = back ? await heldAfter(step, ledger, balance.id, posting) : balance.on;
  const values: Values = {
    ...posting.words,
    [ledger.at]: posting.at,
    [ledger.tp]: posting.tp,
    enteredDtm: seoulTime(step.now).slice(0, 16),
    opId: op,
    revOfId: posting.reverses ?? null,
  };
  for (const { on, move } of ledger.measures) {
    values[move.in] = posting.in?.[on] ?? '0';
    values[move.out] = posting.out?.[on] ?? '0';
    values[move.bal] = balance.on[on]!;
    values[move.held] = held[on]!;
  }
  const table = movesTable(ledger);
  const row = {
    ...columnValues(storedFields(grids(resource)[ledger.grid]!), values, all),
    ...{ corp_id: corpId, parent_id: balance.id },
  };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const [made] = await tx.query<{ id: number }>(sql`insert into ${table} (${columns}, sort_no)
    select ${columns}, ${nextNo(table, corpId, balance.id)} from json_populate_record(null::${table}, ${JSON.stringify(row)}::json)
    returning id`);
  return { id: made!.id, stockId: balance.id };
}

const movesTable = (ledger: Ledger) => sql.table(`${tableName(ledger.prefix)}_${columnName(ledger.grid)}`);

/** Movements of a balance count on by one; its row is held. */
const nextNo = (table: Statement, corpId: number, stockId: number): Statement =>
  sql`coalesce((select max(sort_no) from ${table} where corp_id = ${corpId}::bigint and parent_id = ${stockId}::bigint), 0) + 1`;

/** Balances right after a movement that is dated back, by measure. E_BAL when one of those that follow would fall below nothing. */
async function heldAfter(
  { tx }: SaveStep,
  ledger: Ledger,
  stockId: number,
  posting: Posting,
): Promise<Record<string, string>> {
  const at = sql`${sql.ref(`m.${columnName(ledger.at)}`)}`;
  const moment = sql`${`${posting.at}:00 Asia/Seoul`}::timestamptz`;
  const sums = ledger.measures.flatMap(({ on, move }, no) => {
    const moved = sql`m.${sql.ref(columnName(move.in))} - m.${sql.ref(columnName(move.out))}`;
    return [
      sql`sum(${moved}) over (order by ${at}, m.id) as ${sql.ref(`s${no}`)}`,
      sql`${sql.lit(on)} as ${sql.ref(`n${no}`)}`,
    ];
  });
  const answers = ledger.measures.flatMap((_measure, no) => [
    sql`coalesce((array_agg(${sql.ref(`s${no}`)} order by at desc, id desc) filter (where at <= ${moment}))[1], 0)::text as ${sql.ref(`b${no}`)}`,
    sql`(min(${sql.ref(`s${no}`)}) filter (where at > ${moment}))::text as ${sql.ref(`l${no}`)}`,
  ]);
  const [row] = await tx.query<Record<string, string | null>>(sql`select ${sql.join(answers)} from (
    select ${at} as at, m.id, ${sql.join(sums)} from ${movesTable(ledger)} m
    where m.corp_id = ${tx.actor.corpId}::bigint and m.parent_id = ${stockId}::bigint) x`);
  const held: Record<string, string> = {};
  for (const [no, measure] of ledger.measures.entries()) {
    const moved = change(measure, posting);
    const then = decimal(row![`b${no}`] ?? 0).plus(moved);
    const later = row![`l${no}`];
    const least = later === null || later === undefined ? then : decimal(later).plus(moved);
    if (then.lt(0) || least.lt(0))
      throw new ProblemError({
        ...{
          code: 'E_BAL',
          text: 'stockShortLater',
          args: [posting.at, grouped((then.lt(least) ? then : least).toFixed())],
        },
        ...placeOf(measure, posting),
      });
    held[measure.on] = then.toFixed();
  }
  return held;
}

/** One statement for all balances: what came and what went is added, never written over. */
async function writeBalances(
  { tx, now, userId }: SaveStep,
  ledger: Ledger,
  before: ReadonlyMap<string, Balance>,
  after: ReadonlyMap<string, Running>,
  postings: readonly Posting[],
): Promise<void> {
  const table = sql.table(tableName(ledger.prefix));
  const rows = [...after].map(([key, { id, allocated, last }]) => {
    const ofKey = postings.filter((posting) => keyText(ledger, posting.key) === key);
    const amounts = ledger.measures.map(({ on }, no) => [
      [
        `i${no}`,
        sumOf(
          ofKey.map((posting) => posting.in),
          on,
        ),
      ],
      [
        `o${no}`,
        sumOf(
          ofKey.map((posting) => posting.out),
          on,
        ),
      ],
    ]);
    const promised = decimal(allocated).minus(before.get(key)!.allocated).toFixed();
    return {
      id,
      promised,
      last: last === null ? null : `${last}:00 Asia/Seoul`,
      ...Object.fromEntries(amounts.flat()),
    };
  });
  const figures = ledger.measures.map(
    (_measure, no) => sql`${sql.ref(`i${no}`)} numeric, ${sql.ref(`o${no}`)} numeric`,
  );
  const sets = ledger.measures.flatMap(({ on, in: came, out }, no) => [
    sql`${sql.ref(columnName(on))} = t.${sql.ref(columnName(on))} + x.${sql.ref(`i${no}`)} - x.${sql.ref(`o${no}`)}`,
    ...(came ? [sql`${sql.ref(columnName(came))} = t.${sql.ref(columnName(came))} + x.${sql.ref(`i${no}`)}`] : []),
    ...(out ? [sql`${sql.ref(columnName(out))} = t.${sql.ref(columnName(out))} + x.${sql.ref(`o${no}`)}`] : []),
  ]);
  const promise = ledger.allocated
    ? [sql`${sql.ref(columnName(ledger.allocated))} = t.${sql.ref(columnName(ledger.allocated))} + x.promised`]
    : [];
  await tx.query(sql`update ${table} t set ${sql.join([
    ...sets,
    ...promise,
    ...available(ledger, sql`x.i0 - x.o0`, sql`x.promised`),
    sql`last_dtm = x.last`,
    sql`version = t.version + 1`,
    sql`update_dt = ${now}::timestamptz`,
    sql`update_id = ${userId}::bigint`,
  ])} from json_to_recordset(${JSON.stringify(rows)}::json) as x(id bigint, promised numeric, last timestamptz, ${sql.join(figures)})
    where t.corp_id = ${tx.actor.corpId}::bigint and t.id = x.id`);
}

const sumOf = (amounts: readonly (Amounts | undefined)[], on: string): string =>
  amounts.reduce((sum, one) => sum.plus(one?.[on] ?? 0), decimal(0)).toFixed();
