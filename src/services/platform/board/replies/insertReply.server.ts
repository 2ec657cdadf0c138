import { sql } from 'kysely';
import { systemCorpId } from '../../../../core/resource.ts';
import type { Transaction } from '../../../../database/executor.ts';

/** Who answers for a reply: a member, or whoever knows the password. */
export type Writer =
  | { readonly userId: number; readonly corpId: number; readonly writerNm: string }
  | { readonly writerNm: string; readonly pwHash: string };

export const replyTable = sql.table('platform_system_board_mt_board_reply');

/** The id of the next reply, so that its pictures can name it. */
export async function nextReplyId(tx: Transaction): Promise<number> {
  const [made] = await tx.query<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('platform_system_board_mt_board_reply', 'id')) as id`,
  );
  return made!.id;
}

/** Puts a reply below the others of its post; `text` is clean. */
export async function insertReply(
  tx: Transaction,
  { id, boardId }: { readonly id: number; readonly boardId: number },
  writer: Writer,
  text: string,
  now: Date,
): Promise<void> {
  const who =
    'pwHash' in writer
      ? sql`${writer.pwHash}, null::bigint, null::bigint`
      : sql`null, ${writer.corpId}::bigint, ${writer.userId}::bigint`;
  await tx.query(sql`insert into ${replyTable} (id, corp_id, parent_id, sort_no, writer_nm, reply_desc, reply_dtm, edit_dtm, pw_hash, user_corp_id, user_id)
    select ${id}::bigint, ${systemCorpId}, ${boardId}::bigint, coalesce(max(sort_no), 0) + 1, ${writer.writerNm}, ${text},
      ${now}::timestamptz, ${now}::timestamptz, ${who} from ${replyTable} where parent_id = ${boardId}::bigint`);
}
