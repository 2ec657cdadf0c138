/** Changes a person makes to their own account (10-platform, top). */
import { sql } from 'kysely';
import { hashPassword, passwordFits } from '../../../api/passwords.ts';
import { revokeSessions } from '../../../api/sessions.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { demandUncommon } from '../user/commonPassword.server.ts';
import { demandAdmin } from '../user/admins.server.ts';
import { heldProducts } from '../member/memberProfile.server.ts';
import { newPasswordProblems } from '../user/newPassword.ts';
import type { PasswordOwner } from '../user/password.ts';

interface Kept extends PasswordOwner {
  readonly loginPw: string | null;
  readonly stCd: string;
}

/** The own row, held until the transaction ends, so that guesses of a password stand in a queue. */
async function ownRow(tx: Transaction, call: Call): Promise<Kept> {
  const [row] = await tx.query<Kept>(sql`
    select u.login_pw as "loginPw", u.login_id as "loginId", u.st_cd as "stCd", c.corp_nm as "corpNm",
      c.corp_nm_en as "corpNmEn"
    from platform_user u join platform_corp c on c.id = u.corp_id
    where u.corp_id = ${call.corpId} and u.id = ${call.userId} and u.del_yn = 'N' for update of u`);
  return row ?? refuse('E_TOKEN');
}

const audit = (call: Call, act: string, changes: readonly unknown[]): Statement => sql`
  insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes)
  values (${call.corpId}, 'platform_user', ${call.userId}, ${act}, ${call.userId}, ${call.now}, ${JSON.stringify(changes)}::jsonb)`;

const change = (call: Call, set: Statement): Statement => sql`
  update platform_user set ${set}, version = version + 1, update_dt = ${call.now}, update_id = ${call.userId}
  where corp_id = ${call.corpId} and id = ${call.userId}`;

export interface PasswordChange {
  readonly oldPw: string;
  readonly newPw: string;
  readonly newPwConfirm: string;
}

/** Every session but `sid` ends. */
export async function changePassword(tx: Transaction, call: Call, body: PasswordChange, sid: string, tokenNow: Date) {
  const person = await ownRow(tx, call);
  if (!(await passwordFits(body.oldPw, person.loginPw)))
    refuse('E_PATTERN', { field: 'oldPw', text: 'currentPassword' });
  const problems = newPasswordProblems(body.newPw, body.newPwConfirm, person);
  if (problems.length) throw new ProblemError(problems);
  demandUncommon(body.newPw, 'newPw');
  if (await passwordFits(body.newPw, person.loginPw)) refuse('E_PATTERN', { field: 'newPw', text: 'passwordSame' });
  await tx.query(change(call, sql`login_pw = ${await hashPassword(body.newPw)}, pw_chg_dtm = ${call.now}`));
  await tx.query(audit(call, 'changePw', []));
  await tx.query(revokeSessions({ id: call.userId, corpId: call.corpId }, 'PASSWORD', tokenNow, sid));
}

/** The account leaves with all its sessions. Of a company that uses a product one administrator stays. */
export async function withdraw(tx: Transaction, call: Call, loginPw: string, reason: string | null, tokenNow: Date) {
  const person = await ownRow(tx, call);
  if (!(await passwordFits(loginPw, person.loginPw)))
    refuse('E_PATTERN', { field: 'loginPw', text: 'currentPassword' });
  const held = await tx.query(heldProducts(call.corpId, call.today));
  if (held.length || call.operator) await demandAdmin(tx, call.userId);
  await tx.query(change(call, sql`st_cd = 'WD'`));
  const stated = reason ? [{ field: 'reason', from: null, to: reason }] : [];
  await tx.query(audit(call, 'withdraw', [{ field: 'stCd', from: person.stCd, to: 'WD' }, ...stated]));
  await tx.query(revokeSessions({ id: call.userId, corpId: call.corpId }, 'WD', tokenNow));
}
