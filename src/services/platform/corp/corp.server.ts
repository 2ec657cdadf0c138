/** Companies on the server: made, stopped and closed by the operator (10-platform). */
import { sql } from 'kysely';
import { refuse, type Problem } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Action, Behaviour, SaveStep } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { askedMonth, unclosed, unmetered } from '../bill/glance/open.server.ts';
import { givesAdmin } from '../user/admins.server.ts';
import type { corp } from './corp.ts';

/** Work inside the transaction for another company, whose rows the operator's own company does not see. */
export async function asCompany(tx: Transaction, corpId: number, work: () => Promise<unknown>): Promise<void> {
  const be = (id: number) => tx.query(sql`select set_config('app.corp_id', ${String(id)}, true)`);
  await be(corpId);
  await work();
  await be(tx.actor.corpId);
}

/** Nobody of the company stays signed in. */
const ending = (to: CodeKey<'CORP_ST'>): Action => ({
  async run({ tx }, stored) {
    const id = stored.id as number;
    if (id === systemCorpId) refuse('E_STATE', { text: 'systemCorp' });
    await asCompany(tx, id, () =>
      tx.query(sql`update sys_session set revoked_at = now(), revoked_why = ${to}
        where corp_id = ${id}::bigint and revoked_at is null`),
    );
  },
});

/** E_REF for each site that nobody registered, or that is not in use. */
async function unknownSites(
  { tx }: SaveStep,
  sites: readonly { readonly clientId?: string | null }[],
): Promise<Problem[]> {
  if (sites.length === 0) return [];
  const registered = await tx.query<{ clientId: string }>(sql`select c as "clientId" from registered_sites(
    ${sites.map(({ clientId }) => clientId ?? '')}::text[]) c`);
  const names = new Set(registered.map(({ clientId }) => clientId));
  return sites.flatMap(({ clientId }, row) =>
    clientId && !names.has(clientId) ? [{ code: 'E_REF', grid: 'site', row, field: 'clientId' }] : [],
  );
}

/** Opens the sign-ins of the administrators that rest after wrong passwords; E_STATE while one of them can come in. */
const openSignIn: Action = {
  async run({ tx, now, userId }, stored) {
    const id = stored.id as number;
    await asCompany(tx, id, async () => {
      const resting = sql`u.lock_yn = 'Y' and u.lock_dtm > ${now}`;
      const admins = sql`u.corp_id = ${id}::bigint and u.st_cd = 'ACTIVE' and u.del_yn = 'N'
        and ${givesAdmin(sql`u.auth_corp_id`, sql`u.auth_id`)}`;
      const opened = await tx.query<{
        id: number;
      }>(sql`update platform_user u set lock_yn = 'N', lock_dtm = null, fail_cnt = 0,
          version = version + 1, update_dt = ${now}, update_id = ${userId}::bigint
        where ${admins} and ${resting} and not exists (select 1 from platform_user o
          where o.corp_id = u.corp_id and o.st_cd = 'ACTIVE' and o.del_yn = 'N' and not (o.lock_yn = 'Y' and o.lock_dtm > ${now})
            and ${givesAdmin(sql`o.auth_corp_id`, sql`o.auth_id`)}) returning u.id`);
      if (!opened.length) refuse('E_STATE', { text: 'adminsOpen' });
      const changes = JSON.stringify([{ field: 'lockYn', from: 'Y', to: 'N' }]);
      await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes)
        select ${id}::bigint, 'platform_user', x, 'openSignIn', ${userId}::bigint, ${now}, ${changes}::jsonb
        from unnest(${opened.map((row) => row.id)}::bigint[]) x`);
    });
  },
};

export const corpBehaviour: Behaviour<typeof corp> = {
  prepare: (step, _record, stored) => {
    if (!stored && !step.operator) refuse('E_AUTH');
  },
  async check(step, record, stored) {
    const system = stored?.id === systemCorpId;
    const kind: Problem[] = (record.corpTpCd === 'OPER') === system ? [] : [{ code: 'E_CODE', field: 'corpTpCd' }];
    return [...kind, ...(await unknownSites(step, record.site ?? []))];
  },
  conditions: {
    unmetered: ({ today }, value) => unmetered('t', askedMonth('unmetered', value), today),
    unclosed: (_call, value) => unclosed('t', askedMonth('unclosed', value)),
  },
  actions: {
    openSignIn,
    suspend: ending('STOP'),
    close: ending('CLOSED'),
  },
};
