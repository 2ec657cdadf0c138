/** The list call: search parameters → two statements of one read (rows as JSON text, count and sums). */
import { sql } from 'kysely';
import type { Field } from '../core/field.ts';
import { isDay } from '../core/dates.ts';
import { gramNumber, queryGrams, searchForm } from '../core/hangul.ts';
import { ProblemError, refuse } from '../core/problem.ts';
import { systemCorpId, type Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { dateTypeOf, displayName, headerFields } from '../fields/resource.ts';
import type { Behaviour, Call } from './behaviour.ts';
import type { Statement } from './executor.ts';
import { gramScope, keywordCorp } from './keyword.ts';
import { columnName, tableName } from './names.ts';
import { nameColumns, nameOf, wireColumns } from './select.ts';
import { defaultSort, koreanCollation } from './tables.ts';

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;
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

const first = (value: Query[string]): string | undefined => (Array.isArray(value) ? value[0] : (value as string | undefined));
const allOf = (value: Query[string]): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as string];

/** Statements of `GET {prefix}/list` (00-conventions 1.1 "list", "search"). Refuses bad paging, ids and sort fields. */
export function listQuery(resource: Resource, all: readonly Resource[], behaviour: Behaviour, query: Query, call: Call): ListQuery {
  const page = readPage(query);
  const table = sql.table(tableName(resource.prefix));
  const where = sql.join(searchConditions(resource, query, call), sql` and `);
  const order = orderBy(resource, all, query, call);
  const columns = listColumns(resource, query);
  const extra = Object.entries(behaviour.listColumns ?? {}).filter(([name]) => resource.list.includes(name));
  const names = nameColumns(resource, all, columns, call);
  const select = sql.join([
    sql`t.id`,
    sql`t.corp_id as "corpId"`,
    sql`t.version`,
    ...wireColumns(headerFields(resource), columns),
    ...names.columns,
    ...extra.map(([name, expression]) => sql`${expression} as ${sql.id(name)}`),
    sql`to_char(t.create_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as "createDt"`,
    sql`to_char(t.update_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as "updateDt"`,
  ]);
  const offset = (page.number - 1) * page.size;
  return {
    page,
    rows: sql`select coalesce(json_agg(x), '[]')::text as content from (select ${select} from (
      select t.* from ${table} t where ${where} order by ${order} limit ${page.size} offset ${offset}
    ) t ${names.joins} order by ${order}) x`,
    totals: sql`select count(*)::int as total ${sums(resource, query)} from ${table} t where ${where}`,
  };
}

function readPage(query: Query): Page {
  const read = (name: string, fallback: number, most: number) => {
    const text = first(query[name]);
    if (text === undefined || text === '') return fallback;
    if (!/^\d{1,15}$/.test(text) || Number(text) < 1 || Number(text) > most) refuse('E_PAGE', { field: name, args: [most] });
    return Number(text);
  };
  return { number: read('page', 1, maxPage), size: read('size', defaultSize, maxSize) };
}

/** `ids=1,2`: positive safe integers, at most 1,000. */
export function readIds(text: string): number[] {
  const parts = text.split(',').map((p) => p.trim());
  const good = parts.length <= maxSize && parts.every((p) => /^[1-9]\d{0,15}$/.test(p) && Number.isSafeInteger(Number(p)));
  if (!good) refuse('E_IDS', { field: 'ids' });
  return [...new Set(parts.map(Number))];
}

/** Columns to answer: those asked for that exist, else those of the list. */
function listColumns(resource: Resource, query: Query): string[] {
  const fields = headerFields(resource);
  const asked = first(query.columns)?.split(',').filter((name) => name in fields);
  const wanted = asked?.length ? asked : resource.list.filter((name) => name in fields);
  const named = [resource.name, ...(resource.nameEn ? [resource.nameEn] : [])];
  return [...new Set([...wanted, ...named])].filter((name) => !fields[name]!.secret);
}

