/** `POST /api/file/app/uploadFiles`: files come in first, bound to nothing; the save of their record takes them. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { filesOfTable } from '../../fields/files/declared.ts';
import { withExtension } from '../../fields/files/fileName.ts';
import { inlineKind, inlineTables } from '../../fields/files/inline.ts';
import { isImage } from '../../fields/files/kinds.ts';
import { mostLoose } from '../../fields/files/limits.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Database, Transaction } from '../../database/executor.ts';
import { uploadLevel } from '../../record/takenFiles.ts';
import { newStoredName } from '../../database/files/names.ts';
import type { FileRow } from '../../database/files/fileRow.ts';
import { fileColumns } from '../../database/files/query.ts';
import { thumbName, type FileStore } from '../../database/files/store.ts';
import type { Slots } from '../slots.ts';
import { demandAny } from '../plugins/authority.ts';
import { inspect } from './inspect.ts';
import type { Received, Upload } from './receive.ts';
import { redrawn } from './picture.ts';
import { thumbnail } from './thumbnail.ts';

export interface UploadParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly store: FileStore;
  /** Unpacking and drawing take memory and processor, so few run at once. */
  readonly slots: Slots;
}
/** Where files are to belong; from the path or from `fileInfo`. */
interface Target {
  readonly refTableNm: string;
  readonly refTypeCd: string;
  readonly uid?: string;
}
interface Judged {
  readonly received: Received;
  readonly target: Target;
  readonly stored: string;
  readonly name: string;
  readonly extension: string;
  readonly mime: string;
  readonly thumb: boolean;
}
export type Uploaded = FileRow & { readonly uid?: string };

/** Judges, stores and books the files of one call; all or none. */
export async function takeUpload(
  parts: UploadParts,
  request: FastifyRequest,
  call: Call,
  upload: Upload,
  path?: Target,
): Promise<Uploaded[]> {
  const targets = targetsOf(upload, path);
  for (const target of targets) await demandTarget(parts.resources, request, target);
  await demandRoom(
    parts.database,
    call,
    upload.files.reduce((sum, { size }) => sum + size, 0),
  );
  const judged: Judged[] = [];
  try {
    for (const [i, received] of upload.files.entries()) {
      const work = parts.slots.take(() => keep(parts.store, call, received, targets[i]!));
      judged.push(await (work ?? refuse('E_UNAVAILABLE')));
    }
    return await parts.database.write(call, (tx) => Promise.all(judged.map((file) => book(tx, call, file))));
  } catch (error) {
    await Promise.all(
      judged.flatMap(({ stored }) => [stored, thumbName(stored)]).map((name) => parts.store.remove(name)),
    );
    throw error;
  }
}

function targetsOf({ files, info }: Upload, path: Target | undefined): Target[] {
  const list = Array.isArray(info) ? (info as unknown[]) : files.map(() => info);
  return files.map((_, i) => {
    const declared = (list[i] ?? {}) as Record<string, unknown>;
    const uid =
      typeof declared.uid === 'string' || typeof declared.uid === 'number'
        ? { uid: String(declared.uid).slice(0, 100) }
        : {};
    if (path) return { ...path, ...uid };
    const { refTableNm, refTypeCd } = declared;
    if (typeof refTableNm !== 'string' || typeof refTypeCd !== 'string')
      return refuse('E_FILE', { text: 'fileTarget' });
    return { refTableNm, refTypeCd, ...uid };
  });
}

/** The table must take files of the type, and the person must be allowed to write its records, or to take the step that brings it. */
async function demandTarget(
  resources: readonly Resource[],
  request: FastifyRequest,
  { refTableNm, refTypeCd }: Target,
): Promise<void> {
  const found = filesOfTable(resources, refTableNm);
  const types = found ? [...found.declared.open, ...found.declared.secret] : [];
  const resource =
    refTypeCd === inlineKind
      ? resources.find((one) => inlineTables(one).includes(refTableNm))
      : types.includes(refTypeCd) && found?.resource;
  if (!resource) return refuse('E_FILE', { text: 'fileTarget' });
  await demandAny(resource, uploadLevel(resource, refTableNm, refTypeCd))(request);
}

/** A person's uploads that no record has taken are limited, so that nobody fills the disk. */
async function demandRoom(database: Database, call: Call, coming: number): Promise<void> {
  const [rows] = await database.read(call, [
    sql`select coalesce(sum(file_size), 0)::bigint as size from sys_file
      where corp_id = ${call.corpId}::bigint and create_id = ${call.userId}::bigint and ref_id is null`,
  ]);
  if (Number(rows![0]!['size']) + coming > mostLoose) refuse('E_RATE', { text: 'fileLoose' });
}

async function keep(store: FileStore, call: Call, received: Received, target: Target): Promise<Judged> {
  const found = await inspect(received.path, received.name, received.size, target.refTypeCd);
  if (target.refTypeCd === inlineKind) return keepPicture(store, call, received, target, found.name);
  const small = isImage(found.mime) ? await thumbnail(received.path, found.name, found.mime) : undefined;
  const stored = newStoredName(call.now);
  try {
    if (small) await store.put(thumbName(stored), small);
    await store.put(stored, { path: received.path });
  } catch (error) {
    await store.remove(thumbName(stored));
    throw error;
  }
  return { received, target, stored, ...found, thumb: small !== undefined };
}

/** A picture of rich text is stored as it is drawn anew. */
async function keepPicture(
  store: FileStore,
  call: Call,
  received: Received,
  target: Target,
  name: string,
): Promise<Judged> {
  const bytes = await redrawn(received.path, name);
  const stored = newStoredName(call.now);
  await store.put(stored, bytes);
  const measured = { ...received, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
  return {
    received: measured,
    target,
    stored,
    name: withExtension(name, 'webp'),
    extension: 'webp',
    mime: 'image/webp',
    thumb: false,
  };
}

async function book(tx: Transaction, call: Call, judged: Judged): Promise<Uploaded> {
  const { received, target, stored, name, extension, mime, thumb } = judged;
  const [row] = await tx.query<FileRow>(sql`
    insert into sys_file as f (corp_id, id, file_id, ref_table_nm, ref_type_cd, ori_file_nm, save_file_nm, file_ext, mime, file_size, sha256, thumb,
      create_dt, create_id)
    select ${call.corpId}::bigint, n, n, ${target.refTableNm}, ${target.refTypeCd}, ${name}, ${stored}, ${extension}, ${mime},
      ${received.size}::bigint, ${received.sha256}::bytea, ${thumb}, ${call.now}::timestamptz, ${call.userId}::bigint
    from nextval(pg_get_serial_sequence('sys_file', 'id')) n
    returning ${fileColumns}`);
  return { ...row!, ...(target.uid === undefined ? {} : { uid: target.uid }) };
}
