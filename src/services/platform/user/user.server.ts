/** Users on the server: login id, password, type, and the actions of an administrator (10-platform). */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../../../api/passwords.ts';
import { revokeSessions } from '../../../api/sessions.ts';
import { seoulTime } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Action, Behaviour, SaveStep } from '../../../database/behaviour.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { tellWaiting, waitingOf } from '../../groupware/waiting.server.ts';
import { demandAdmin, givesAdmin } from './admins.server.ts';
import { changedContacts, tellContactChange, type Contacts } from '../contact/contactNotice.server.ts';
import { sendNotice } from '../findme/findmeReset.server.ts';
import { growthOf } from '../subsc/company.ts';
import { runningOf } from '../subsc/running.server.ts';
import { peopleOf } from '../usage/people.server.ts';
import { isCommonPassword } from './commonPassword.server.ts';
import { normalLoginId } from './loginId.ts';
import { passwordProblem } from './password.ts';
import { resetWay } from './resetWay.server.ts';
import { notSelf } from './user.rules.ts';
import type { userFields } from './user.fields.ts';
import type { user } from './user.ts';
import { absenceChoices } from './absence.server.ts';

const adminTypes: Readonly<Record<string, string>> = { BOND: 'CT_BOND', BWH: 'CT_BWH', SR: 'CT_SR' };

interface Surroundings {
  readonly corpNm: string;
  readonly corpNmEn: string | null;
  readonly corpTpCd: string;
  readonly admin: boolean;
}

/** The person's company, and whether the chosen authority group makes an administrator. */
async function surroundings({ tx, corpId }: SaveStep, authId: unknown): Promise<Surroundings> {
  const group = sql`select a.corp_id from platform_auth a where a.id = ${authId ?? null}::bigint`;
  const [row] = await tx.query<Surroundings>(sql`
    select c.corp_nm as "corpNm", c.corp_nm_en as "corpNmEn", c.corp_tp_cd as "corpTpCd",
      ${givesAdmin(sql`(${group})`, sql`${authId ?? null}::bigint`)} as admin
    from platform_corp c where c.id = ${corpId}::bigint`);
  return row ?? refuse('E_NOTFOUND');
}

/** Twelve characters of which each kind that the join rule wants stands at least once. */
function oneTimePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
  const kinds = [letters, '23456789', '!@#$%*?', ...Array<string>(9).fill(`${letters}23456789`)];
  const drawn = kinds.map((kind) => kind[randomInt(kind.length)]!);
  for (let i = drawn.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
  }
  return drawn.join('');
}

const endSessions = ({ tx, corpId }: SaveStep, id: unknown, why: string) =>
  tx.query(revokeSessions({ id: id as number, corpId }, why, new Date()));

/** An action that ends a person's access, never the last administrator's. */
const ending = (why: CodeKey<'USER_ST'>): Action => ({
  async run(step, stored) {
    await demandAdmin(step.tx, stored.id as number);
    await endSessions(step, stored.id, why);
  },
});

const resetPw: Action = {
  async run(step, stored) {
    const loginPw = oneTimePassword();
    await endSessions(step, stored.id, 'RESET');
    const to = { email: stored.email as string | null, phone: stored.phone as string | null };
    await sendNotice(step.tx, to, 'oneTimePw', step.lang, { loginPw }, loginPw);
    const changes = { loginPw: await hashPassword(loginPw), pwChgDtm: null, ...openAgain };
    // In production only the person learns it.
    return step.production ? { changes } : { changes, answer: { loginPw } };
  },
};

/** Whoever withdrew is away from today on, and another acts on what waits for them. */
const standIn: Action<typeof user, 'standIn'> = {
  async run({ today }, _stored, { proxyUserId, absToDt }) {
    if (absToDt && absToDt < today) refuse('E_RANGE', { field: 'absToDt', text: 'absToPast' });
    return { changes: { absFromDt: today, absToDt, proxyUserId } };
  },
  after: tellWaiting,
};

/** Nothing of former wrong passwords counts any more. */
const openAgain = { failCnt: 0, lockYn: 'N', lockDtm: null } as const;

type User = RecordOf<typeof userFields>;
const contactsOf = ({ phone, email }: User): Contacts => ({ phone: phone ?? null, email: email ?? null });

/** The own ways of recovery want the password and a code, which a save does not ask for (3-decisions 5). */
function ownContactProblems({ userId }: SaveStep, record: User, stored: User): readonly Problem[] {
  if (stored.id !== userId) return [];
  return changedContacts(contactsOf(stored), contactsOf(record)).map((field) => ({
    code: 'E_STATE',
    field,
    text: 'ownContact',
  }));
}

/** Whoever's ways an administrator changed hears of it where they were reached until now, and can take it back. */
async function tellColleague(step: SaveStep, stored: User, record: User): Promise<void> {
  const { tx, corpId, lang, seal: hash, origin } = step;
  if (!hash || origin === undefined) return;
  const person = { id: stored.id as number, corpId, loginId: String(stored.loginId) };
  const change = { ...person, before: contactsOf(stored), after: contactsOf(record) };
  await tellContactChange(tx, change, { hash, lang, origin, now: new Date() });
}

export const userBehaviour: Behaviour<typeof user> = {
  choices: absenceChoices,
  facts: async (call, { id, email = null, phone = null }, ask) => ({
    resetWay: resetWay({ email, phone }, call),
    waiting: await waitingOf(ask, call, id),
  }),
  reads: {
    growth: async ({ corpId, today }, _input, ask) => {
      const whole = { ...(await runningOf(ask, corpId, today)), people: await peopleOf(ask, corpId) };
      return growthOf(whole, today) ?? {};
    },
  },
  async prepare(step, record, stored) {
    if (!stored && typeof record.loginId === 'string') record.loginId = normalLoginId(record.loginId);
    const { admin, corpTpCd } = await surroundings(step, record.authId);
    record.userTypeCd = admin ? (adminTypes[corpTpCd] ?? 'CT_COMP') : 'CT_USER';
  },
  async check(step, record, stored) {
    if (stored) return ownContactProblems(step, record, stored);
    const password = record.loginPw;
    if (typeof password !== 'string') return [];
    const { corpNm, corpNmEn } = await surroundings(step, record.authId);
    const weak =
      passwordProblem(password, { loginId: record.loginId as string | null, corpNm, corpNmEn }) ??
      (isCommonPassword(password) ? 'passwordCommon' : undefined);
    return weak ? [{ code: 'E_PATTERN', field: 'loginPw', text: weak }] : [];
  },
  /** Checked in the clear just now; from here on only the hash is known. */
  async beforeWrite(step, record, stored) {
    const password = record.loginPw;
    if (stored || typeof password !== 'string') return;
    record.loginPw = await hashPassword(password);
    // What a colleague chose for somebody is no password of their own: they are asked for one. Who joins chooses it.
    record.pwChgDtm = step.userId === 0 ? seoulTime(step.now).slice(0, 16) : null;
  },
  async after(step, record, stored) {
    if (!stored) return;
    await demandAdmin(step.tx);
    await tellColleague(step, stored, record);
    await tellWaiting(step, record, stored);
  },
  async checkDelete(step, stored) {
    const self = notSelf(stored, step);
    if (self) refuse('E_STATE', { text: self });
    await demandAdmin(step.tx, stored.id as number);
    await endSessions(step, stored.id, 'DELETE');
    return [];
  },
  actions: {
    lock: ending('LOCK'),
    remove: ending('WD'),
    unlock: { run: async () => ({ changes: openAgain }) },
    openSignIn: { run: async () => ({ changes: openAgain }) },
    resetPw,
    standIn,
  },
};
