/** Replies as they are stored: text cleaned, pictures drawn anew and bound to the reply (3-decisions 3 "replies", "HTML"). */
import { withAddress, withImages } from '../../../../core/files/images.ts';
import { sql } from 'kysely';
import { redrawnBytes } from '../../../../api/files/picture.ts';
import { openSlots } from '../../../../api/slots.ts';
import { heldUid } from '../../../../core/text/heldPicture.ts';
import { pictureAddress, pictureId } from '../../../../core/text/markup.ts';
import { ProblemError, refuse } from '../../../../core/problem.ts';
import { seoulDay } from '../../../../core/dates.ts';
import { systemCorpId } from '../../../../core/resource.ts';
import type { SignIn } from '../../../../api/plugins/session.ts';
import type { Step } from '../../../../database/behaviour.ts';
import type { Transaction } from '../../../../database/executor.ts';
import { markDeleted } from '../../../../database/files/bind.ts';
import { storeFile } from '../../../../database/files/storeFile.ts';
import { inlineKind, picturesOf } from '../../../../fields/files/inline.ts';
import { plainText } from '../../../../fields/html/plain.ts';
import { sanitise } from '../../../../fields/html/sanitise.server.ts';
import { typeOf } from '../../../../fields/index.ts';
import { gridDivNm, gridFields } from '../../../../record/resource.ts';
import { board } from '../../system/board.ts';
import { boardBehaviour } from '../../system/board.server.ts';
import { answered } from '../ask/answered.server.ts';
import { system } from '../reading.server.ts';
import { insertReply, nextReplyId, replyTable, type Writer } from './insertReply.server.ts';

export interface SentPicture {
  readonly uid: string;
  /** Base64. */
  readonly data: string;
}
export interface StoredReply {
  readonly id: number;
  readonly boardId: number;
  readonly writerNm: string | null;
  readonly pwHash: string | null;
  readonly userId: number | null;
  readonly corpId: number | null;
}

const fields = gridFields(board.fields.mtBoardReply);
const refTableNm = gridDivNm(board, 'mtBoardReply');
/** Drawing takes memory and processor: few at once, and a short line. */
const slots = openSlots(1, 20);

/** Cleaned text of a reply; refuses what the field refuses, and what says nothing. */
export function replyText(html: string): string {
  const parsed = typeOf(fields.replyDesc!).parse(html, fields.replyDesc!);
  if ('problem' in parsed) throw new ProblemError({ code: 'E_PATTERN', field: 'replyDesc', text: 'characters' });
  return sanitise(String(parsed.value ?? '')) || refuse('E_REQUIRED', { field: 'replyDesc' });
}

/** A nickname without control characters; E_PATTERN otherwise. */
export function nickname(text: string): string {
  const parsed = typeOf(fields.writerNm!).parse(text, fields.writerNm!);
  return 'value' in parsed && typeof parsed.value === 'string'
    ? parsed.value
    : refuse('E_PATTERN', { field: 'writerNm', text: 'characters' });
}

/** The pictures that the text really shows, drawn anew; all before any transaction is opened. */
export async function drawn(html: string, sent: readonly SentPicture[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const { uid, data } of sent) {
    if (!html.includes(`"/draft/${uid}"`) || pictures.has(uid)) continue;
    const work = slots.take(() => redrawnBytes(Buffer.from(data, 'base64'), 'image'));
    pictures.set(uid, await (work ?? refuse('E_UNAVAILABLE')));
  }
  return pictures;
}

/** The reply, held; E_NOTFOUND when it is not there or its post is not public. */
export async function lockReply(tx: Transaction, id: number, now: Date): Promise<StoredReply> {
  const [reply] = await tx.query<StoredReply>(sql`
    select r.id, r.parent_id as "boardId", r.writer_nm as "writerNm", r.pw_hash as "pwHash", r.user_id as "userId", r.user_corp_id as "corpId"
    from ${replyTable} r join platform_system_board t on t.id = r.parent_id
    where r.id = ${id}::bigint and t.del_yn = 'N' and ${boardBehaviour.open!(seoulDay(now))} for update of r`);
  return reply ?? refuse('E_NOTFOUND');
}