/** Everything that narrows a list, a lookup or an export: own rows, view, ids, keyword, dates, fields. */
export function searchConditions(resource: Resource, query: Query, call: Call): Statement[] {
  return [
    sql`t.del_yn = 'N'`,
    ...visible(resource, call),
    ...viewRows(resource, first(query.view), call),
    ...(first(query.ids) ? [sql`t.id = any (${readIds(first(query.ids)!)}::bigint[])`] : []),
    ...keywordCondition(resource, first(query.keyword), call),
    ...dateCondition(resource, query),
    ...fieldConditions(resource, query),
  ];
}

/** The application's own wall, before row-level security. */
export function visible(resource: Resource, call: Call): Statement[] {
  switch (resource.scope) {
    case 'OWN':
      return [sql`t.corp_id = ${call.corpId}::bigint`];
    case 'SYS_OWN':
      return [sql`t.corp_id in (${call.corpId}::bigint, ${systemCorpId}::bigint)`];
    case 'CORP':
      return call.operator ? [] : [sql`t.id = ${call.corpId}::bigint`];
    default:
      return [];
  }
}

function viewRows(resource: Resource, view: string | undefined, call: Call): Statement[] {
  const menu = resource.menus.find((m) => m.view === (view || undefined));
  if (!menu) return refuse('E_NOTFOUND');
  if (menu.operator && !call.operator) return refuse('E_AUTH');
  return Object.entries(menu.where ?? {}).map(
    ([field, values]) => sql`${sql.ref(`t.${columnName(field)}`)} = any (${[...values]}::text[])`,
  );
}

function keywordCondition(resource: Resource, keyword: string | undefined, call: Call): Statement[] {
  const form = searchForm((keyword ?? '').trim()).slice(0, 100);
  if (!form || !resource.search.keyword.length) return [];
  const corps = resource.scope === 'SYS_OWN' ? [call.corpId, systemCorpId] : [keywordCorp(resource, call.corpId)];
  const found = [...new Set(corps)].map((corp) => {
    const wanted = queryGrams(form).map((gram) => gramNumber(gramScope(resource, corp), gram));
    return sql`select keyword_rows(${tableName(resource.prefix)}, ${corp}::bigint, ${wanted}::int[], ${form})`;
  });
  return [sql`t.id in (${sql.join(found, sql` union all `)})`];
}

function dateCondition(resource: Resource, query: Query): Statement[] {
  const asked = first(query.dateType);
  const [from, to] = [first(query.fromDt), first(query.toDt)];
  if (!from && !to) return [];
  for (const [name, day] of [['fromDt', from], ['toDt', to]] as const) {
    if (day && !isDay(day)) refuse('E_PATTERN', { field: name, text: 'date' });
  }
  const fields = headerFields(resource);
  const declared = resource.search.dates ?? [];
  const field = asked ? declared.find((name) => dateTypeOf(name) === asked || name === asked) : declared[0];
  const moments: Readonly<Record<string, string>> = { CREATE_DT: 'create_dt', UPDATE_DT: 'update_dt' };
  const column = field ? columnName(field) : asked ? moments[asked] : 'create_dt';
  if (!column) refuse('E_RANGE', { field: 'dateType' });
  const ref = sql.ref(`t.${column}`);
  const moment = !field || typeOf(fields[field]!).column(fields[field]!) === 'timestamptz';
  const start = (day: string) => (moment ? sql`(${day}::timestamp at time zone 'Asia/Seoul')` : sql`${day}::date`);
  return [
    ...(from ? [sql`${ref} >= ${start(from)}`] : []),
    ...(to ? [moment ? sql`${ref} < ((${to}::date + 1)::timestamp at time zone 'Asia/Seoul')` : sql`${ref} <= ${start(to)}`] : []),
  ];
}

/** Search parameter of a field; a list of codes is also asked for in the singular (`clntTpCd` for `clntTpCds`). */
export const parameterOf = (name: string, field: Field): readonly string[] =>
  typeOf(field).filter === 'member' ? [name, name.replace(/s$/, '')] : [name];

