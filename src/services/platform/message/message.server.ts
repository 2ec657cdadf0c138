/** The operator's part of the journal: again, not at all, seen, and read anew from its texts. */
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Behaviour, Step } from '../../../database/behaviour.ts';
import { become } from '../../../database/messages/asSystem.ts';
import { linesOf, type About } from '../../../database/messages/journal.ts';
import { replay } from '../../../database/messages/replay.ts';
import { writeAnswer } from '../../../database/messages/answerText.ts';
import { ageText } from '../../../database/query/age.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import { forgetTexts } from './forget.server.ts';
import type { message } from './message.ts';

/** Waits so long, and the operator looks at it. */
export const stuckMinutes = 10;

const waits = sql`t.st_cd in ('WAIT', 'EARLY', 'UNKNOWN')`;
const like = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export const messageBehaviour = (resources: readonly Resource[]): Behaviour<typeof message> => ({
  listColumns: {
    waitNm: ({ now, lang }) => sql`case when ${waits} then ${ageText(lang, sql`t.create_dt`, now)} end`,
  },
  listSorts: { waitNm: ({ now }) => sql`case when ${waits} then ${now}::timestamptz - t.create_dt end` },
  nightly: ({ tx, operator }, day) => (operator ? forgetTexts(tx, day) : Promise.resolve(0)),
  conditions: {
    // Numbers as they are read from a screen, from their beginning.
    numbered: (_call, value) =>
      sql`(replace(t.rec_no, '-', '') ilike ${like(value.replaceAll('-', ''))} or t.conv_id = lower(${value}) or t.rcv_msg_no ilike ${like(value)})`,
    rawText: (_call, value) => sql`position(lower(${value}) in lower(t.raw_txt)) > 0`,
    stuck: ({ now }, value) =>
      value === 'Y'
        ? sql`(t.st_cd = 'UNKNOWN' or (t.st_cd in ('WAIT', 'EARLY')
            and t.create_dt < ${now}::timestamptz - make_interval(mins => ${stuckMinutes})))`
        : undefined,
  },
  actions: {
    retry: { run: async (step) => ({ changes: { nextTryDtm: nowText(step.now) } }) },
    cancel: {
      // Whoever sent it hears that it never left, by the way on which answers come.
      async run(step, stored) {
        const said = {
          ...{
            conversation: String(stored.convId),
            id: `cancelled-${String(stored.convId)}`,
            resultCd: 'ERROR',
            at: step.now,
          },
          text: '전송이 취소되었습니다. / Sending was cancelled.',
        };
        await step.tx.query(sql`insert into sys_message_in (corp_id, rcv_cd, raw, due)
          values (${stored.corpId}::bigint, ${stored.rcvCd}, ${writeAnswer(said)}, ${step.now}::timestamptz)`);
        return { changes: { nextTryDtm: null } };
      },
    },
    replay: {
      async run(step, stored) {
        const resource = resources.find(({ prefix }) => prefix === stored.recPrefix);
        if (!resource?.state || stored.recId === null) return { answer: { replayTxt: '-' } };
        const about = { corpId: stored.corpId, prefix: resource.prefix, id: stored.recId };
        const lines = await linesOf(step.tx, about);
        if (lines.some(({ raw }) => raw === '')) refuse('E_STATE', { text: 'rawGone' });
        const { state, verdicts } = replay(resource, lines);
        const now = await stateNow(step, resource, about);
        const counts = (['DONE', 'EARLY', 'LATE', 'UNKNOWN'] as const)
          .map((verdict) => [verdict, verdicts.filter((one) => one === verdict).length] as const)
          .filter(([, count]) => count > 0)
          .map(([verdict, count]) => `${verdict} ${count}`);
        return {
          answer: { replayTxt: [`${state} ${state === now ? '=' : '≠'} ${now ?? '-'}`, ...counts].join(' · ') },
        };
      },
    },
  },
});

/** Moments of fields are told to the minute; the one before is over for sure. */
const nowText = (now: Date): string =>
  new Date(now.getTime() + 9 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');

/** State in which the record stands; its own company alone reads it. */
async function stateNow({ tx }: Step, resource: Resource, { corpId, id }: About): Promise<string | undefined> {
  await become(tx, corpId, 0);
  const state = sql.ref(columnName(resource.state!.field));
  const [row] = await tx.query<{ state: string }>(
    sql`select ${state} as state from ${sql.table(tableName(resource.prefix))} where id = ${id}::bigint`,
  );
  await become(tx, tx.actor.corpId, tx.actor.userId);
  return row?.state;
}