/** Writes a new reply under a public post; answers its id. */
export function writeReply(
  server: SignIn,
  boardId: number,
  writer: Writer,
  html: string,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<number> {
  const now = server.now();
  return server.database.write({ ...system, now }, async (tx) => {
    const [post] = await tx.query(sql`select 1 from platform_system_board t
      where t.id = ${boardId}::bigint and t.del_yn = 'N' and ${boardBehaviour.open!(seoulDay(now))} for share`);
    if (!post) refuse('E_NOTFOUND');
    const id = await nextReplyId(tx);
    const text = await withStored(server, tx, { id, boardId }, html, pictures);
    await insertReply(tx, { id, boardId }, writer, text, now);
    if ('corpId' in writer && writer.corpId === systemCorpId) await answered(tx, boardId, plainText(text));
    return id;
  });
}

/** The same reply with another text. */
export async function rewriteReply(
  server: SignIn,
  tx: Transaction,
  reply: StoredReply,
  html: string,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const text = await withStored(server, tx, reply, html, pictures);
  await tx.query(
    sql`update ${replyTable} set reply_desc = ${text}, edit_dtm = ${server.now()}::timestamptz where id = ${reply.id}::bigint`,
  );
}

export async function dropReply(server: SignIn, tx: Transaction, reply: StoredReply): Promise<void> {
  await tx.query(sql`delete from ${replyTable} where id = ${reply.id}::bigint`);
  await markDeleted(tx, stepOf(server, tx), ownPictures(reply));
}

const ownPictures = ({ id, boardId }: { readonly id: number; readonly boardId: number }) =>
  sql`f.ref_table_nm = ${refTableNm} and f.ref_type_cd = ${inlineKind} and f.ref_corp_id = ${systemCorpId}::bigint
    and f.ref_id = ${boardId}::bigint and f.ref_detail_id = ${id}::bigint`;

function stepOf(server: SignIn, tx: Transaction): Step {
  const now = server.now();
  const call = {
    ...system,
    operator: false,
    lang: 'ko',
    now,
    today: seoulDay(now),
    production: server.production,
  } as const;
  return { ...call, tx, resource: board, ...(server.files ? { files: server.files } : {}) };
}

/** Stores the pictures and names them in the text. Of others only the reply's own stay; those it shows no more go. */
async function withStored(
  server: SignIn,
  tx: Transaction,
  reply: { readonly id: number; readonly boardId: number },
  html: string,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<string> {
  const step = stepOf(server, tx);
  const pictureRows = await tx.query<{ id: number }>(
    sql`select f.id from sys_file f where ${ownPictures(reply)} and f.file_del_yn = 'N'`,
  );
  const pictureIds = new Set(pictureRows.map(({ id }) => id));
  const stored = new Map<string, number>();
  for (const [uid, bytes] of pictures) {
    const made = {
      refTableNm,
      refTypeCd: inlineKind,
      refId: reply.boardId,
      refDetailId: reply.id,
      name: 'image.webp',
      bytes,
    };
    const { fileDetailId } = await storeFile(step, made);
    stored.set(uid, fileDetailId);
    pictureIds.add(fileDetailId);
  }
  const text = withImages(html, (image) => {
    const id = pictureId(image.address) ?? stored.get(heldUid(image.address) ?? '');
    return id !== undefined && pictureIds.has(id) ? withAddress(image, pictureAddress(id)) : '';
  });
  const shown = picturesOf(text);
  await markDeleted(tx, step, sql`${ownPictures(reply)} and f.id <> all (${shown}::bigint[])`);
  return sanitise(text) || refuse('E_REQUIRED', { field: 'replyDesc' });
}
