/** Writes a question down as a post of the Q&A board; the address for its answer stands apart, where no call reads it. */
import { sql } from 'kysely';
import { translate, type ServerLanguage } from '../../../../../i18n/server.ts';
import { enqueue } from '../../../../api/outbox/enqueue.ts';
import type { SignIn } from '../../../../api/plugins/session.ts';
import { seoulDay } from '../../../../core/dates.ts';
import { systemCorpId } from '../../../../core/resource.ts';
import type { Call } from '../../../../database/behaviour.ts';
import type { Transaction } from '../../../../database/executor.ts';
import { notify } from '../../../../database/save/notify.ts';
import { othersOf } from '../../../../database/save/others.ts';
import { saveIn } from '../../../../database/save/save.ts';
import { isEmail } from '../../../../fields/formatted/contactShape.ts';
import { writersOf } from '../../administers.server.ts';
import { clean } from '../../cleanText.ts';
import { board } from '../../system/board.ts';
import { boardBehaviour } from '../../system/board.server.ts';
import { user } from '../../user/user.ts';
import type { Question } from './ask.rules.ts';
import { paragraphs } from './paragraphs.ts';

const lines = (text: string): string => text.replaceAll('\r\n', '\n').split('\n').map(clean).join('\n').trim();

/** What was typed, without what no text holds. */
export const tidy = ({ writerNm, email, title, text, isAgree }: Question): Question => ({
  writerNm: clean(writerNm).trim(),
  email: clean(email).trim(),
  title: clean(title).trim(),
  text: lines(text),
  isAgree,
});

/** Answers the id of the post. `shown`: at once; otherwise when the operator has looked at it. */
export function writeQuestion(
  server: SignIn,
  { writerNm, email, title, text }: Question,
  { shown, lang }: { readonly shown: boolean; readonly lang: ServerLanguage },
): Promise<number> {
  const now = server.now();
  const call: Call = {
    ...{ corpId: systemCorpId, userId: 0, operator: true, lang },
    ...{ now, today: seoulDay(now), production: server.production },
  };
  return server.database.write(call, async (tx) => {
    const post = { boardCd: 'platform_qna', writerNm, title, boardDesc: paragraphs(text), askStCd: 'WAIT' };
    const { id } = await saveIn(
      tx,
      { database: server.database, resource: board, all: [board, user], behaviour: boardBehaviour, othersOf, call },
      { header: { ...post, useYn: shown ? 'Y' : 'N' }, grids: {}, problems: [] },
    );
    await tx.query(sql`insert into sys_board_asker (board_id, email, lang, asked_dtm)
      values (${id as number}::bigint, ${email}, ${lang}, ${now}::timestamptz)`);
    await tellOperator(tx, title, shown);
    await notify(
      { ...call, tx, resource: board },
      { to: await writersOf(tx, ['P95']), kind: 'asked', record: { id, title } },
    );
    return id as number;
  });
}

async function tellOperator(tx: Transaction, title: string, shown: boolean): Promise<void> {
  const [operator] = await tx.query<{ email: string }>(sql`select email from platform_corp where id = ${systemCorpId}`);
  if (!operator || !isEmail(operator.email)) return;
  const text = (part: string) => translate('ko', `outgoing.asked.${part}`, { title });
  await enqueue(tx, {
    kind: 'MAIL',
    to: operator.email,
    subject: text('subject'),
    text: text(shown ? 'mail' : 'held'),
  });
}
