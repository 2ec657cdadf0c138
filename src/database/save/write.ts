/** Rows → tables: one statement for a header, one for all inserted rows of a grid, one for all updated ones. */
import { sql } from 'kysely';
import type { Field, Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { storedFields, grids, headerFields } from '../../record/resource.ts';
import type { Transaction } from '../executor.ts';
import { columnName, gridTableName, tableName } from '../schema/names.ts';
import { hasColumn, ownerColumnOf, ownerKey } from '../query/references.ts';
import { isOwned, refTargetOf } from '../schema/refTarget.ts';
import type { RowLists } from './working.ts';

type Fields = Readonly<Record<string, Field>>;

/** Column → value of the fields that have a column, with the owner's company beside shared references. */
export function columnValues(fields: Fields, values: Values, all: readonly Resource[]): Values {
  const out: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!hasColumn(field)) continue;
    const value = values[name] ?? null;
    out[columnName(name)] = value === null ? null : (typeOf(field).store?.(value) ?? value);
    if (refTargetOf(field, all)?.key === 'owner' && (value === null || values[ownerKey(name)] !== undefined)) {
      out[ownerColumnOf(name)] = value === null ? null : values[ownerKey(name)];
    }
  }
  return out;
}

const columnList = (columns: readonly string[]) => sql.join(columns.map((c) => sql.ref(c)));

/**
 * Inserts a header; answers its id. A company's own row is its own owner, so CORP names no company; what is made for
 * another company names it among the values.
 */
export async function insertHeader(tx: Transaction, resource: Resource, values: Values): Promise<number> {
  const owner = resource.scope === 'CORP' ? {} : { corp_id: values['corp_id'] ?? tx.actor.corpId };
  const at = (tx.actor.now ?? new Date()).toISOString();
  const who = { create_dt: at, create_id: tx.actor.userId, update_dt: at, update_id: tx.actor.userId };
  const all = { ...values, ...owner, ...who };
  const columns = Object.keys(all);
  const table = sql.table(tableName(resource.prefix));
  const [row] = await tx.query<{ id: number }>(sql`insert into ${table} (${columnList(columns)})
    select ${columnList(columns)} from json_populate_record(null::${table}, ${JSON.stringify(all)}::json) returning id`);
  return row!.id;
}

/** Updates a header and counts its version up, also when only rows changed. */
export async function updateHeader(tx: Transaction, resource: Resource, id: number, values: Values): Promise<void> {
  const table = sql.table(tableName(resource.prefix));
  const columns = Object.keys(values);
  const sets = columns.map((c) => sql`${sql.ref(c)} = x.${sql.ref(c)}`);
  const written = await tx.query(
    sql`update ${table} t set ${sql.join([
      ...sets,
      sql`version = t.version + 1`,
      sql`update_dt = ${tx.actor.now ?? new Date()}::timestamptz`,
      sql`update_id = ${tx.actor.userId}::bigint`,
    ])} from json_populate_record(null::${table}, ${JSON.stringify(values)}::json) x where t.id = ${id}::bigint returning t.id`,
  );
  // Read but not written: a policy kept the row from this company.
  if (!written.length) refuse('E_AUTH');
}

/** Writes the rows of one grid; inserted rows get their ids. */
export async function writeRows(
  tx: Transaction,
  resource: Resource,
  grid: string,
  parentId: number,
  lists: RowLists,
  all: readonly Resource[],
  owner = tx.actor.corpId,
): Promise<void> {
  const rows = grids(resource)[grid]!;
  const fields = storedFields(rows);
  const name = sql.table(gridTableName(resource, grid));
  const ofCompany = isOwned(rows) ? sql` and t.corp_id = ${tx.actor.corpId}::bigint` : sql``;
  if (lists.deleted.length) {
    await tx.query(
      sql`delete from ${name} t where t.parent_id = ${parentId}::bigint${ofCompany} and t.id = any (${lists.deleted}::bigint[])`,
    );
  }
  const row = (values: Values) => ({ ...columnValues(fields, values, all), sort_no: values.sortNo });
  if (lists.updated.length) {
    const sent = lists.updated.map((values) => ({ ...row(values), id: values.id }));
    // Owner columns are known only of changed references, so rows with the same columns go together.
    for (const [columns, group] of byColumns(sent)) {
      const sets = columns.filter((c) => c !== 'id').map((c) => sql`${sql.ref(c)} = x.${sql.ref(c)}`);
      await tx.query(sql`update ${name} t set ${sql.join(sets)} from json_populate_recordset(null::${name}, ${JSON.stringify(group)}::json) x
        where t.id = x.id and t.parent_id = ${parentId}::bigint${ofCompany}`);
    }
  }
  if (lists.inserted.length) {
    const sent = lists.inserted.map((values) => ({ ...row(values), corp_id: owner, parent_id: parentId }));
    for (const [columns, group] of byColumns(sent)) {
      const made = await tx.query<{ id: number; sort_no: number }>(sql`insert into ${name} (${columnList(columns)})
        select ${columnList(columns)} from json_populate_recordset(null::${name}, ${JSON.stringify(group)}::json) returning id, sort_no`);
      const ids = new Map(made.map((m) => [m.sort_no, m.id]));
      for (const values of lists.inserted) values.id ??= ids.get(values.sortNo as number) ?? null;
    }
  }
}

function byColumns<T extends Values>(rows: readonly T[]): [string[], T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = Object.keys(row).sort().join(',');
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.entries()].map(([key, group]) => [key.split(','), group]);
}

/** Column → value of the header. */
export const headerValues = (resource: Resource, record: Values, all: readonly Resource[]): Values =>
  columnValues(headerFields(resource), record, all);
