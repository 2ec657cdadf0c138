/** What follows from an answer: the question counts as answered, its asker gets a mail, and the address goes. */
import { sql } from 'kysely';
import { serverLanguage, translate } from '../../../../../i18n/server.ts';
import { enqueue } from '../../../../api/outbox/enqueue.ts';
import type { Transaction } from '../../../../database/executor.ts';
import { plainText } from '../../../../fields/html/plain.ts';
import { askerDays } from './ask.rules.ts';

/** In the transaction that writes the operator's reply; does nothing for what is no question that waits. */
export async function answered(tx: Transaction, boardId: number, answer: string): Promise<void> {
  const [question] = await tx.query<{ title: string; isShown: boolean }>(sql`update platform_system_board
    set ask_st_cd = 'DONE', version = version + 1 where id = ${boardId}::bigint and ask_st_cd = 'WAIT'
    returning title, use_yn = 'Y' as "isShown"`);
  if (question) await tellAsker(tx, boardId, question, answer);
}

/** Nobody is left to tell when the address was forgotten, or the question came with the demo data. */
export async function tellAsker(
  tx: Transaction,
  boardId: number,
  { title, isShown }: { readonly title: string; readonly isShown: boolean },
  answer: string,
): Promise<void> {
  const [asker] = await tx.query<{ email: string; lang: string }>(
    sql`delete from sys_board_asker where board_id = ${boardId}::bigint returning email, lang`,
  );
  if (!asker) return;
  // One that never stood on the board can be read again nowhere else.
  const [post] = await tx.query<{ boardDesc: string | null }>(
    sql`select board_desc as "boardDesc" from platform_system_board where id = ${boardId}::bigint`,
  );
  const told = { title, answer, question: plainText(post?.boardDesc ?? '') };
  const text = (part: string) => translate(serverLanguage(asker.lang), `outgoing.answered.${part}`, told);
  await enqueue(tx, {
    kind: 'MAIL',
    to: asker.email,
    subject: text('subject').slice(0, 200),
    text: text(isShown ? 'mail' : 'mailOnly'),
  });
}

/** Addresses of questions that were never answered, or have been deleted. */
export async function forgetAskers(tx: Transaction, day: string): Promise<number> {
  const gone = await tx.query(sql`delete from sys_board_asker a using platform_system_board b
    where b.id = a.board_id and (b.del_yn = 'Y' or a.asked_dtm < ${day}::date - make_interval(days => ${askerDays})) returning 1`);
  return gone.length;
}
