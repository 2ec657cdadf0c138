/** Companies on the server: made, stopped and closed by the operator (10-platform). */
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Action, Behaviour } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import type { corp } from './corp.ts';

/** Work inside the transaction for another company, whose rows the operator's own company does not see. */
async function asCompany(tx: Transaction, corpId: number, work: () => Promise<unknown>): Promise<void> {
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

export const corpBehaviour: Behaviour<typeof corp> = {
  prepare: (step, _record, stored) => {
    if (!stored && !step.operator) refuse('E_AUTH');
  },
  check: (_step, record, stored) => {
    const system = stored?.id === systemCorpId;
    return (record.corpTpCd === 'OPER') === system ? [] : [{ code: 'E_CODE', field: 'corpTpCd' }];
  },
  actions: {
    suspend: ending('STOP'),
    close: ending('CLOSED'),
  },
};
