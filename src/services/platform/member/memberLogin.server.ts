/** Sign-in by login id and password (3-decisions 2, 3 and 5; platform/user of the domain pages for LOCK). */
import { sql } from 'kysely';
import { seoulDay, seoulTime } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { evenRefusal } from '../../../api/evenTime.ts';
import { openTurns } from '../../../api/inTurn.ts';
import { giveBack, limit } from '../../../api/limits.ts';
import { passwordFits } from '../../../api/passwords.ts';
import type { SignIn } from '../../../api/plugins/session.ts';
import type { Owner, TokenPair } from '../../../api/sessions.ts';
import { normalLoginId } from '../user/loginId.ts';
import { readProfile, type Profile } from './memberProfile.server.ts';
import { sendNotice } from '../findme/findmeReset.server.ts';
import { restAfter } from './wrongLogins.ts';

export interface Attempt {
  readonly loginId: string;
  readonly loginPw: string;
  readonly device: string;
  readonly address: string;
  readonly lang: string;
}

/** Refusals take at least this long, so that what happened inside cannot be told from outside. */
const refusalMs = 200;
const nobody: Owner = { id: 0, corpId: 0 };

interface Known extends Owner {
  readonly loginPw: string | null;
  readonly userSt: string;
  readonly corpSt: string;
  /** The sign-in rests until then, in milliseconds. */
  readonly restsUntil: number | null;
}

const turns = openTurns(20);

/**
 * Answers E_LOGIN alike and after the same work for an unknown id and a wrong password. E_LOCKED and E_STOPPED are
 * told only to whoever knows the password. Wrong ones in a row make the id, known or not, wait longer and longer, and
 * use up the address (limitRules). Attempts on one id run one after the other, so that a flood of guesses cannot pass
 * while the first ones are still being counted.
 */
export async function signIn(server: SignIn, attempt: Attempt): Promise<TokenPair & Profile> {
  const loginId = normalLoginId(attempt.loginId);
  const keys = { address: attempt.address, account: loginId };
  const inTurn = async () => {
    await limit(server, 'login', keys);
    return tryOnce(server, { ...attempt, loginId }, () => giveBack(server, 'login', keys));
  };
  return evenRefusal(refusalMs, async () => turns.take(loginId, inTurn) ?? refuse('E_RATE'));
}

async function tryOnce(
  server: SignIn,
  attempt: Attempt,
  passwordRight: () => Promise<void>,
): Promise<TokenPair & Profile> {
  const { database, now, tokenNow } = server;
  // Characters that the database does not store belong to nobody's id.
  const asked = attempt.loginId.replace(/[\0\p{Cs}]/gu, '?');
  const [[account]] = await database.read<[Known[]]>(asSystem(nobody), [
    sql`select *, (extract(epoch from "lockDtm") * 1000)::float8 as "restsUntil" from sign_in(${asked})`,
  ]);
  const fits = await passwordFits(attempt.loginPw, account?.loginPw);
  const owner = account ?? nobody;
  if (!account || !fits) {
    await database.write(asSystem(owner), (tx) => countWrong(tx, owner, now(), attempt.lang === 'ko' ? 'ko' : 'en'));
    return refuse('E_LOGIN');
  }
  await passwordRight();
  if (account.corpSt !== 'ACTIVE') return refuse('E_STOPPED');
  if (account.userSt !== 'ACTIVE') return refuse('E_LOCKED');
  const until = account.restsUntil === null ? undefined : new Date(account.restsUntil);
  if (until && until > now()) return refuse('E_LOCKED', { text: 'signInRests', args: [inMinutes(until)] });

  return database.write({ corpId: owner.corpId, userId: owner.id }, async (tx) => {
    const entered = await tx.query(welcome(owner, now()));
    if (entered.length === 0) return refuse('E_LOCKED');
    const ask = (statements: readonly Statement[]) => Promise.all(statements.map((s) => tx.query(s)));
    const { profile, levels } = await readProfile(ask, owner, seoulDay(now()), attempt.lang);
    const pair = await server.sessions.start(tx, owner, attempt.device, levels, tokenNow());
    return { ...pair, ...profile };
  });
}

const asSystem = (owner: Owner) => ({ corpId: owner.corpId, userId: 0 });

const welcome = (owner: Owner, now: Date): Statement => sql`
  update platform_user set fail_cnt = 0, lock_yn = 'N', lock_dtm = null, last_login_dtm = ${now}
  where corp_id = ${owner.corpId} and id = ${owner.id} and st_cd = 'ACTIVE' and del_yn = 'N' returning id`;

/** Counts a wrong login, unless the sign-in rests already; every fifth makes it rest. Sessions that are open go on. */
async function countWrong(tx: Transaction, owner: Owner, now: Date, lang: 'ko' | 'en'): Promise<void> {
  const [row] = await tx.query<{ wrong: number; email: string | null; phone: string | null }>(sql`
    update platform_user set fail_cnt = coalesce(fail_cnt, 0) + 1
    where corp_id = ${owner.corpId} and id = ${owner.id} and st_cd = 'ACTIVE' and del_yn = 'N' and ${isOpen(now)}
    returning fail_cnt::int as wrong, email, phone`);
  const rest = row && restAfter(row.wrong);
  if (!row || rest === undefined) return;
  const until = new Date(now.getTime() + rest * 60_000);
  await tx.query(sql`update platform_user set lock_yn = 'Y', lock_dtm = ${until}, version = version + 1, update_dt = ${now}
    where corp_id = ${owner.corpId} and id = ${owner.id}`);
  const changes = JSON.stringify([{ field: 'lockDtm', from: null, to: inMinutes(until) }]);
  await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes)
    values (${owner.corpId}, 'platform_user', ${owner.id}, 'lock', 0, ${now}, ${changes}::jsonb)`);
  // Whoever guesses learns nothing; the owner learns what happened and how to go on.
  await sendNotice(tx, row, 'locked', lang, { until: inMinutes(until) });
}

const inMinutes = (moment: Date) => seoulTime(moment).slice(0, 16);
const isOpen = (now: Date) => sql`(lock_dtm is null or lock_dtm <= ${now})`;
