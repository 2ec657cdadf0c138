/** Documents that wait already when somebody is named to stand in for a person (22-groupware). */
import { sql } from 'kysely';
import type { AfterStep, Ask, Call } from '../../database/behaviour.ts';
import type { Statement } from '../../database/executor.ts';
import { askIn } from '../../database/save/askIn.ts';
import { notify } from '../../database/save/notify.ts';
import { standsInNow, waitingFor, type Absence, type Waiting } from '../shared/waiting.ts';
import { appr } from './appr.ts';

/** How many documents wait for the person, by who drafted them: whoever stands in for them sees all but their own. */
export const waitingQuery = ({ corpId }: Pick<Call, 'corpId'>, userId: unknown): Statement => sql`
    select a.draft_user_id::int as drafter, count(distinct a.id)::int as count
    from groupware_appr_steps s join groupware_appr a on a.corp_id = s.corp_id and a.id = s.parent_id
    where s.corp_id = ${corpId}::bigint and s.user_id = ${userId}::bigint and s.act_cd = 'TURN'
      and a.st_cd = 'PROG' and a.del_yn = 'N' group by 1 order by 1`;

export const waitingOf = (ask: Ask, call: Pick<Call, 'corpId'>, userId: unknown): Promise<Waiting> =>
  ask<Waiting[number]>(waitingQuery(call, userId));

/** Tells whoever stands in from now on how many documents wait, and leads to them. */
export async function tellWaiting(step: AfterStep, person: Absence, before: Absence | null): Promise<void> {
  if (!standsInNow(person, step.today) || (before && standsInNow(before, step.today, person.proxyUserId))) return;
  const count = waitingFor(await waitingOf(askIn(step), step, person.id), person.proxyUserId);
  if (count === 0) return;
  const [first] = await step.tx.query<{ id: number; title: string }>(sql`
    select a.id::int as id, a.title from groupware_appr_steps s join groupware_appr a on a.corp_id = s.corp_id and a.id = s.parent_id
    where s.corp_id = ${step.corpId}::bigint and s.user_id = ${person.id}::bigint and s.act_cd = 'TURN'
      and a.st_cd = 'PROG' and a.del_yn = 'N' and a.draft_user_id <> ${person.proxyUserId}::bigint
    order by a.draft_dtm, a.id limit 1`);
  await notify(
    { ...step, resource: appr },
    {
      ...{ to: [person.proxyUserId], kind: 'turn', record: { ...first }, view: 'todo' },
      facts: { to: 'STANDS_IN', standIn: String(person.userNm), count },
    },
  );
}
