/** Lookups (00-conventions 1.1, 2.11): `{id, key, value, valueEn, …}` of live rows in use, for choosing in other forms. */
import { sql } from 'kysely';
import type { Lookup, Resource } from '../../core/resource.ts';
import { codeGroupOf, headerFields } from '../../record/resource.ts';
import type { Behaviour, Call } from '../behaviour.ts';
import type { Row, Statement } from '../executor.ts';
import { first as firstOf, searchConditions, type Query } from './search.ts';
import { columnName } from '../schema/names.ts';
import { headerRows } from './sides.ts';
import { nameColumns, nameOf, wireColumns } from './select.ts';
import { heldStates, holds } from './states.ts';
import { koreanCollation } from '../schema/indexes.ts';

const most = 1000;
const anyDay = { fromDt: undefined, toDt: undefined };

/**
 * Statement of one lookup. Rows asked for by `ids` come also when they are no longer in use, and with `gone=Y` when they were
 * deleted: of these nothing but how they were called, which is what a history names them by.
 */
export function lookupQuery(
  resource: Resource,
  all: readonly Resource[],
  lookup: Lookup,
  query: Query,
  call: Call,
  behaviour?: Behaviour,
): Statement {
  const fields = headerFields(resource);
  const gone = Boolean(query.ids) && query.gone === 'Y';
  const carries = [...new Set(gone ? [] : [...(lookup.carries ?? []), ...(lookup.key ? [lookup.key] : [])])].filter(
    (name) => name in fields,
  );
  const names = nameColumns(resource, all, carries, call);
  const renamed = Object.fromEntries(
    Object.entries(lookup.query ?? {}).flatMap(([parameter, field]) =>
      query[parameter] === undefined ? [] : [[field, query[parameter]]],
    ),
  );
  const where = [
    ...searchConditions(resource, { ...query, ...renamed, ...anyDay }, call, behaviour, all, { deleted: gone }),
    ...('useYn' in fields && !query.ids ? [sql`t.use_yn = 'Y'`] : []),
    ...(query.ids ? [] : offered(resource, lookup, call)),
  ];
  const value = sql.ref(`t.${columnName(lookup.value)}`);
  return sql`select t.id, ${lookup.key ? sql.ref(`t.${columnName(lookup.key)}`) : sql`t.id`} as key, ${value} as value,
      ${lookup.valueEn ? sql.ref(`t.${columnName(lookup.valueEn)}`) : sql`null`} as "valueEn"
      ${lookup.tells && !gone ? sql`, ${told(resource, all, lookup.tells, call)} as tells` : sql``}
      ${behaviour?.choices && !gone ? sql`, ${behaviour.choices.facts(call, askedOf(lookup, query))} as facts` : sql``}
      ${carries.length ? sql`, ${sql.join([...wireColumns(fields, carries, heldStates(resource, call)), ...names.columns])}` : sql``}
    from ${headerRows(resource, all, call)} t ${names.joins}
    where ${sql.join(where, sql` and `)}
    order by ${meantFirst(resource, query)} ${value} collate ${sql.raw(koreanCollation)}, t.id limit ${limitOf(query)}`;
}

/** Rows of a lookup with what the resource tells of them; the rows themselves where it tells nothing. */
export const toldChoices = (rows: readonly Row[], behaviour: Behaviour | undefined, call: Call): readonly Row[] => {
  const { choices } = behaviour ?? {};
  if (!choices) return rows;
  return rows.map(({ facts, ...row }) => {
    if (facts === undefined) return row;
    const more = choices.told(facts, call);
    // What the declaration tells of each row stands first.
    return {
      ...row,
      ...more,
      ...(row['tells'] && more.tells ? { tells: `${String(row['tells'])} · ${more.tells}` } : {}),
    };
  });
};

/** Parameters that what is told goes by. */
const askedOf = ({ toldOf = [] }: Lookup, query: Query): Record<string, string> =>
  Object.fromEntries(
    toldOf.flatMap((name) => {
      const value = firstOf(query[name]);
      return value ? [[name, value]] : [];
    }),
  );

/** References by their names, other fields as they stand; what is empty is left out. */
const told = (resource: Resource, all: readonly Resource[], names: readonly string[], call: Call): Statement =>
  sql`concat_ws(' · ', ${sql.join(
    names.map(
      (name) => nameOf(resource, all, name, call) ?? sql`nullif(${sql.ref(`t.${columnName(name)}`)}::text, '')`,
    ),
  )})`;

/** Only records of the states that the lookup offers. */
export const offered = (resource: Resource, lookup: Lookup, call: Call): Statement[] =>
  Object.entries(lookup.where ?? {}).map(([field, values]) => holds(resource, field, values ?? [], call));

/** `first=clntTpCds:SUP,SUBC`: rows with one of the codes before the others. */
function meantFirst(resource: Resource, { first }: Query): Statement {
  const [, name = '', keys = ''] = /^(\w{1,40}):([\w,]{1,200})$/.exec(String(first ?? '')) ?? [];
  const field = headerFields(resource)[name];
  if (!field || codeGroupOf(field) === undefined) return sql``;
  return sql`coalesce(string_to_array(${sql.ref(`t.${columnName(name)}`)}, ',') && ${keys.split(',')}::text[], false) desc,`;
}

const limitOf = (query: Query): number => {
  const size = Number(query.size ?? most);
  return Number.isInteger(size) && size > 0 ? Math.min(size, most) : most;
};
