/** Who acts today for approvers who are absent, and what all of them are told of it (22-groupware). */
import { sql } from 'kysely';
import { translate } from '../../../i18n/server.ts';
import type { ActStep, Ask, Call } from '../../database/behaviour.ts';
import { askIn } from '../../database/save/askIn.ts';
import { noticed, notify } from '../../database/save/notify.ts';
import type { StoredAppr } from './apprForm.server.ts';
import { isActing, nextTurns, type Step } from './steps.rules.ts';

export interface Absence {
  readonly id: number;
  readonly name: string;
  /** `yyyy-MM-dd`: the last day of it. */
  readonly until: string;
  readonly proxy: number;
  readonly proxyName: string;
}

/** Those of them who are absent today. */
export const absencesOf = (
  ask: Ask,
  { corpId, today }: Pick<Call, 'corpId' | 'today'>,
  people: readonly unknown[],
): Promise<Absence[]> =>
  ask<Absence>(sql`
    select u.id::int as id, u.user_nm as name, to_char(u.abs_to_dt, 'YYYY-MM-DD') as until, p.id::int as proxy, p.user_nm as "proxyName"
    from platform_user u join platform_user p on p.corp_id = u.corp_id and p.id = u.proxy_user_id
    where u.corp_id = ${corpId}::bigint and u.id = any (${[...people]}::bigint[])
      and ${today}::date between u.abs_from_dt and u.abs_to_dt order by u.id`);

/** The drafter stands in for nobody: whoever named them decides when they are back. */
export const waitsForReturn = (absences: readonly Absence[], drafter: unknown): readonly Absence[] =>
  absences.filter(({ proxy }) => proxy === drafter);

/** How a person is called whose step it is: who is absent is named with who stands in, never the drafter. */
export function withStandIns(absences: readonly Absence[], drafter: unknown, lang: Call['lang']) {
  const words = new Map(
    absences
      .filter(({ proxy }) => proxy !== drafter)
      .map(({ id, proxyName }) => [id, translate(lang, 'resources.groupware/appr.page.away', { name: proxyName })]),
  );
  return (id: unknown): string => words.get(Number(id)) ?? '';
}

const namesOf = (absences: readonly Absence[]) => absences.map(({ name }) => name).join(', ');

/** What is known of a turn before it is told to each in the words that hold for them. */
interface Turn {
  readonly people: readonly unknown[];
  readonly agrees: boolean;
  readonly facts: { readonly by: string | null; readonly no: string | null };
}

/** Tells those whose turn it is: whoever is absent by the name of who stands in, and whoever stands in for whom. */
export async function tellTurn(step: ActStep, record: StoredAppr, { people, agrees, facts }: Turn): Promise<void> {
  const tell = (to: readonly unknown[], more: object) =>
    notify(step, { to, kind: 'turn', record, view: 'todo', facts: { ...facts, ...more } });
  const absences = await absencesOf(askIn(step), step, people);
  const stuck = waitsForReturn(absences, record.draftUserId);
  const stoodFor = absences.filter((absence) => !stuck.includes(absence));
  const present = people.filter((id) => !stoodFor.some((absence) => absence.id === id));
  // Those who agree have their turn together, an approver has it alone.
  await tell(present, agrees ? { to: 'AGREE' } : {});
  for (const { id, proxyName } of stoodFor)
    await tell([id], { to: agrees ? 'AGREE_AWAY' : 'AWAY', standIn: proxyName });
  // Whoever has the turn anyway is told of that alone.
  const proxies = new Set(stoodFor.map(({ proxy }) => proxy).filter((proxy) => !people.includes(proxy)));
  for (const proxy of proxies) {
    const names = namesOf(stoodFor.filter((absence) => absence.proxy === proxy));
    // Behind the drafter it says for whom.
    const by = [facts.by, names].filter(Boolean).join(' → ');
    await tell([proxy], { to: agrees ? 'AGREE_PROXY' : 'PROXY', by, standsFor: names });
  }
  const [until] = stuck
    .map((absence) => absence.until)
    .toSorted()
    .slice(-1);
  if (until !== undefined)
    await notify(step, {
      ...{ to: [record.draftUserId], kind: 'state', record, view: 'progress' },
      facts: { no: facts.no, to: 'STUCK', by: namesOf(stuck), until },
    });
}

/** Tells whoever was stood in for what was done in their name, and by whom. */
export async function tellAbsent(step: ActStep, record: StoredAppr, own: Step, rows: readonly Step[]): Promise<void> {
  const [by] = await step.tx.query<{ name: string }>(sql`
    select user_nm as name from platform_user where corp_id = ${step.corpId}::bigint and id = ${step.userId}::bigint`);
  const did = own.actCd === 'PROXY' ? (own.stepTpCd === 'AGREE' ? 'AGREE' : 'OK') : own.actCd;
  const goesOn = nextTurns(rows).length > 0 || rows.some((row) => isActing(row) && row.actCd === 'TURN');
  const view = own.actCd === 'REJ' ? 'reject' : own.actCd === 'PROXY' && goesOn ? 'progress' : 'done';
  await notify(step, {
    ...{ to: [own.userId], kind: 'state', record, view },
    facts: {
      no: record.apprNo ?? null,
      to: `STOOD_${String(did)}`,
      standIn: by?.name ?? null,
      ...(own.opinion ? { opinion: own.opinion } : {}),
    },
  });
}

/** Turns that are over wait for nobody: neither for whose they were nor for who might stand in, unless another is still theirs. */
export async function turnsOver(step: ActStep, record: StoredAppr, over: readonly Step[], rows?: readonly Step[]) {
  const ids = over.map(({ userId }) => userId);
  const proxies = await step.tx.query<{ id: number }>(sql`
    select distinct proxy_user_id::int as id from platform_user
    where corp_id = ${step.corpId}::bigint and id = any (${ids}::bigint[]) and proxy_user_id is not null`);
  const still = new Set((rows ?? []).filter((row) => row.actCd === 'TURN').map(({ userId }) => userId));
  const open = await absencesOf(askIn(step), step, [...still]);
  for (const { proxy } of open) still.add(proxy);
  const people = [...ids, ...proxies.map(({ id }) => id), step.userId].filter((id) => !still.has(id));
  await noticed(step, 'turn', record.id, people);
}
