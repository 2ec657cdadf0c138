/** Balance rows as the ledger holds them: made at nothing where there are none, and locked in the order of their keys. */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import { refuse } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import type { SaveStep } from '../../../database/behaviour.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { writeKeyword } from '../../../database/save/keyword.ts';
import { columnValues } from '../../../database/save/write.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { headerFields } from '../../../record/resource.ts';
import type { Ledger } from './ledger.ts';

export interface Balance {
  readonly id: number;
  readonly key: string;
  /** By the name of each measure's balance. */
  readonly on: Readonly<Record<string, string>>;
  readonly allocated: string;
  /** `yyyy-MM-dd HH:mm`; null as long as nothing moved. */
  readonly last: string | null;
}

/** Separates the parts of a key: no code, number or lot holds it. */
const between = '\u001f';

/** The key as one text; what is empty counts as equal. Sorting these texts is the order in which rows are locked. */
export const keyText = (ledger: Ledger, key: Values | string): string =>
  typeof key === 'string' ? key : ledger.key.map((field) => String(key[field] ?? '')).join(between);

const resourceOf = ({ all }: SaveStep, ledger: Ledger): Resource => {
  const found = all.find(({ prefix }) => prefix === ledger.prefix);
  if (!found) throw new Error(`No resource ${ledger.prefix} is declared`);
  return found;
};

/** Makes what is missing, all of it at nothing, in the order of keys. */
async function makeMissing(step: SaveStep, ledger: Ledger, wanted: ReadonlyMap<string, Values>): Promise<void> {
  const resource = resourceOf(step, ledger);
  const table = sql.table(tableName(ledger.prefix));
  const corpId = step.tx.actor.corpId;
  const at = step.now.toISOString();
  const zero = Object.fromEntries(
    ledger.measures
      .flatMap(({ on, in: came, out }) => [on, came, out])
      .concat(ledger.allocated)
      .flatMap((field) => (field === undefined ? [] : [[field, '0']])),
  );
  const who = { create_dt: at, create_id: step.userId, update_dt: at, update_id: step.userId };
  for (const key of [...wanted.keys()].toSorted()) {
    const values = wanted.get(key)!;
    const row = {
      ...columnValues(headerFields(resource), { ...values, ...zero, stockKey: key }, step.all),
      ...who,
      corp_id: corpId,
    };
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const made = await step.tx.query<{ id: number }>(sql`insert into ${table} (${columns})
      select ${columns} from json_populate_record(null::${table}, ${JSON.stringify(row)}::json)
      on conflict (corp_id, stock_key) where del_yn = 'N' do nothing returning id`);
    if (made[0]) await writeKeyword(step.tx, resource, corpId, made[0].id, values);
  }
}

/** Balances by key, held until the transaction ends; with the values that a missing one begins with, null where it must be there. */
export async function lockBalances(
  step: SaveStep,
  ledger: Ledger,
  wanted: ReadonlyMap<string, Values | null>,
): Promise<Map<string, Balance>> {
  const keys = [...wanted.keys()].toSorted();
  const locked = await lockByKey(step.tx, ledger, keys);
  if (locked.size === keys.length) return locked;
  // Rows that are there are held already: an older order would not change, so of two that make the same one waits here.
  const missing = [...wanted].filter(([key]) => !locked.has(key));
  const made = missing.filter((entry): entry is [string, Values] => entry[1] !== null);
  if (made.length < missing.length) refuse('E_NOTFOUND');
  await makeMissing(step, ledger, new Map(made));
  return lockByKey(step.tx, ledger, keys);
}

async function lockByKey(tx: Transaction, ledger: Ledger, keys: readonly string[]): Promise<Map<string, Balance>> {
  const rows =
    await tx.query<Balance>(sql`select ${balanceColumns(ledger)} from ${sql.table(tableName(ledger.prefix))} t
    where t.corp_id = ${tx.actor.corpId}::bigint and t.del_yn = 'N' and t.stock_key = any (${[...keys]}::text[])
    order by t.stock_key collate "C" for update`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** The same by their ids. */
export async function lockById(tx: Transaction, ledger: Ledger, ids: readonly number[]): Promise<Map<number, Balance>> {
  const rows =
    await tx.query<Balance>(sql`select ${balanceColumns(ledger)} from ${sql.table(tableName(ledger.prefix))} t
    where t.corp_id = ${tx.actor.corpId}::bigint and t.del_yn = 'N' and t.id = any (${[...ids]}::bigint[])
    order by t.stock_key collate "C" for update`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Columns over the alias `t`. Figures come as text, for they are decimals. */
function balanceColumns(ledger: Ledger) {
  const on = ledger.measures.flatMap(({ on: field }) => [
    sql`${sql.lit(field)}`,
    sql`${sql.ref(`t.${columnName(field)}`)}::text`,
  ]);
  const allocated = ledger.allocated ? sql`${sql.ref(`t.${columnName(ledger.allocated)}`)}::text` : sql`'0'`;
  return sql`t.id, t.stock_key as "key", ${allocated} as "allocated", json_build_object(${sql.join(on)}) as "on",
    to_char(t.last_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "last"`;
}

/** Sets what is available, from what an update adds to the balance and to its promises; over the alias `t`. */
export function available(ledger: Ledger, moved: Statement, promised: Statement): Statement[] {
  if (!ledger.available || !ledger.allocated) return [];
  const { field, except } = ledger.available;
  const column = (name: string) => sql`t.${sql.ref(columnName(name))}`;
  const free = sql`${column(ledger.measures[0]!.on)} + ${moved} - ${column(ledger.allocated)} - ${promised}`;
  return [
    sql`${sql.ref(columnName(field))} = case when ${column(except.field)} = ${except.value} then 0 else ${free} end`,
  ];
}
