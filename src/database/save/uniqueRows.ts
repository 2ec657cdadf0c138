/** Values that one row of one live record may hold (`uniqueRows` of a resource). */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import type { Resource, UniqueRows } from '../../core/resource.ts';
import { gridFields, grids } from '../../record/resource.ts';
import { typeOf } from '../../fields/index.ts';
import type { Transaction } from '../executor.ts';
import { columnName, gridTableName, tableName } from '../schema/names.ts';

/** E_DUP at each row of the record that repeats another one of its own or of a live record of the company. */
export async function repeatedRows(tx: Transaction, resource: Resource, record: Values): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const rule of resource.uniqueRows ?? []) {
    if (!counts(rule, record)) continue;
    const rows = (record[rule.grid] as readonly Values[]).map((row) => rule.fields.map((name) => row[name] ?? null));
    const keys = rows.map((key) => (key.includes(null) ? undefined : JSON.stringify(key)));
    const taken = await takenKeys(tx, resource, rule, record, rows);
    keys.forEach((key, row) => {
      if (key !== undefined && (taken.has(key) || keys.indexOf(key) !== row))
        problems.push({ code: 'E_DUP', grid: rule.grid, row, field: rule.fields[0]! });
    });
  }
  return problems;
}

const counts = ({ when = {} }: UniqueRows, record: Values): boolean =>
  Object.entries(when).every(([field, values]) => values.includes(String(record[field])));

async function takenKeys(
  tx: Transaction,
  resource: Resource,
  { grid, fields, when = {} }: UniqueRows,
  record: Values,
  rows: readonly (readonly unknown[])[],
): Promise<ReadonlySet<string>> {
  const whole = rows.filter((key) => !key.includes(null));
  if (whole.length === 0) return new Set();
  const table = gridTableName(resource, grid);
  // Two records that are saved at once cannot see each other's rows: they wait for each other.
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`unique ${table}`}), ${tx.actor.corpId}::int)`);
  const declared = gridFields(grids(resource)[grid]!);
  const columns = fields.map((name) => sql.ref(`g.${columnName(name)}`));
  const wire = fields.map((name) => {
    const column = `g.${columnName(name)}`;
    return sql`${sql.raw(typeOf(declared[name]!).wire?.(column) ?? column)}`;
  });
  const wanted = fields.map((name, at) => {
    const type = typeOf(declared[name]!).column(declared[name]!)!;
    return sql`${whole.map((key) => key[at])}::${sql.raw(type.startsWith('varchar') ? 'text' : type)}[]`;
  });
  const live = Object.entries(when).map(
    ([field, values]) => sql`and ${sql.ref(`p.${columnName(field)}`)} = any (${[...values]}::text[])`,
  );
  const found = await tx.query<{ key: unknown[] }>(sql`
    select json_build_array(${sql.join(wire)}) as key
    from ${sql.table(table)} g
    join ${sql.table(tableName(resource.prefix))} p on p.corp_id = g.corp_id and p.id = g.parent_id
    where g.corp_id = ${tx.actor.corpId}::bigint and p.del_yn = 'N' and p.id <> ${(record.id as number | null) ?? 0}::bigint
      and (${sql.join(columns)}) in (select * from unnest(${sql.join(wanted)})) ${sql.join(live, sql` `)}`);
  return new Set(found.map(({ key }) => JSON.stringify(key)));
}
