/**
 * All that a company has in a resource, as far as a person may read it: its records, the rows of their grids, their
 * files. Shared rows and those that other companies publish are not among them.
 */
import { sql } from 'kysely';
import type { Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { gridAbove, linkName } from '../../record/below.ts';
import { gridFields, grids, headerFields, type Fields } from '../../record/resource.ts';
import type { Behaviour, Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { readableFilesOf } from '../files/query.ts';
import { columnName, gridTableName } from '../schema/names.ts';
import { refTargetOf } from '../schema/refTarget.ts';
import { wholeListQuery } from './list.ts';
import { searchConditions } from './search.ts';
import { nameColumns, nameOf, wireColumns } from './select.ts';
import { gridRows, headerRows } from './sides.ts';
import { viewRows } from './view.ts';

/** A resource through the views that the person may read. */
export interface Seen {
  readonly resource: Resource;
  readonly views: readonly (string | undefined)[];
}

/** Rows of everybody, or about the company itself, are nothing that a company leaves behind in a service. */
export const isKept = ({ scope }: Resource): boolean => scope !== 'SYS' && scope !== 'CORP';

/** Resources that the records and rows of one refer to. */
export const namedBy = (resource: Resource, all: readonly Resource[]): Resource[] =>
  [headerFields(resource), ...Object.values(grids(resource)).map(gridFields)].flatMap((fields) =>
    Object.values(fields).flatMap((field) => refTargetOf(field, all)?.resource ?? []),
  );

/** A condition on rows with alias `t`. */
function ownAndSeen({ resource, views }: Seen, call: Call): Statement {
  const each = views.map((view) => sql`(${sql.join([sql`true`, ...viewRows(resource, view, call)], sql` and `)})`);
  const seen = each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`;
  return resource.scope === 'PAIR' ? seen : sql`(t.corp_id = ${call.corpId}::bigint and ${seen})`;
}

/** Fields of a file of rows, in their order. */
export const shownNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => !fields[name]!.secret && typeOf(fields[name]!).column(fields[name]!));

/** Statements of the records, and of their number (`total`). */
export function archivedRecords(seen: Seen, all: readonly Resource[], behaviour: Behaviour, call: Call) {
  const { resource } = seen;
  const query = { columns: shownNames(headerFields(resource)).join(','), sort: 'id,asc' };
  return wholeListQuery(resource, all, behaviour, query, call, ownAndSeen(seen, call));
}

/** `h`: the records with the text that names each. */
function recordsOf(seen: Seen, all: readonly Resource[], call: Call): Statement {
  const { resource } = seen;
  const text = (name: string): Statement =>
    refTargetOf(headerFields(resource)[name]!, all)
      ? nameOf(resource, all, name, call)!
      : sql`${sql.ref(`t.${columnName(name)}`)}::text`;
  const { name, nameBefore } = resource;
  const named = nameBefore ? sql`coalesce(nullif(${text(name)}, ''), ${text(nameBefore)})` : text(name);
  const where = sql.join([...searchConditions(resource, {}, call), ownAndSeen(seen, call)], sql` and `);
  return sql`(select t.id, t.corp_id, ${named} as record_nm from ${headerRows(resource, all, call)} t where ${where}) h`;
}

/**
 * Rows of a grid beside `recordId` and `recordNm` of their record, their number `sortNo`, and `aboveNo`, that of the row
 * they belong to; and how many there are.
 */
export function archivedRows(seen: Seen, all: readonly Resource[], grid: string, call: Call) {
  const { resource } = seen;
  const declared = grids(resource)[grid]!;
  const fields = gridFields(declared);
  const columns = shownNames(fields);
  const names = nameColumns(resource, all, columns, call, fields);
  const above = gridAbove(declared);
  const from = sql`from ${gridRows(resource, all, grid, call)} t
    join ${recordsOf(seen, all, call)} on h.corp_id = t.corp_id and h.id = t.parent_id`;
  const upper = above
    ? sql`left join ${sql.table(gridTableName(resource, above))} a on a.corp_id = t.corp_id and a.id = ${sql.ref(`t.${columnName(linkName(above))}`)}`
    : sql``;
  const select = sql.join([
    sql`h.id as "recordId"`,
    sql`h.record_nm as "recordNm"`,
    sql`t.sort_no as "sortNo"`,
    ...(above ? [sql`a.sort_no as "aboveNo"`] : []),
    ...wireColumns(fields, columns),
    ...names.columns,
  ]);
  return {
    rows: sql`select ${select} ${from} ${upper} ${names.joins} order by h.id, t.sort_no, t.id`,
    totals: sql`select count(*)::int as total ${from}`,
  };
}

/** A file of a record on its way into an archive. */
export interface ArchivedFile {
  readonly recordNm: string | null;
  readonly recordId: number;
  readonly name: string;
  readonly stored: string;
  readonly size: number;
}

/** Files of the records, and their number and bytes. */
export function archivedFiles(seen: Seen, all: readonly Resource[], call: Call) {
  const from = sql`from sys_file f join ${recordsOf(seen, all, call)} on h.corp_id = f.ref_corp_id and h.id = f.ref_id
    where ${readableFilesOf(seen.resource)}`;
  return {
    rows: sql`select h.record_nm as "recordNm", h.id as "recordId", f.ori_file_nm as name, f.save_file_nm as stored,
      f.file_size as size ${from} order by h.id, f.seq_num, f.id`,
    totals: sql`select count(*)::int as total, coalesce(sum(f.file_size), 0)::bigint as bytes ${from}`,
  };
}
