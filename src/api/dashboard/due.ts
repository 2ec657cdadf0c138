/** Days that come near or have passed, of every resource that declares them (`notifies.due`) and that the person may read. */
import { sql } from 'kysely';
import { bestLevel, type Level } from '../../core/authority.ts';
import { addDays } from '../../core/dates.ts';
import { dueWithin, type DueRow } from '../../core/dashboard.ts';
import type { Resource } from '../../core/resource.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Row, Statement } from '../../database/executor.ts';
import { columnName, tableName } from '../../database/names.ts';
import { nameColumns } from '../../database/select.ts';
import { displayName, headerFields } from '../../fields/resource.ts';

/** Longer ago nobody waits for it any more. */
const longest = 60;
const mostRows = 7;
const mostNames = 2;

/** One statement, `{total, content}`; undefined when no resource of the person has days. */
export function dueQuery(
  resources: readonly Resource[],
  levels: Readonly<Record<string, Level>>,
  call: Call,
): Statement | undefined {
  const from = addDays(call.today, -longest);
  const to = addDays(call.today, dueWithin);
  const sources = resources
    .filter((resource) => resource.notifies?.due && bestLevel(resource.menus, levels) > 0)
    .flatMap((resource) =>
      rulesOf(resource).map(([field, whens]) => source(resource, resources, field, whens, call, from, to)),
    );
  if (sources.length === 0) return undefined;
  return sql`with due as (${sql.join(sources, sql` union all `)})
    select (select count(*)::int from due) as total,
      (select coalesce(json_agg(d), '[]') from (select * from due order by day, prefix, id limit ${mostRows}::int) d) as content`;
}

export const dueOf = (rows: readonly Row[] | undefined): { total: number; content: readonly DueRow[] } =>
  (rows?.[0] as { total: number; content: readonly DueRow[] } | undefined) ?? { total: 0, content: [] };

type When = Readonly<Record<string, readonly string[]>>;

/** A field once, however many times before and after its day people are told. */
function rulesOf(resource: Resource): [field: string, whens: readonly When[]][] {
  const rules = resource.notifies?.due ?? [];
  return [...new Set(rules.map(({ field }) => field))].map((field) => [
    field,
    rules.filter((rule) => rule.field === field).map(({ when }) => when),
  ]);
}

function source(
  resource: Resource,
  all: readonly Resource[],
  field: string,
  whens: readonly When[],
  call: Call,
  from: string,
  to: string,
): Statement {
  const fields = headerFields(resource);
  const refs = resource.list.filter((name) => fields[name]?.type === 'ref').slice(0, mostNames);
  const names = nameColumns(resource, all, refs, call);
  const shown = refs.map((name) => sql.ref(`n.${displayName(name)}`));
  const day = sql.ref(`t.${columnName(field)}`);
  const held = (when: When) =>
    sql`(${sql.join([sql`true`, ...Object.entries(when).map(([name, values]) => sql`${sql.ref(`t.${columnName(name)}`)} = any (${[...values]}::text[])`)], sql` and `)})`;
  const nameEn = resource.nameEn ? sql.ref(`t.${columnName(resource.nameEn)}`) : sql`null`;
  return sql`select ${sql.lit(resource.prefix)} as prefix, n.id, n.name, n."nameEn", ${sql.lit(field)} as field, n.day,
      array_remove(array[${shown.length ? sql.join(shown) : sql``}]::text[], null) as of
    from (select t.id, ${sql.ref(`t.${columnName(resource.name)}`)}::text as name, ${nameEn}::text as "nameEn", ${day} as day
        ${names.columns.length ? sql`, ${sql.join(names.columns)}` : sql``}
      from ${sql.table(tableName(resource.prefix))} t ${names.joins}
      where t.corp_id = ${call.corpId}::bigint and t.del_yn = 'N' and ${day} between ${from}::date and ${to}::date
        and (${sql.join(whens.map(held), sql` or `)})) n`;
}
