/** Sign-in by login id and password (3-decisions 2 and 3; platform/user of the domain pages for LOCK). */
import { sql } from 'kysely';
import { seoulDay } from '../../../core/dates.ts';
import { refuse } from '../../../core/problem.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { evenRefusal } from '../../../api/evenTime.ts';
import { openTurns } from '../../../api/inTurn.ts';
import { giveBack, limit } from '../../../api/limits.ts';
import { passwordFits } from '../../../api/passwords.ts';
import type { SignIn } from '../../../api/plugins/session.ts';
import { revokeSessions, type Owner, type TokenPair } from '../../../api/sessions.ts';
import { normalLoginId } from '../user/loginId.ts';
import { readProfile, type Profile } from './memberProfile.server.ts';
import { sendNotice } from '../findme/findmeReset.server.ts';
import { wrongLogins } from './wrongLogins.ts';

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
  const [[account]] = await database.read<[Known[]]>(asSystem(nobody), [sql`select * from sign_in(${asked})`]);
  const fits = await passwordFits(attempt.loginPw, account?.loginPw);
  const owner = account ?? nobody;
  if (!account || !fits) {
    await database.write(asSystem(owner), (tx) =>
      countWrong(tx, owner, now(), tokenNow(), attempt.lang === 'ko' ? 'ko' : 'en'),
    );
    return refuse('E_LOGIN');
  }
  await passwordRight();
  if (account.corpSt !== 'ACTIVE') return refuse('E_STOPPED');
  if (account.userSt !== 'ACTIVE') return refuse('E_LOCKED');

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
  update platform_user set fail_cnt = 0, last_login_dtm = ${now}
  where corp_id = ${owner.corpId} and id = ${owner.id} and st_cd = 'ACTIVE' and del_yn = 'N' returning id`;

/** Counts a wrong login in one statement; the fifth locks. A locking is a change of the record like any other. */
async function countWrong(tx: Transaction, owner: Owner, now: Date, tokenNow: Date, lang: 'ko' | 'en'): Promise<void> {
  const count = sql`coalesce(fail_cnt, 0) + 1`;
  const last = sql`${count} >= ${wrongLogins}`;
  const [row] = await tx.query<{ st: string; email: string | null; phone: string | null }>(sql`
    update platform_user set fail_cnt = ${count}, st_cd = case when ${last} then 'LOCK' else st_cd end,
      version = version + case when ${last} then 1 else 0 end, update_dt = case when ${last} then ${now} else update_dt end
    where corp_id = ${owner.corpId} and id = ${owner.id} and st_cd = 'ACTIVE' and del_yn = 'N' returning st_cd as st, email, phone`);
  if (row?.st !== 'LOCK') return;
  const changes = JSON.stringify([{ field: 'stCd', from: 'ACTIVE', to: 'LOCK' }]);
  await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes)
    values (${owner.corpId}, 'platform_user', ${owner.id}, 'lock', 0, ${now}, ${changes}::jsonb)`);
  await tx.query(revokeSessions(owner, 'LOCK', tokenNow));
  // Whoever guesses learns nothing; the owner learns what happened and how to go on.
  await sendNotice(tx, row, 'locked', lang, {});
}
