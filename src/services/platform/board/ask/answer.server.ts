/** The operator answers a question from the desk: a reply below it, as one written on the portal. */
import { sql } from 'kysely';
import type { Action } from '../../../../database/behaviour.ts';
import { insertReply, nextReplyId } from '../replies/insertReply.server.ts';
import { paragraphs } from './paragraphs.ts';
import { tellAsker } from './answered.server.ts';

export const answerQuestion: NonNullable<Action['run']> = async ({ tx, corpId, userId, now }, stored, input) => {
  const [person] = await tx.query<{ writerNm: string }>(sql`select user_nm as "writerNm" from platform_user
    where corp_id = ${corpId}::bigint and id = ${userId}::bigint`);
  const [boardId, answer] = [stored.id as number, String(input.answerTxt)];
  const reply = { id: await nextReplyId(tx), boardId };
  await insertReply(tx, reply, { corpId, userId, writerNm: person!.writerNm }, paragraphs(answer), now);
  await tellAsker(tx, boardId, { title: String(stored.title), isShown: stored.useYn === 'Y' }, answer);
  return { changes: { askStCd: 'DONE' } };
};
