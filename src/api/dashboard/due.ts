/** Days that come near or have passed, of every resource that declares them (`notifies.due`) and that the person may read. */
import { sql } from 'kysely';
import { bestLevel, type Level } from '../../core/authority.ts';
import { addDays } from '../../core/dates.ts';
import { dueWithin, type DueRow } from '../../core/dashboard.ts';
import type { Resource } from '../../core/resource.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Row, Statement } from '../../database/executor.ts';
import { columnName, tableName } from '../../database/schema/names.ts';
import { nameColumns } from '../../database/query/select.ts';
import { holds } from '../../database/query/states.ts';
import { viewRows } from '../../database/query/view.ts';
import { displayName, headerFields } from '../../record/resource.ts';
import { shownName } from '../../record/shownName.ts';

/** Longer ago nobody waits for it any more. */
const longest = 60;
/** The card shows the first of them, and the others when asked. */
const mostRows = 50;
const mostNames = 2;

/** One statement, `{total, content}`; undefined when no resource of the person has days. */
export function dueQuery(
  resources: readonly Resource[],
  levels: Readonly<Record<string, Level>>,
  call: Call,
): Statement | undefined {
  const sources = resources
    .filter((resource) => resource.notifies?.due && bestLevel(resource.menus, levels) > 0)
    .flatMap((resource) =>
      rulesOf(resource).map(([field, whens]): Source => ({
        resource,
        field,
        whens,
        open: openViews(resource, levels),
      })),
    );
  if (sources.length === 0) return undefined;
  // Names are looked up of the few that are shown.
  return sql`with due as (${sql.join(
    sources.map((source) => daysOf(source, call)),
    sql` union all `,
  )}),
    picked as (select * from due order by day, prefix, id limit ${mostRows}::int)
    select (select count(*)::int from due) as total,
      (select coalesce(json_agg(d order by d.day, d.prefix, d.id), '[]')
        from (${sql.join(
          sources.map((source) => namesOf(source, resources, call)),
          sql` union all `,
        )}) d) as content`;
}

/** The answer of the statement; numbers of documents as their forms show them. */
export function dueOf(
  rows: readonly Row[] | undefined,
  resources: readonly Resource[],
): { total: number; content: readonly DueRow[] } {
  const [found] = (rows ?? []) as unknown as { total: number; content: readonly DueRow[] }[];
  const named = (row: DueRow) => {
    const resource = resources.find(({ prefix }) => prefix === row.prefix);
    return resource ? { ...row, name: shownName(resource, row.name) } : row;
  };
  return { total: found?.total ?? 0, content: (found?.content ?? []).map(named) };
}

type When = Readonly<Record<string, readonly string[]>>;

interface Source {
  readonly resource: Resource;
  /** Menus through which the person may see rows of it. */
  readonly open: Resource['menus'];
  readonly field: string;
  /** Of which one must hold. */
  readonly whens: readonly When[];
}

/** A field once, however many times before and after its day people are told. */
function rulesOf(resource: Resource): [field: string, whens: readonly When[]][] {
  const rules = resource.notifies?.due ?? [];
  return [...new Set(rules.map(({ field }) => field))].map((field) => [
    field,
    rules.filter((rule) => rule.field === field).map(({ when }) => when),
  ]);
}

const openViews = ({ menus }: Resource, levels: Readonly<Record<string, Level>>): Resource['menus'] =>
  menus.filter((one) => bestLevel([one], levels) > 0);

const isNarrow = ({ where, side }: Resource['menus'][number]) => where !== undefined || side !== undefined;

/** Rows that a menu of the person shows: of one way alone whoever may read only that. */
function shownRows({ resource, open }: Source, call: Call): Statement {
  if (open.some((one) => !isNarrow(one))) return sql`true`;
  const views = open.map(({ view }) => sql`(${sql.join(viewRows(resource, view, call), sql` and `)})`);
  return sql`(${sql.join(views, sql` or `)})`;
}

/** The view that shows row `t`: one that shows all, else the first whose condition holds. */
function viewOf({ resource, open }: Source, call: Call): Statement {
  const name = (view: string | undefined) => (view === undefined ? sql`null::text` : sql`${sql.lit(view)}::text`);
  const narrow = open.filter(isNarrow);
  const whole = open.find((one) => !isNarrow(one) && !one.box) ?? (narrow.length ? undefined : open[0]);
  if (whole) return name(whole.view);
  const shown = narrow.map(
    ({ view }) => sql`when ${sql.join(viewRows(resource, view, call), sql` and `)} then ${name(view)}`,
  );
  return sql`case ${sql.join(shown, sql` `)} end`;
}

function daysOf(source: Source, call: Call): Statement {
  const { resource, field, whens } = source;
  const { corpId, today } = call;
  const day = sql.ref(`t.${columnName(field)}`);
  const texts = new Set(whens.map((when) => JSON.stringify(when)));
  const held = (when: When) =>
    sql`(${sql.join([sql`true`, ...Object.entries(when).map(([name, values]) => holds(resource, name, values, { today }, 't'))], sql` and `)})`;
  return sql`select ${sql.lit(resource.prefix)} as prefix, ${sql.lit(field)} as field, t.id, ${day} as day from ${sql.table(tableName(resource.prefix))} t
    where t.corp_id = ${corpId}::bigint and t.del_yn = 'N' and ${shownRows(source, call)} and ${day} between ${addDays(today, -longest)}::date and ${addDays(today, dueWithin)}::date
      and (${sql.join(
        [...texts].map((text) => held(JSON.parse(text) as When)),
        sql` or `,
      )})`;
}

function namesOf(source: Source, all: readonly Resource[], call: Call): Statement {
  const { resource, field } = source;
  const fields = headerFields(resource);
  const refs = resource.list.filter((name) => fields[name]?.type === 'ref').slice(0, mostNames);
  const names = nameColumns(resource, all, refs, call);
  const shown = refs.map((name) => sql.ref(`n.${displayName(name)}`));
  const nameEn = resource.nameEn ? sql.ref(`t.${columnName(resource.nameEn)}`) : sql`null`;
  return sql`select n.prefix, n.id, n.view, n.name, n."nameEn", n.field, n.day,
      array_remove(array[${shown.length ? sql.join(shown) : sql``}]::text[], null) as of
    from (select p.prefix, p.field, t.id, ${viewOf(source, call)} as view, ${sql.ref(`t.${columnName(resource.name)}`)}::text as name, ${nameEn}::text as "nameEn", p.day
        ${names.columns.length ? sql`, ${sql.join(names.columns)}` : sql``}
      from picked p join ${sql.table(tableName(resource.prefix))} t on t.corp_id = ${call.corpId}::bigint and t.id = p.id ${names.joins}
      where p.prefix = ${sql.lit(resource.prefix)} and p.field = ${sql.lit(field)}) n`;
}