function fieldConditions(resource: Resource, query: Query): Statement[] {
  const fields = headerFields(resource);
  const exclusive = resource.search.firstOf ?? [];
  const chosen = exclusive.find((name) => first(query[name])?.trim());
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.secret || (exclusive.includes(name) && name !== chosen)) return [];
    const texts = parameterOf(name, field)
      .flatMap((parameter) => allOf(query[parameter]))
      .filter((text) => text.trim() !== '' && text !== 'ALL');
    return texts.length ? [fieldCondition(name, field, texts)].filter((s) => s !== undefined) : [];
  });
}

function fieldCondition(name: string, field: Field, texts: readonly string[]): Statement | undefined {
  const type = typeOf(field);
  const column = type.column(field);
  const ref = sql.ref(`t.${columnName(name)}`);
  if (!column || type.filter === 'none') return undefined;
  if (type.filter === 'contains') {
    return sql`position(lower(${texts[0]!.trim()}) in lower(${ref})) > 0`;
  }
  const values = texts.flatMap((text) => text.split(',')).map((text) => text.trim()).filter(Boolean);
  if (type.filter === 'member') return sql`string_to_array(${ref}, ',') && ${values}::text[]`;
  const cast = column.startsWith('varchar') ? 'text' : column;
  const parsed = values.map((value) => {
    const result = type.parse(cast === 'bigint' && /^-?\d+$/.test(value) ? Number(value) : value, field);
    if ('problem' in result) throw new ProblemError({ code: result.problem.code as 'E_TYPE', field: name, args: result.problem.args });
    return result.value;
  });
  return sql`${ref} = any (${parsed}::${sql.raw(cast)}[])`;
}

function orderBy(resource: Resource, all: readonly Resource[], query: Query, call: Call): Statement {
  const sorts = sortParameters(query).map(({ field, descending }) => sortTerm(resource, all, field, descending, call));
  const usual = defaultSort(resource);
  const terms = sorts.length ? sorts : usual ? [sortTerm(resource, all, usual.field, usual.descending, call)] : [];
  return sql.join([...terms, sql`t.id desc`]);
}

/** `sort=field,asc`, repeatable. */
function sortParameters(query: Query): { field: string; descending: boolean }[] {
  return allOf(query.sort)
    .filter((text) => text !== '')
    .map((text) => {
      const [field, way = 'asc', more] = text.split(',');
      if (!field || more !== undefined || !/^(asc|desc)$/i.test(way)) refuse('E_SORT', { args: [text.slice(0, 60)] });
      return { field: field!, descending: way.toLowerCase() === 'desc' };
    });
}

function sortTerm(resource: Resource, all: readonly Resource[], name: string, descending: boolean, call: Call): Statement {
  const way = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const fixed: Readonly<Record<string, string>> = { id: 't.id', createDt: 't.create_dt', updateDt: 't.update_dt' };
  if (fixed[name]) return sql`${sql.ref(fixed[name])} ${way}`;
  const fields = headerFields(resource);
  const field = fields[name];
  if (field && !field.secret && typeOf(field).column(field)) {
    const collate = typeOf(field).collated ? sql` collate ${sql.raw(koreanCollation)}` : sql``;
    return sql`${sql.ref(`t.${columnName(name)}`)}${collate} ${way}`;
  }
  const reference = Object.keys(fields).find((key) => displayName(key) === name);
  const named = reference && nameOf(resource, all, reference, call);
  if (!named) return refuse('E_SORT', { args: [name] });
  return sql`${named} collate ${sql.raw(koreanCollation)} ${way}`;
}

function sums(resource: Resource, query: Query): Statement {
  if (!first(query.sums)) return sql``;
  const fields = headerFields(resource);
  const wanted = listColumns(resource, query).filter((name) => typeOf(fields[name]!).summable);
  if (!wanted.length) return sql``;
  return sql`, ${sql.join(wanted.map((name) => sql`coalesce(sum(${sql.ref(`t.${columnName(name)}`)}), 0)::text as ${sql.id(name)}`))}`;
}
