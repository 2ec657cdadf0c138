/** The list call: search parameters → two statements of one read (rows as JSON text, count and sums). */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { headerFields } from '../../record/resource.ts';
import { uncountedFields } from '../../record/counted.ts';
import { listSides, seesListed } from '../../record/sides.ts';
import { isListedSummed } from '../../record/sums.ts';
import type { Behaviour, Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { first, searchConditions, type Query } from './search.ts';
import { nameColumns, wireColumns } from './select.ts';
import { headerRows } from './sides.ts';
import { orderBy } from './sort.ts';
import { heldStates } from './states.ts';
import { sumsQuery } from './sums.ts';
import { boxRows, viewRows } from './view.ts';

export interface Page {
  readonly number: number;
  readonly size: number;
}

const maxPage = 1_000_000;
const maxSize = 1000;
const defaultSize = 200;

export interface ListQuery {
  readonly page: Page;
  readonly rows: Statement;
  readonly totals: Statement;
}

/** Statements of `GET {prefix}/list` (00-conventions 1.1 "list", "search"). Refuses bad paging, ids and sort fields. */
export function listQuery(
  resource: Resource,
  all: readonly Resource[],
  behaviour: Behaviour,
  query: Query,
  call: Call,
): ListQuery {
  const page = readPage(query);
  const { table, where, order, select, joins, totals } = listParts(resource, all, behaviour, query, call);
  const offset = (page.number - 1) * page.size;
  return {
    page,
    rows: sql`select coalesce(json_agg(x), '[]')::text as content from (select ${select} from (
      select t.* from ${table} t where ${where} order by ${order} limit ${page.size} offset ${offset}
    ) t ${joins} order by ${order}) x`,
    totals,
  };
}

/**
 * The same search without pages: a statement of all its rows, and one of their number and sums. `within` stands in the
 * place of the view's rows, with alias `t`.
 */
export function wholeListQuery(
  resource: Resource,
  all: readonly Resource[],
  behaviour: Behaviour,
  query: Query,
  call: Call,
  within?: Statement,
): Omit<ListQuery, 'page'> {
  const { table, where, order, select, joins, totals } = listParts(resource, all, behaviour, query, call, within);
  return { rows: sql`select ${select} from ${table} t ${joins} where ${where} order by ${order}`, totals };
}

function listParts(
  resource: Resource,
  all: readonly Resource[],
  behaviour: Behaviour,
  query: Query,
  call: Call,
  within?: Statement,
) {
  const table = headerRows(resource, all, call);
  const rows = [
    ...searchConditions(resource, query, call, behaviour, all),
    ...(within
      ? [within]
      : [...viewRows(resource, first(query.view), call), ...boxRows(resource, first(query.view), call)]),
  ];
  const where = sql.join(rows, sql` and `);
  const order = orderBy(resource, all, query, call, behaviour);
  const columns = listColumns(resource, query);
  const asked = new Set(first(query.columns)?.split(','));
  const sides = listSides(resource, first(query.view), call.corpId);
  const extra = [
    ...Object.entries(behaviour.listColumns ?? {}).filter(
      ([name]) => resource.list.includes(name) && seesListed(resource, name, sides),
    ),
    ...Object.entries(behaviour.askedColumns ?? {}).filter(([name]) => asked.has(name)),
  ].map(([name, column]) => [name, typeof column === 'function' ? column(call) : column] as const);
  const names = nameColumns(resource, all, columns, call);
  const select = sql.join([
    sql`t.id`,
    ...(columns.includes('corpId') ? [] : [sql`t.corp_id as "corpId"`]),
    sql`t.version`,
    ...wireColumns(headerFields(resource), columns, heldStates(resource, call)),
    ...names.columns,
    ...extra.map(([name, column]) => sql`${column} as ${sql.id(name)}`),
    ...markColumn(resource, behaviour, sides, call),
    sql`to_char(t.create_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as "createDt"`,
    sql`to_char(t.update_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as "updateDt"`,
  ]);
  const reckoned = extra.filter(([name]) => isListedSummed(resource, name));
  const totals = first(query.sums)
    ? sumsQuery(resource, columns, reckoned, sql`${table} t where ${where}`, call)
    : sql`select count(*)::int as total from ${table} t where ${where}`;
  return { table, where, order, select, joins: names.joins, totals };
}

/** Rows with the words that columns tell of their facts; the rows themselves where none does. */
export function toldRows<R extends Values>(rows: readonly R[], { listWords }: Behaviour, call: Call): readonly R[] {
  if (!listWords) return rows;
  const tells = Object.entries(listWords);
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(tells.flatMap(([name, tell]) => (name in row ? [[name, tell(row[name], call)]] : []))),
  }));
}

/**
 * `marked`: names of the columns whose value bears its sign in this row. Whoever asks with a behaviour of their own
 * (the dashboard) has no signs.
 */
function markColumn(
  { marks = {}, listed }: Resource,
  { listMarks = {} }: Behaviour,
  sides: readonly string[],
  call: Call,
): Statement[] {
  const seen = Object.keys(marks).filter((name) => seesListed({ listed }, name, sides));
  const marked = seen.flatMap((name) =>
    listMarks[name] ? [sql`case when ${listMarks[name](call)} then ${name} end`] : [],
  );
  return marked.length ? [sql`array_remove(array[${sql.join(marked)}]::text[], null) as marked`] : [];
}

/** `page` and `size`: a page below 1 becomes 1 (foundations); anything else that is out of range is refused. */
export function readPage(query: Query): Page {
  const read = (name: string, fallback: number, most: number) => {
    const text = first(query[name]);
    if (text === undefined || text === '') return fallback;
    if (name === 'page' && /^(?:0|-\d{1,15})$/.test(text)) return 1;
    if (!/^\d{1,15}$/.test(text) || Number(text) < 1 || Number(text) > most)
      refuse('E_PAGE', { field: name, args: [most] });
    return Number(text);
  };
  return { number: read('page', 1, maxPage), size: read('size', defaultSize, maxSize) };
}

/** Columns to answer: those asked for that exist, else those of the list. */
function listColumns(resource: Resource, query: Query): string[] {
  const fields = headerFields(resource);
  const asked = first(query.columns)
    ?.split(',')
    .filter((name) => Object.hasOwn(fields, name));
  const wanted = asked?.length ? asked : resource.list.filter((name) => name in fields);
  const named = [resource.name, ...(resource.nameEn ? [resource.nameEn] : []), ...uncountedFields(resource)];
  return [...new Set([...wanted, ...named])].filter((name) => !fields[name]!.secret);
}
