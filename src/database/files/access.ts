/** Files a person may read: own uploads that no record has taken, and those of records they may read (3-decisions 3). */
import { sql } from 'kysely';
import { bestLevel, type Level } from '../../core/authority.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import type { Behaviours, Call } from '../behaviour.ts';
import type { Database, Statement } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import { visible } from '../query/search.ts';
import { viewRows } from '../query/view.ts';
import type { FileRow } from './fileRow.ts';
import { fileColumns, fileTables, hasFiles, readableFilesOf } from './query.ts';

export interface StoredFile extends FileRow {
  readonly saveFileNm: string;
  readonly sha256: string;
}
type Levels = Readonly<Record<string, Level>>;

const rows = sql`select ${fileColumns}, f.save_file_nm as "saveFileNm", encode(f.sha256, 'hex') as sha256 from sys_file f`;

/** The files of the ids that this person may read, in the order of the ids. What they may not is not answered. */
export async function readableFiles(
  database: Database,
  all: readonly Resource[],
  ids: readonly number[],
  call: Call,
  levels: Levels,
): Promise<StoredFile[]> {
  const wanted = sql`f.id = any (${[...ids]}::bigint[]) and f.file_del_yn = 'N'`;
  const ownUploads = sql`${rows} where ${wanted} and f.ref_id is null and f.corp_id = ${call.corpId}::bigint and f.create_id = ${call.userId}::bigint`;
  const named = sql`select distinct f.ref_table_nm as name from sys_file f where ${wanted} and f.ref_id is not null`;
  const [taken, names] = await database.read<[StoredFile[], { name: string }[]]>(call, [ownUploads, named]);
  // A file knows its table, so only the resource of that table is asked.
  const wantedTables = new Set(names.map(({ name }) => name));
  const bound = all
    .filter((resource) => fileTables(resource).some((name) => wantedTables.has(name)))
    .flatMap((resource) => {
      const seen = seenRecords(resource, call, levels);
      return seen ? [sql`${rows} where ${wanted} and ${readableFilesOf(resource)} and exists (${seen})`] : [];
    });
  const ofRecords = bound.length ? await database.read<StoredFile[][]>(call, bound) : [];
  const found = [...taken, ...ofRecords.flat()];
  const byId = new Map(found.map((file) => [file.fileDetailId, file]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The record of file `f`, seen through one of the menus that the person may read; undefined when there is none. */
function seenRecords(resource: Resource, call: Call, levels: Levels): Statement | undefined {
  const menus = resource.menus.filter((menu) => (call.operator || !menu.operator) && bestLevel([menu], levels) >= 1);
  if (!menus.length) return undefined;
  const views = menus.map(
    (menu) => sql`(${sql.join([sql`true`, ...viewRows(resource, menu.view, call)], sql` and `)})`,
  );
  return sql`select 1 from ${sql.table(tableName(resource.prefix))} t
    where t.corp_id = f.ref_corp_id and t.id = f.ref_id and t.del_yn = 'N'
      and ${sql.join([sql`true`, ...visible(resource, call)], sql` and `)} and (${sql.join(views, sql` or `)})`;
}

/** The file when visitors may read its record on this day (`open` of the behaviour). */
export async function publicFile(
  database: Database,
  all: readonly Resource[],
  behaviours: Behaviours,
  id: number,
  today: string,
): Promise<StoredFile | undefined> {
  const each = all.flatMap((resource) => {
    const open = hasFiles(resource) ? behaviours[resource.prefix]?.open : undefined;
    return open
      ? [
          sql`${rows} where f.id = ${id}::bigint and ${readableFilesOf(resource)} and exists (
            select 1 from ${sql.table(tableName(resource.prefix))} t
            where t.corp_id = f.ref_corp_id and t.id = f.ref_id and t.del_yn = 'N' and ${open(today)})`,
        ]
      : [];
  });
  const found = await database.read<StoredFile[][]>({ corpId: systemCorpId, userId: 0 }, each);
  return found.flat()[0];
}
