/** One whole record: header, display names, audit columns, and the rows of every grid. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { declaredFiles } from '../../fields/files/declared.ts';
import { storedFields, grids, headerFields, listKey } from '../../record/resource.ts';
import { hasOwnSides } from '../../record/sides.ts';
import { toWire } from './wire.ts';
import type { Call } from '../behaviour.ts';
import type { Row, Statement } from '../executor.ts';
import { recordFiles } from '../files/query.ts';
import { companyName, isShared, personName } from './persons.ts';
import { visible } from './search.ts';
import { gridTableName, tableName } from '../schema/names.ts';
import { nameColumns, wireColumns } from './select.ts';
import { heldStates } from './states.ts';
import { gridRows, headerRows } from './sides.ts';
import { isOwned } from '../schema/refTarget.ts';

const seoul = (column: string) =>
  sql`to_char(${sql.ref(`t.${column}`)} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS')`;
const person = (column: string, resource: Resource, call: Call) => {
  const id = sql.ref(`t.${column}`);
  const name = personName(sql.ref('t.corp_id'), id, call);
  return isShared(resource) ? sql`coalesce(${name}, ${companyName(resource, id, 't', call)})` : name;
};

export interface Reading {
  /** Further conditions. */
  readonly narrow?: readonly Statement[];
  /** Also what the caller's side of a document does not see: for the pipeline of saves, never for an answer. */
  readonly whole?: boolean;
}

/** Statements of `GET {prefix}/{id}`: the header, each grid, the files; each answers `content` as JSON text. */
export function recordQuery(
  resource: Resource,
  all: readonly Resource[],
  id: number,
  call: Call,
  { narrow = [], whole = false }: Reading = {},
): Statement[] {
  const files = declaredFiles(resource).size > 0 ? [recordFiles(resource, id, call)] : [];
  const rows = Object.keys(grids(resource)).map((g) => gridQuery(resource, all, g, id, call, whole));
  return [headerQuery(resource, all, id, call, narrow, whole), ...rows, ...files];
}

const shown = (fields: Readonly<Record<string, { secret?: boolean }>>) =>
  Object.keys(fields).filter((name) => !fields[name]!.secret);

function headerQuery(
  resource: Resource,
  all: readonly Resource[],
  id: number,
  call: Call,
  narrow: readonly Statement[],
  whole: boolean,
): Statement {
  const fields = headerFields(resource);
  const columns = shown(fields);
  const names = nameColumns(resource, all, columns, call);
  return sql`select row_to_json(x)::text as content from (
    select ${sql.join([
      sql`t.id`,
      ...(columns.includes('corpId') ? [] : [sql`t.corp_id as "corpId"`]),
      ...wireColumns(fields, columns, heldStates(resource, call)),
      ...names.columns,
      sql`t.version`,
      sql`${seoul('create_dt')} as "createDt"`,
      sql`t.create_id as "createId"`,
      sql`${person('create_id', resource, call)} as "createNm"`,
      sql`${seoul('update_dt')} as "updateDt"`,
      sql`t.update_id as "updateId"`,
      sql`${person('update_id', resource, call)} as "updateNm"`,
      sql`t.del_yn as "delYn"`,
    ])}
    from ${whole ? sql.table(tableName(resource.prefix)) : headerRows(resource, all, call)} t ${names.joins}
    where ${sql.join([sql`t.id = ${id}::bigint`, sql`t.del_yn = 'N'`, ...visible(resource, call), ...narrow], sql` and `)}
    order by t.corp_id = ${call.corpId}::bigint desc limit 1) x`;
}

function gridQuery(
  resource: Resource,
  all: readonly Resource[],
  grid: string,
  id: number,
  call: Call,
  whole: boolean,
): Statement {
  const rows = grids(resource)[grid]!;
  const fields = storedFields(rows);
  const columns = shown(fields);
  const names = nameColumns(resource, all, columns, call, fields);
  const owned = isOwned(rows) ? [sql`t.corp_id as "corpId"`] : [];
  return sql`select coalesce(json_agg(x), '[]')::text as content from (
    select ${sql.join([sql`t.id`, ...owned, sql`t.sort_no as "sortNo"`, ...wireColumns(fields, columns), ...names.columns])}
    from ${newest(whole ? sql.table(gridTableName(resource, grid)) : gridRows(resource, all, grid, call), id, rows.latest)} t ${names.joins}
    where t.parent_id = ${id}::bigint order by t.sort_no, t.id) x`;
}

const newest = (table: Statement, id: number, most: number | undefined): Statement =>
  most === undefined
    ? table
    : sql`(select n.* from ${table} n where n.parent_id = ${id}::bigint order by n.sort_no desc, n.id desc limit ${most}::int)`;

/** Puts the answers of `recordQuery` together as JSON text; undefined when there is no such record. */
export function recordText(resource: Resource, results: readonly Row[][]): string | undefined {
  const header = results[0]?.[0]?.content as string | undefined;
  if (!header) return undefined;
  const lists = Object.keys(grids(resource)).map(
    (grid, i) => `${JSON.stringify(listKey(grid, grids(resource)[grid]))}:${results[i + 1]![0]!.content as string}`,
  );
  const files = (results[lists.length + 1]?.[0]?.content as string | undefined) ?? '[]';
  return `${header.slice(0, -1)},${[...lists, `"respFileList":${files}`].join(',')}}`;
}

/** The text without what the caller's sides do not see: there is not even a name. */
export function seenText(resource: Resource, text: string, { corpId }: Pick<Call, 'corpId'>): string {
  if (!hasOwnSides(resource.fields)) return text;
  return JSON.stringify(toWire(resource, fromWire(resource, JSON.parse(text) as Values), corpId));
}

/** A record as rules see it: `{field: value, grid: row[]}`, and its files as `respFileList`. */
export function fromWire(resource: Resource, wire: Values): Values {
  const record: Values = { ...wire };
  for (const grid of Object.keys(grids(resource))) {
    const key = listKey(grid, grids(resource)[grid]);
    record[grid] = wire[key] ?? [];
    if (key !== grid) delete record[key];
  }
  return record;
}
