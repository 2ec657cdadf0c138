/** Files that the server makes itself, stored with the record in the same transaction (a sent quotation keeps its PDF). */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import type { PageModel } from '../../core/page.ts';
import { refuse } from '../../core/problem.ts';
import { declaredFiles } from '../../fields/files/declared.ts';
import { cleanFileName, extensionOf } from '../../fields/files/fileName.ts';
import { inlineKind, inlineTables } from '../../fields/files/inline.ts';
import { mostFileBytes } from '../../fields/files/limits.ts';
import type { Step } from '../behaviour.ts';
import { newStoredName } from './names.ts';
import type { FileRow } from './fileRow.ts';
import { fileColumns } from './query.ts';

export interface MadeFile {
  /** `RS4_QUOT`; of the step's resource or one of its grids. */
  readonly refTableNm: string;
  readonly refTypeCd: string;
  readonly refId: number;
  readonly refDetailId?: number;
  /** Company of the record where it is not the caller's. */
  readonly refCorpId?: number;
  /** As people see it, with its extension. */
  readonly name: string;
  readonly bytes: Buffer;
  /** What it was set from, where it is a paper that is kept. */
  readonly page?: PageModel;
}

/**
 * Stores bytes as a file of a record inside the open transaction and answers its row. The trail of the action names it.
 * Bytes of a transaction that fails are swept later. E_UNAVAILABLE where no file store runs.
 */
export async function storeFile(step: Step, made: MadeFile): Promise<FileRow> {
  const { tx, resource } = step;
  const declared = declaredFiles(resource).get(made.refTableNm);
  const inline = made.refTypeCd === inlineKind && inlineTables(resource).includes(made.refTableNm);
  if (!inline && ![...(declared?.open ?? []), ...(declared?.secret ?? [])].includes(made.refTypeCd))
    throw new Error(`${resource.prefix} declares no files ${made.refTypeCd} of ${made.refTableNm}`);
  if (!step.files) return refuse('E_UNAVAILABLE');
  if (made.bytes.length > mostFileBytes) return refuse('E_FILE_SIZE', { args: [made.name] });
  const name = cleanFileName(made.name);
  const stored = newStoredName(step.now);
  await step.files.put(stored, made.bytes);
  const mime = (await fileTypeFromBuffer(made.bytes))?.mime ?? 'application/octet-stream';
  const owner = made.refCorpId ?? step.corpId;
  const [row] = await tx.query<FileRow>(sql`
    insert into sys_file as f (corp_id, id, file_id, ref_table_nm, ref_type_cd, ref_corp_id, ref_id, ref_detail_id, ori_file_nm, save_file_nm,
      file_ext, mime, file_size, sha256, seq_num, shared, page, create_dt, create_id)
    select ${step.corpId}::bigint, n, n, ${made.refTableNm}, ${made.refTypeCd}, ${owner}::bigint,
      ${made.refId}::bigint, ${made.refDetailId ?? null}::bigint, ${name}, ${stored}, ${extensionOf(name)}, ${mime}, ${made.bytes.length}::bigint,
      ${createHash('sha256').update(made.bytes).digest()}::bytea,
      (select coalesce(max(o.seq_num), 0) + 1 from sys_file o where o.ref_table_nm = ${made.refTableNm}
        and o.ref_corp_id = ${owner}::bigint and o.ref_id = ${made.refId}::bigint),
      ${resource.scope !== 'OWN'}, ${made.page ? JSON.stringify(made.page) : null}::json, ${step.now}::timestamptz, ${step.userId}::bigint
    from nextval(pg_get_serial_sequence('sys_file', 'id')) n
    returning ${fileColumns}`);
  return row!;
}
