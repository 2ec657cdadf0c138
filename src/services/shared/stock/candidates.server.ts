/** Which balances an order may take from, in the order in which it does: the first to expire, then the oldest. */
import { sql } from 'kysely';
import { decimal } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { SaveStep } from '../../../database/behaviour.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { lockById } from './balances.server.ts';
import type { Ledger, Posting } from './ledger.ts';

/** So much for one row of the order. */
export interface Want {
  readonly rowId: number;
  readonly qty: string;
  /** Of what, as a refusal names it. */
  readonly name: string;
  /** Fields of the key that are settled: what is to be taken from where. */
  readonly where: Values;
  readonly place?: Posting['place'];
}

/** What of a balance is still free. */
export interface Free {
  readonly id: number;
  readonly free: string;
  readonly lotNo: string | null;
  readonly expDt: string | null;
  readonly locCd: string | null;
}

/** Whether both may want of the same balance: no field of the key is settled differently. */
const meet = (a: Values, b: Values): boolean =>
  Object.entries(a).every(([field, value]) => b[field] === undefined || b[field] === value);

/**
 * By want, the balances that it may take from, held. With `enough` only as many as cover it and those beside it; without,
 * all of them.
 */
export async function candidates(
  step: SaveStep,
  ledger: Ledger,
  wants: readonly Want[],
  enough: boolean,
): Promise<Map<Want, readonly Free[]>> {
  const { tx } = step;
  const found = await firstOf(step, ledger, wants, enough);
  const ids = [...new Set([...found.values()].flat().map(({ id }) => id))];
  const held = await lockById(tx, ledger, ids);
  const on = ledger.measures[0]!.on;
  const now = (one: Free): Free => {
    const balance = held.get(one.id);
    return { ...one, free: balance ? decimal(balance.on[on]!).minus(balance.allocated).toFixed() : '0' };
  };
  return new Map([...found].map(([want, list]) => [want, list.map(now)]));
}

type Found = Omit<Free, 'free'> & { readonly want: number };

/** Asked without holding anything: what is held is looked at again. Wants that settle the same fields go in one statement. */
async function firstOf(
  step: SaveStep,
  ledger: Ledger,
  wants: readonly Want[],
  enough: boolean,
): Promise<Map<Want, readonly Free[]>> {
  const settledBy = (want: Want) => ledger.key.filter((field) => (want.where[field] ?? null) !== null);
  const groups = groupBy(wants, (want) => settledBy(want).join());
  const found = new Map<Want, readonly Free[]>(wants.map((want) => [want, []]));
  for (const group of groups.values()) {
    const rows = await step.tx.query<Found>(
      statement(step, ledger, settledBy(group[0]!), {
        wants: group.map((want, no) => ({ ...columnsOf(want.where), no, need: needOf(want, wants) })),
        enough,
      }),
    );
    for (const [no, own] of groupBy(rows, ({ want }) => want))
      found.set(
        group[no]!,
        own.map((row) => ({ ...row, free: '0' })),
      );
  }
  return found;
}

function groupBy<T, K>(list: readonly T[], by: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

const columnsOf = (where: Values) =>
  Object.fromEntries(Object.entries(where).map(([field, value]) => [columnName(field), value]));

/** What is wanted here and by those beside it: as much as could be gone before it is this one's turn. */
const needOf = (want: Want, wants: readonly Want[]): string =>
  wants
    .filter(({ where }) => meet(want.where, where))
    .reduce((sum, { qty }) => sum.plus(qty), decimal(0))
    .toFixed();

function statement(
  { tx }: SaveStep,
  ledger: Ledger,
  settled: readonly string[],
  asked: { readonly wants: readonly Values[]; readonly enough: boolean },
) {
  const table = sql.table(tableName(ledger.prefix));
  const on = sql`t.${sql.ref(columnName(ledger.measures[0]!.on))} - t.${sql.ref(columnName(ledger.allocated!))}`;
  const { except } = ledger.available!;
  const order = sql`t.exp_dt asc nulls last, t.id`;
  return sql`select w.no as want, f.id, f.lot_no as "lotNo", f.exp_dt::text as "expDt", f.loc_cd as "locCd"
    from json_to_recordset(${JSON.stringify(asked.wants)}::json) as asked(no int, need numeric)
    cross join lateral (select asked.no, asked.need) w
    join lateral json_array_elements(${JSON.stringify(asked.wants)}::json) with ordinality as e(own, at) on e.at = w.no + 1
    cross join lateral json_populate_record(null::${table}, e.own) k
    cross join lateral (
      select x.* from (
        select t.id, t.lot_no, t.exp_dt, t.loc_cd, sum(${on}) over (order by ${order}) - (${on}) as before
        from ${table} t where t.corp_id = ${tx.actor.corpId}::bigint and t.del_yn = 'N' and ${on} > 0
          and t.${sql.ref(columnName(except.field))} is distinct from ${except.value}
          and ${sql.join(
            settled.map(columnName).map((column) => sql`t.${sql.ref(column)} = k.${sql.ref(column)}`),
            sql` and `,
          )}) x
      where ${asked.enough ? sql`x.before < w.need` : sql`true`}
      order by x.exp_dt asc nulls last, x.id) f
    order by w.no, f.exp_dt asc nulls last, f.id`;
}
