/** The new password of a person who showed a ticket. */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { enqueue } from '../../../api/outbox/enqueue.ts';
import { hashPassword } from '../../../api/passwords.ts';
import type { SignIn } from '../../../api/plugins/session.ts';
import { revokeSessions, type Owner } from '../../../api/sessions.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import type { Transaction } from '../../../database/executor.ts';
import { demandUncommon } from '../user/commonPassword.server.ts';
import { newPasswordProblems } from '../user/newPassword.ts';

export interface NewPassword {
  readonly newPw: string;
  readonly newPwConfirm: string;
}

const opened = [{ field: 'lockYn', from: 'Y', to: 'N' }];

/** Ends every session, ends the rest after wrong ones, and tells the owner by message; E_PATTERN when the password is not in order. */
export async function resetPassword(
  tx: Transaction,
  server: SignIn,
  owner: Owner,
  wanted: NewPassword,
  lang: 'ko' | 'en',
) {
  const now = server.now();
  const [person] = await tx.query<Record<'loginId' | 'corpNm' | 'corpNmEn' | 'email' | 'phone', string | null>>(sql`
    select u.login_id as "loginId", c.corp_nm as "corpNm", c.corp_nm_en as "corpNmEn", u.email, u.phone
    from platform_user u join platform_corp c on c.id = u.corp_id
    where u.corp_id = ${owner.corpId} and u.id = ${owner.id} for update of u`);
  if (!person) return refuse('E_CERT', { text: 'ticketOver' });
  const problems = newPasswordProblems(wanted.newPw, wanted.newPwConfirm, person);
  if (problems.length) throw new ProblemError(problems);
  demandUncommon(wanted.newPw, 'newPw');
  // Whoever shows the ticket is the owner: former wrong passwords count no more. What an administrator locked stays locked.
  const changed = await tx.query<{ opened: boolean }>(sql`with was as (
      select corp_id, id, lock_yn = 'Y' as opened from platform_user where corp_id = ${owner.corpId} and id = ${owner.id})
    update platform_user u set login_pw = ${await hashPassword(wanted.newPw)}, pw_chg_dtm = ${now},
      fail_cnt = 0, lock_yn = 'N', lock_dtm = null, version = version + 1, update_dt = ${now}, update_id = ${owner.id}
    from was where u.corp_id = was.corp_id and u.id = was.id returning was.opened`);
  // Nobody is signed in, so the trail names the system.
  await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes)
    values (${owner.corpId}, 'platform_user', ${owner.id}, 'resetPw', 0, ${now}, ${JSON.stringify(changed[0]?.opened ? opened : [])}::jsonb)`);
  await tx.query(revokeSessions(owner, 'PASSWORD', server.tokenNow()));
  await sendNotice(tx, person, 'pwChanged', lang, {});
}

/** Sends a text of `outgoing` by mail, or by SMS to whoever has no address. A `secret` in it is blanked once sent. */
export async function sendNotice(
  tx: Transaction,
  to: { readonly email: string | null; readonly phone: string | null },
  key: 'locked' | 'pwChanged' | 'oneTimePw' | 'joinTwice' | 'corpTwice',
  lang: 'ko' | 'en',
  args: Readonly<Record<string, string>>,
  secret?: string,
): Promise<void> {
  const text = (part: string) => translate(lang, `outgoing.${key}.${part}`, args);
  if (to.email) await enqueue(tx, { kind: 'MAIL', to: to.email, subject: text('subject'), text: text('mail'), secret });
  else if (to.phone) await enqueue(tx, { kind: 'SMS', to: to.phone.replace(/\D/g, ''), text: text('sms'), secret });
}
