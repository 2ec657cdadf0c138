/** Files follow the save of their record: uploads are taken, others copied, dropped ones marked (1-foundations 3.3, 4.2). */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { refuse, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { declaredFiles } from '../../fields/files/declared.ts';
import { inlineTables } from '../../fields/files/inline.ts';
import { extensionsOf } from '../../fields/files/kinds.ts';
import { mostOfRecord } from '../../fields/files/limits.ts';
import type { SentFile, SentFiles } from '../../fields/files/sent.ts';
import type { Call } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import { visible } from '../query/search.ts';
import { viewRows } from '../query/view.ts';
import { newStoredName } from './names.ts';
import type { FileRow } from './fileRow.ts';
import { fileColumns, openFiles } from './query.ts';
import { thumbName } from './store.ts';

interface Found extends FileRow {
  readonly saveFileNm: string;
}
interface Bound {
  readonly sent: SentFile;
  readonly row: Found;
  readonly refTypeCd: string;
}
export interface FilePlan {
  readonly problems: readonly Problem[];
  /** Files of the record as they will be, for rules that demand one. */
  readonly list: readonly FileRow[];
  /** Writes it, once the record and its rows have their ids. */
  apply(owner: number, refId: number, record: Values): Promise<void>;
}
interface Binding {
  readonly resource: Resource;
  readonly call: Call;
  readonly view?: string;
}

const listOf = (record: Values | null): readonly FileRow[] =>
  (record?.['respFileList'] as readonly FileRow[] | undefined) ?? [];
const problem = (text: string, args: readonly (string | number)[] = []): Problem => ({
  code: 'E_FILE',
  field: 'respFileList',
  text,
  args,
});

/** Holds the uploads until the transaction ends: of two saves that name the same one, the second is refused. */
export async function planFiles(
  tx: Transaction,
  binding: Binding,
  sent: SentFiles,
  stored: Values | null,
  deletedRows: Readonly<Record<string, readonly number[]>>,
): Promise<FilePlan> {
  const current = listOf(stored);
  const problems: Problem[] = [];
  const taken = typed(binding, sent.take, await uploads(tx, binding, sent.take), problems);
  const copied = typed(binding, sent.copy, await originals(tx, binding, sent.copy), problems);
  const dropped = new Set([...sent.drop, ...ofDeletedRows(binding.resource, current, deletedRows)]);
  if (!sent.drop.every((id) => current.some(({ fileDetailId }) => fileDetailId === id)))
    problems.push(problem('fileGone'));
  const staying = current.filter(({ fileDetailId }) => !dropped.has(fileDetailId));
  const added = [...copied, ...taken].map(({ row, refTypeCd, sent: { refDetailId = null, puid } }) => ({
    ...{ ...row, refTypeCd, refDetailId },
    ...(puid !== undefined && { puid }),
  }));
  const list = [...staying, ...added];
  if (list.length > mostOfRecord) problems.push(problem('tooManyFiles', [mostOfRecord]));
  return {
    problems,
    list,
    async apply(owner, refId, record) {
      const place = { owner, refId, shared: binding.resource.scope !== 'OWN' };
      let seqNum = Math.max(0, ...current.map((file) => file.seqNum));
      const rowId = rowFinder(binding.resource, record);
      for (const file of taken) await take(tx, file, { ...place, detail: rowId(file), seqNum: ++seqNum });
      for (const file of copied)
        await copy(tx, binding.call, file, { ...place, detail: rowId(file), seqNum: ++seqNum }, sent.copyBytes);
      if (dropped.size)
        await markDeleted(
          tx,
          binding.call,
          sql`f.id = any (${[...dropped]}::bigint[]) and f.ref_id = ${refId}::bigint and f.ref_corp_id = ${owner}::bigint`,
        );
    },
  };
}

/** A row that goes takes its files along. */
function ofDeletedRows(
  resource: Resource,
  current: readonly FileRow[],
  deleted: Readonly<Record<string, readonly number[]>>,
): number[] {
  const gone = ({ refTableNm, refDetailId }: FileRow) => {
    const grid = declaredFiles(resource).get(refTableNm)?.grid;
    return grid !== undefined && refDetailId !== null && (deleted[grid] ?? []).includes(refDetailId);
  };
  return current.filter(gone).map(({ fileDetailId }) => fileDetailId);
}

/** What the person uploaded and no record has taken. */
async function uploads(tx: Transaction, { resource, call }: Binding, sent: readonly SentFile[]): Promise<Found[]> {
  if (!sent.length) return [];
  return tx.query<Found>(sql`select ${fileColumns}, f.save_file_nm as "saveFileNm" from sys_file f
    where f.corp_id = ${call.corpId}::bigint and f.id = any (${sent.map((file) => file.fileDetailId)}::bigint[])
      and f.create_id = ${call.userId}::bigint and f.ref_id is null and f.file_del_yn = 'N'
      and f.ref_table_nm = any (${[...declaredFiles(resource).keys()]}::text[]) order by f.id for update`);
}

/** Files of records of the same resource that the person may read. */
async function originals(
  tx: Transaction,
  { resource, call, view }: Binding,
  sent: readonly SentFile[],
): Promise<Found[]> {
  if (!sent.length) return [];
  const table = sql.table(tableName(resource.prefix));
  return tx.query<Found>(sql`select ${fileColumns}, f.save_file_nm as "saveFileNm" from sys_file f
    join ${table} t on t.corp_id = f.ref_corp_id and t.id = f.ref_id
    where ${sql.join(
      [
        sql`f.id = any (${sent.map((file) => file.fileDetailId)}::bigint[])`,
        openFiles(resource),
        sql`t.del_yn = 'N'`,
        ...visible(resource, call),
        ...viewRows(resource, view, call),
      ],
      sql` and `,
    )}`);
}

function typed(
  { resource }: Binding,
  sent: readonly SentFile[],
  found: readonly Found[],
  problems: Problem[],
): Bound[] {
  const byId = new Map(found.map((row) => [row.fileDetailId, row]));
  return sent.flatMap((file): Bound[] => {
    const row = byId.get(file.fileDetailId);
    if (!row) {
      problems.push(problem('fileGone'));
      return [];
    }
    const refTypeCd = file.refTypeCd ?? row.refTypeCd;
    const { open, secret } = declaredFiles(resource).get(row.refTableNm)!;
    // Another type than the one it was uploaded under must take its content too.
    const fits = refTypeCd === row.refTypeCd || extensionsOf(refTypeCd).includes(row.fileExt);
    if (![...open, ...secret].includes(refTypeCd) || !fits) {
      problems.push(problem('fileKind', [row.oriFileNm]));
      return [];
    }
    return [{ sent: file, row, refTypeCd }];
  });
}

interface Place {
  readonly owner: number;
  readonly refId: number;
  readonly detail: number | null;
  readonly seqNum: number;
  readonly shared: boolean;
}

async function take(
  tx: Transaction,
  { row, refTypeCd }: Bound,
  { owner, refId, detail, seqNum, shared }: Place,
): Promise<void> {
  await tx.query(sql`update sys_file set ref_corp_id = ${owner}::bigint, ref_id = ${refId}::bigint, ref_detail_id = ${detail}::bigint,
    ref_type_cd = ${refTypeCd}, seq_num = ${seqNum}, shared = ${shared}
    where corp_id = ${row.fileCorpId}::bigint and id = ${row.fileDetailId}::bigint`);
}

async function copy(
  tx: Transaction,
  call: Call,
  { row, refTypeCd }: Bound,
  place: Place,
  bytes: boolean,
): Promise<void> {
  const name = bytes && call.files ? newStoredName(call.now) : row.saveFileNm;
  if (bytes && call.files) {
    await call.files.copy(row.saveFileNm, name);
    if (row.thumbYn === 'Y') await call.files.copy(thumbName(row.saveFileNm), thumbName(name));
  }
  await tx.query(sql`insert into sys_file (corp_id, file_id, ref_table_nm, ref_type_cd, ref_corp_id, ref_id, ref_detail_id, ori_file_nm,
      save_file_nm, file_ext, mime, file_size, sha256, seq_num, thumb, shared, create_dt, create_id)
    select ${call.corpId}::bigint, file_id, ref_table_nm, ${refTypeCd}, ${place.owner}::bigint, ${place.refId}::bigint, ${place.detail}::bigint,
      ori_file_nm, ${name}, file_ext, mime, file_size, sha256, ${place.seqNum}, thumb, ${place.shared}, ${call.now}::timestamptz, ${call.userId}::bigint
    from sys_file where corp_id = ${row.fileCorpId}::bigint and id = ${row.fileDetailId}::bigint`);
}

type Condition = ReturnType<typeof sql>;

/** Files that meet the condition over `f` are gone; their bytes stay for the retention. */
export async function markDeleted(tx: Transaction, call: Call, which: Condition): Promise<void> {
  await tx.query(
    sql`update sys_file f set file_del_yn = 'Y', delete_dt = ${call.now}::timestamptz where f.file_del_yn = 'N' and ${which}`,
  );
}

/** Deleting records marks their files (00-conventions 1.1 "files"). */
export async function dropFiles(
  tx: Transaction,
  resource: Resource,
  call: Call,
  owner: number,
  ids: readonly number[],
): Promise<void> {
  const names = [...declaredFiles(resource).keys(), ...inlineTables(resource)];
  if (!names.length) return;
  await markDeleted(
    tx,
    call,
    sql`f.ref_table_nm = any (${names}::text[]) and f.ref_corp_id = ${owner}::bigint and f.ref_id = any (${[...ids]}::bigint[])`,
  );
}

/** The id of the row that a file belongs to; rows that were new have theirs by now. A file of no row would be seen by nobody. */
const rowFinder =
  (resource: Resource, record: Values) =>
  ({ sent, row }: Bound): number | null => {
    const { grid } = declaredFiles(resource).get(row.refTableNm)!;
    if (grid === undefined) return null;
    const rows = (record[grid] as Values[] | undefined) ?? [];
    const found = rows.find((one) =>
      sent.puid === undefined ? one['id'] === sent.refDetailId : one['uid'] === sent.puid,
    );
    return (
      (found?.['id'] as number | undefined) ??
      refuse('E_FILE', { field: 'respFileList', text: 'fileRow', args: [row.oriFileNm] })
    );
  };
