/** Posts on the server: who wrote them, and which visitors may read. */
import { sql } from 'kysely';
import type { Behaviour } from '../../../database/behaviour.ts';
import { answerQuestion } from '../board/ask/answer.server.ts';
import { forgetAskers } from '../board/ask/answered.server.ts';
import type { board } from './board.ts';

export const boardBehaviour: Behaviour<typeof board> = {
  actions: { answer: { run: answerQuestion } },
  nightly: ({ tx, operator }, day) => (operator ? forgetAskers(tx, day) : Promise.resolve(0)),
  async prepare({ tx, corpId, userId }, record, stored) {
    if (stored || record.writerNm) return;
    const [writer] = await tx.query<{ userNm: string }>(sql`select user_nm as "userNm" from platform_user
      where corp_id = ${corpId}::bigint and id = ${userId}::bigint`);
    record.writerNm = writer?.userNm ?? null;
  },
  open: (today) => sql`t.use_yn = 'Y' and t.post_from_dt <= ${today}::date
    and (t.post_to_dt is null or t.post_to_dt >= ${today}::date)`,
};
