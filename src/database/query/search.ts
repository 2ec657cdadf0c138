/** Search parameters → conditions: own rows, ids, keyword, dates, fields (00-conventions 1.1 "search"). Rows have alias `t`. */
import { sql } from 'kysely';
import { isDay } from '../../core/dates.ts';
import type { Field } from '../../core/field.ts';
import { gramNumber, queryGrams, searchForm } from '../../core/text/hangul.ts';
import { ProblemError, refuse, type ErrorCode } from '../../core/problem.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { dateTypeOf, headerFields, referencePath } from '../../record/resource.ts';
import { isOperators } from '../../record/sides.ts';
import type { Behaviour, Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { gramScope, keywordCorp } from '../save/keyword.ts';
import { columnName, tableName } from '../schema/names.ts';
import { refTargetOf } from '../schema/refTarget.ts';
import { reached } from './people.ts';
import { holds } from './states.ts';
import { onSide } from './sides.ts';
import { personOf } from './view.ts';

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parameter's value; of a repeated one the first. */
export const first = (value: Query[string]): string | undefined =>
  Array.isArray(value) ? value[0] : (value as string | undefined);
/** Every value of a parameter. */
export const allOf = (value: Query[string]): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as string];

const mostIds = 1000;

/** `ids=1,2`: positive safe integers, at most 1,000. */
export function readIds(text: string): number[] {
  const parts = text.split(',').map((p) => p.trim());
  const good =
    parts.length <= mostIds && parts.every((p) => /^[1-9]\d{0,15}$/.test(p) && Number.isSafeInteger(Number(p)));
  if (!good) refuse('E_IDS', { field: 'ids' });
  return [...new Set(parts.map(Number))];
}

/** Everything that narrows a list, a lookup or an export, but the view. Who hands on a keyword names all resources as well. */
export function searchConditions(
  resource: Resource,
  query: Query,
  call: Call,
  behaviour: Behaviour = {},
  all: readonly Resource[] = [],
  { deleted = false }: { readonly deleted?: boolean } = {},
): Statement[] {
  return [
    ...(deleted ? [] : [sql`t.del_yn = 'N'`]),
    ...visible(resource, call),
    ...(first(query.ids) ? [sql`t.id = any (${readIds(first(query.ids)!)}::bigint[])`] : []),
    ...keywordCondition(resource, all, first(query.keyword), call),
    ...dateCondition(resource, query),
    ...sideCondition(resource, first(query.side), call),
    ...fieldConditions(resource, query, call),
    ...askedConditions(resource, behaviour, query, call),
  ];
}

function askedConditions({ search }: Resource, { conditions = {} }: Behaviour, query: Query, call: Call): Statement[] {
  return Object.keys(search.asked ?? {}).flatMap((name) => {
    const value = first(query[name])?.trim();
    return (value && value !== 'ALL' && conditions[name]?.(call, value)) || [];
  });
}

/** The application's own wall, before row-level security. */
export const visible = (resource: Resource, call: Call): Statement[] => [
  ...ofCompany(resource, call),
  // The system itself (nightly work, demo data) is nobody's rival.
  ...(resource.reach && call.userId ? [reached(resource, resource.reach, personOf(call))] : []),
];

/** What row-level security holds as well (database/schema/tables.ts); a test asks each of the two alone. */
function ofCompany(resource: Resource, call: Call): Statement[] {
  const inCompany = sql`t.corp_id = ${call.corpId}::bigint`;
  switch (resource.scope) {
    case 'OWN':
      return [inCompany];
    case 'SYS_OWN':
      return resource.publicWhen
        ? [sql`(${inCompany} or (t.corp_id = ${systemCorpId}::bigint and ${isPublic(resource)}))`]
        : [sql`t.corp_id in (${call.corpId}::bigint, ${systemCorpId}::bigint)`];
    case 'CORP':
      return call.operator ? [] : [sql`t.id = ${call.corpId}::bigint`];
    case 'PAIR':
      return [onSide(resource, Object.keys(resource.parties ?? {}), call)];
    case 'DIR':
      return call.operator ? [] : [sql`(${inCompany} or ${isPublic(resource)})`];
    case 'SYS':
      return [];
  }
}

/** `side=supplier`: rows in which the own company stands there. */
function sideCondition(resource: Resource, side: string | undefined, call: Call): Statement[] {
  if (!resource.parties || !side || side === 'ALL') return [];
  if (!Object.hasOwn(resource.parties, side)) refuse('E_RANGE', { field: 'side' });
  return [onSide(resource, [side], call)];
}

const isPublic = ({ publicWhen }: Resource): Statement =>
  publicWhen
    ? sql`${sql.ref(`t.${columnName(publicWhen.field)}`)} = any (${[...publicWhen.values]}::text[])`
    : sql`false`;

/** The record's own words, or those of a record that it refers to by one of `keywordOf`. */
function keywordCondition(
  resource: Resource,
  all: readonly Resource[],
  keyword: string | undefined,
  call: Call,
): Statement[] {
  const form = searchForm((keyword ?? '').replace(/\p{Cc}/gu, '')).slice(0, 100);
  const { keyword: ownTexts } = resource.search;
  const keywordOf = reachedBy(resource, call);
  if (!form || ownTexts.length + keywordOf.length === 0) return [];
  const found = [
    ...(ownTexts.length ? worded(resource, form, call) : []),
    ...keywordOf.map((path) => referring(resource, referencePath(path), all, form, call)),
  ];
  return [sql`t.id in (${sql.join(found, sql` union all `)})`];
}

