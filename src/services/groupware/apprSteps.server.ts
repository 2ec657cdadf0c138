/** Steps of an approval document on the server: whose turn, what each did, what it means for the source (22-groupware). */
import { sql } from 'kysely';
import { seoulTime } from '../../core/dates.ts';
import type { Values } from '../../core/field.ts';
import type { StoredOf, StoredRowOf } from '../../core/record.ts';
import { refuse } from '../../core/problem.ts';
import type { ActStep } from '../../database/behaviour.ts';
import type { appr } from './appr.ts';
import { stepsOf } from './appr.rules.ts';
import { isActing, nextTurns } from './steps.rules.ts';
import { tellAbsent, tellTurn, turnsOver } from './standIns.server.ts';

type Appr = StoredOf<typeof appr>;
type Step = StoredRowOf<typeof appr, 'steps'>;

/** What an approval means for the record that asked for it, by `srcTbl`. */
export type Outcome = 'DONE' | 'REJECT' | 'WITHDRAW';
export type Sources = Readonly<Record<string, Source>>;
export interface Source {
  /** E_STATE where it asks for approval with another document by now, or is not as it was when it asked. */
  told(step: ActStep, document: Appr, outcome: Outcome): Promise<void>;
  /** Asks anew as it is now, along the line of an ended document; answers the new one. */
  askAgain(step: ActStep, document: Appr): Promise<Values>;
}

export const minute = ({ now }: Pick<ActStep, 'now'>): string => seoulTime(now).slice(0, 16);

/** Who asks, for those who are asked. */
type Drafted = { readonly by: string | null; readonly no: string | null };
export async function drafted({ tx, corpId }: ActStep, record: Appr): Promise<Drafted> {
  const [person] = await tx.query<{ by: string }>(sql`
    select user_nm as by from platform_user where corp_id = ${corpId}::bigint and id = ${record.draftUserId}::bigint`);
  return { by: person?.by ?? null, no: record.apprNo ?? null };
}

/** What is written into a step. */
type Did = Pick<Step, 'actCd'> & Partial<Pick<Step, 'actDtm' | 'opinion' | 'proxyUserId'>>;

async function write({ tx, corpId }: ActStep, ids: readonly number[], set: Did): Promise<void> {
  const { actCd, actDtm = null, opinion = null, proxyUserId = null } = set;
  await tx.query(sql`
    update groupware_appr_steps set act_cd = ${actCd}, opinion = ${opinion}, proxy_user_id = ${proxyUserId}::bigint,
      act_dtm = (${actDtm}::timestamp at time zone 'Asia/Seoul')
    where corp_id = ${corpId}::bigint and id = any (${[...ids]}::bigint[])`);
}

/** The row in which the person may act now, and for whom they stand in. E_AUTH for everybody else. */
async function turnRow(step: ActStep, stored: Appr): Promise<{ readonly row: Step; readonly proxy: boolean }> {
  const turns = stepsOf(stored).filter((row) => row.actCd === 'TURN');
  const ownTurn = turns.find((row) => row.userId === step.userId);
  const isDrafter = step.userId === stored.draftUserId;
  if (ownTurn && (!isDrafter || stored.selfYn === 'Y')) return { row: ownTurn, proxy: false };
  // Nobody approves what they ask for, whoever may have named them.
  if (isDrafter) refuse('E_AUTH', { text: 'apprDrafterProxy' });
  const [absent] = await step.tx.query<{ id: number }>(sql`
    select id from platform_user where corp_id = ${step.corpId}::bigint and proxy_user_id = ${step.userId}::bigint
      and id = any (${turns.map((row) => row.userId)}::bigint[])
      and ${step.today}::date between abs_from_dt and abs_to_dt order by id limit 1`);
  const row = absent && turns.find((turn) => turn.userId === absent.id);
  return row ? { row, proxy: true } : refuse('E_AUTH', { text: 'notYourTurn' });
}

/** Notes what the person did in their row; answers the rows as they stand then, and the row. */
export async function takeTurn(
  step: ActStep,
  stored: Appr,
  actCd: string,
  opinion: string | null = null,
): Promise<{ rows: Step[]; own: Step }> {
  const { row, proxy } = await turnRow(step, stored);
  const as = proxy && actCd === 'OK' ? 'PROXY' : actCd;
  const set = { actCd: as, actDtm: minute(step), opinion, proxyUserId: proxy ? step.userId : null };
  await write(step, [row.id], set);
  const rows = stepsOf(stored).map((other) => (other === row ? { ...row, ...set } : other));
  await turnsOver(step, stored, [row], rows);
  if (proxy) await tellAbsent(step, stored, { ...row, ...set }, rows);
  return { own: row, rows };
}

/** Gives the turn to whoever is next, and tells them; answers whether anybody is. */
export async function passOn(step: ActStep, record: Appr, rows: readonly Step[]): Promise<boolean> {
  const next = nextTurns(rows);
  if (next.length) {
    const ids = next.map((row) => row.id);
    await write(step, ids, { actCd: 'TURN' });
    const people = next.map((row) => row.userId);
    const agrees = next[0]!.stepTpCd === 'AGREE';
    await tellTurn(step, record, { people, agrees, facts: await drafted(step, record) });
  }
  return next.length > 0 || rows.some((row) => isActing(row) && row.actCd === 'TURN');
}

/** None of these has a turn any more. */
async function close(step: ActStep, record: Appr, rows: readonly Step[], actCd: 'SKIP' | 'WAIT'): Promise<void> {
  if (!rows.length) return;
  await write(
    step,
    rows.map((row) => row.id),
    { actCd },
  );
  await turnsOver(step, record, rows);
}

/** Those who come later need not act any more. */
export function skipRest(step: ActStep, record: Appr, rows: readonly Step[]): Promise<void> {
  const rest = rows.filter((row) => isActing(row) && (row.actCd === 'WAIT' || row.actCd === 'TURN'));
  return close(step, record, rest, 'SKIP');
}

/** Turns that nobody took go back to waiting. */
export function endTurns(step: ActStep, record: Appr, rows: readonly Step[]): Promise<void> {
  const open = rows.filter((row) => row.actCd === 'TURN');
  return close(step, record, open, 'WAIT');
}
