/** Applications about a confirmation that was issued: a change of it, or its end. */
import { sql } from 'kysely';
import type { StoredOf } from '../../../core/record.ts';
import type { ActStep, Action, Ask, Call } from '../../../database/behaviour.ts';
import type { PcrFacts } from './ready.ts';
import type { pcr } from './pcr.ts';

type Stored = StoredOf<typeof pcr>;

/** The application that names the confirmation, if any lives. */
export async function pcrFacts(call: Call, { id }: Stored, ask: Ask): Promise<PcrFacts> {
  const [row] = await ask<{ no: string }>(sql`
    select pcr_no as no from shipwork_pcr where corp_id = ${call.corpId}::bigint and bef_pcr_id = ${id}::bigint and del_yn = 'N' limit 1`);
  return row ? { follower: row.no } : {};
}

type Kind = 'M' | 'C';

/** The same once more, to be changed or to be taken back. */
async function follow(step: ActStep, stored: Stored, applyTpCd: Kind, remark: string | null): Promise<void> {
  const { supClntId, supEmail, usageCd, usageTxt, currCd, adjTpCd, adjAmt } = stored;
  const rows = <R extends { readonly id: number }>(given: readonly R[]) => given.map(({ id: _stored, ...row }) => row);
  await step.make(
    {
      ...{ applyTpCd, befPcrId: stored.id, applyDt: step.today, remark },
      ...{ supClntId, supEmail, usageCd, usageTxt, currCd, adjTpCd, adjAmt },
    },
    { item: rows(stored.item), doc: rows(stored.doc), tax: rows(stored.tax) },
  );
}

export const change: Action<typeof pcr, 'change'> = {
  run: (step, stored) => follow(step, stored, 'M', stored.remark ?? null),
};

export const cancel: Action<typeof pcr, 'cancel'> = {
  run: (step, stored, { reason }) => follow(step, stored, 'C', reason ?? null),
};

/** Once the later application was issued, the earlier confirmation holds no more. */
export async function endEarlier(step: ActStep, { applyTpCd, befPcrId }: Stored): Promise<void> {
  if (typeof befPcrId !== 'number') return;
  await step.others.act('shipwork/pcr', befPcrId, applyTpCd === 'C' ? 'canceled' : 'changed');
}