/** References that a keyword reaches through for whoever asks: what the operator alone sees, nobody else finds by. */
function reachedBy(resource: Resource, { operator }: Call): readonly string[] {
  const fields = headerFields(resource);
  const paths = resource.search.keywordOf ?? [];
  return operator ? paths : paths.filter((path) => !isOperators(resource, fields[referencePath(path)[0]!]!));
}

/** Ids of the records that refer to those in whose words the text stands; by the index of the reference, so that no table is read through. */
function referring(
  resource: Resource,
  [name, ...further]: readonly string[],
  all: readonly Resource[],
  form: string,
  call: Call,
): Statement {
  const target = refTargetOf(headerFields(resource)[name!]!, all)!.resource;
  const meant = further.length ? [referring(target, further, all, form, call)] : worded(target, form, call);
  // The operator searches documents of all companies.
  const own = resource.scope === 'OWN' ? sql`r.corp_id = ${call.corpId}::bigint and ` : sql``;
  return sql`select r.id from ${sql.table(tableName(resource.prefix))} r
    where ${own}${sql.ref(`r.${columnName(name!)}`)} in (${sql.join(meant, sql` union all `)})`;
}

/** Ids of the records in whose words the text stands, in statements of the companies among whose rows they may be. */
function worded(resource: Resource, form: string, call: Call): Statement[] {
  const corps = resource.scope === 'SYS_OWN' ? [call.corpId, systemCorpId] : [keywordCorp(resource, call.corpId)];
  return [...new Set(corps)].map((corp) => {
    const wanted = queryGrams(form).map((gram) => gramNumber(gramScope(resource, corp), gram));
    return sql`select keyword_rows(${tableName(resource.prefix)}, ${corp}::bigint, ${wanted}::int[], ${form})`;
  });
}

const moments = new Map([
  ['CREATE_DT', 'create_dt'],
  ['UPDATE_DT', 'update_dt'],
]);

function dateCondition(resource: Resource, query: Query): Statement[] {
  const asked = first(query.dateType);
  const [from, to] = [first(query.fromDt), first(query.toDt)];
  if (!from && !to) return [];
  for (const [name, day] of [
    ['fromDt', from],
    ['toDt', to],
  ] as const) {
    if (day && !isDay(day)) refuse('E_PATTERN', { field: name, text: 'date' });
  }
  const fields = headerFields(resource);
  const declared = resource.search.dates ?? [];
  const field = asked ? declared.find((name) => dateTypeOf(name) === asked || name === asked) : declared[0];
  const column = field ? columnName(field) : asked ? moments.get(asked) : 'create_dt';
  if (!column) refuse('E_RANGE', { field: 'dateType' });
  const ref = sql.ref(`t.${column}`);
  const moment = !field || typeOf(fields[field]!).column(fields[field]!) === 'timestamptz';
  const start = (day: string) =>
    moment
      ? sql`(${day}::timestamp at time zone 'Asia/Seoul')`
      : sql`${typeOf(fields[field]!).ofDay?.(day) ?? null}::${sql.raw(typeOf(fields[field]!).column(fields[field]!)!)}`;
  return [
    ...(from ? [sql`${ref} >= ${start(from)}`] : []),
    ...(to
      ? [moment ? sql`${ref} < ((${to}::date + 1)::timestamp at time zone 'Asia/Seoul')` : sql`${ref} <= ${start(to)}`]
      : []),
  ];
}

/** Search parameter of a field; a list of codes is also asked for in the singular (`clntTpCd` for `clntTpCds`). */
export const parameterOf = (name: string, field: Field): readonly string[] =>
  typeOf(field).filter === 'member' ? [name, name.replace(/s$/, '')] : [name];

function fieldConditions(resource: Resource, query: Query, call: Call): Statement[] {
  const fields = headerFields(resource);
  const exclusive = resource.search.firstOf ?? [];
  const chosen = exclusive.find((name) => first(query[name])?.trim());
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.secret || (exclusive.includes(name) && name !== chosen)) return [];
    const texts = parameterOf(name, field)
      .flatMap((parameter) => allOf(query[parameter]))
      .filter((text) => text.trim() !== '' && text !== 'ALL');
    return texts.length ? [fieldCondition(resource, name, field, texts, call)].filter((s) => s !== undefined) : [];
  });
}

function fieldCondition(
  resource: Resource,
  name: string,
  field: Field,
  texts: readonly string[],
  call: Call,
): Statement | undefined {
  const type = typeOf(field);
  const column = type.column(field);
  const ref = sql.ref(`t.${columnName(name)}`);
  if (!column || type.filter === 'none') return undefined;
  if (type.filter === 'contains') {
    return sql`position(lower(${texts[0]!.trim()}) in lower(${ref})) > 0`;
  }
  const values = texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);
  if (type.filter === 'member') return sql`string_to_array(${ref}, ',') && ${values}::text[]`;
  const cast = column.startsWith('varchar') ? 'text' : column;
  const parsed = values.map((value) => {
    const result = type.parse(cast === 'bigint' && /^-?\d+$/.test(value) ? Number(value) : value, field);
    if ('problem' in result)
      throw new ProblemError({
        code: result.problem.code as ErrorCode,
        field: name,
        args: result.problem.args,
        text: result.problem.text,
      });
    return result.value;
  });
  if (name === resource.state?.field) return holds(resource, name, parsed as string[], call);
  return sql`${ref} = any (${parsed}::${sql.raw(cast)}[])`;
}
