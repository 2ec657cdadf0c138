/** Rows of the file table as the wire shows them. */
import { sql } from 'kysely';
import type { Resource } from '../../core/resource.ts';
import { declaredFiles } from '../../fields/files/declared.ts';
import { inlineKind, inlineTables } from '../../fields/files/inline.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import { visible } from '../query/search.ts';

/** Columns of `sys_file f` under their wire names. */
export const fileColumns = sql`f.id as "fileDetailId", f.file_id as "fileId", f.corp_id as "fileCorpId",
  f.ref_table_nm as "refTableNm", f.ref_type_cd as "refTypeCd", f.ref_id as "refId", f.ref_detail_id as "refDetailId",
  f.ori_file_nm as "oriFileNm", f.file_ext as "fileExt", f.file_size as "fileSize", f.mime,
  case when f.thumb then 'Y' else 'N' end as "thumbYn", f.seq_num as "seqNum", f.file_del_yn as "fileDelYn",
  '/api/file/app/' || f.id as "vrFilePath",
  to_char(f.create_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as "createDt", f.create_id as "createId"`;

/** Live files of table names, without the secret types. Rows have alias `f`. */
export function openFiles(resource: Resource): Statement {
  const each = [...declaredFiles(resource)].map(
    ([table, { open }]) => sql`(f.ref_table_nm = ${table} and f.ref_type_cd = any (${[...open]}::text[]))`,
  );
  return each.length ? sql`f.file_del_yn = 'N' and (${sql.join(each, sql` or `)})` : sql`false`;
}

/** The same with the pictures that stand inside rich text. */
export const readableFilesOf = (resource: Resource): Statement =>
  sql`(${openFiles(resource)} or (f.file_del_yn = 'N' and f.ref_type_cd = ${inlineKind} and f.ref_table_nm = any (${[...inlineTables(resource)]}::text[])))`;
/** Names under which files of the resource, its rows and its rich text are kept (`ref_table_nm`). */
export const fileTables = (resource: Resource): readonly string[] => [
  ...declaredFiles(resource).keys(),
  ...inlineTables(resource),
];
export const hasFiles = (resource: Resource): boolean => fileTables(resource).length > 0;

/** `content`: the files of one record as JSON text. */
export const recordFiles = (resource: Resource, id: number, call: Call): Statement => sql`
  select coalesce(json_agg(x), '[]')::text as content from (
    select ${fileColumns} from sys_file f
    where ${openFiles(resource)} and f.ref_id = ${id}::bigint and f.ref_corp_id = (
      select t.corp_id from ${sql.table(tableName(resource.prefix))} t
      where ${sql.join([sql`t.id = ${id}::bigint`, sql`t.del_yn = 'N'`, ...visible(resource, call)], sql` and `)}
      order by t.corp_id = ${call.corpId}::bigint desc limit 1)
    order by f.seq_num, f.id) x`;
