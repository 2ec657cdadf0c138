/** What the steps of an invoice go by beyond itself, as it stands now. */
import { sql } from 'kysely';
import type { StoredOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { inv as invResource } from './inv.ts';
import { lastPayment, type LastPayment } from './lastPayment.ts';
import type { InvFacts } from './ready.ts';

export async function invFacts(
  ask: Ask,
  { corpId, lang }: Call,
  inv: StoredOf<typeof invResource>,
): Promise<InvFacts & LastPayment> {
  const [found] = await ask<InvFacts>(sql`
    select (select st_cd from rs4_order where corp_id = ${corpId}::bigint and id = ${inv.orderId ?? null}::bigint and del_yn = 'N') as "orderStCd",
      (select nat_cd from rs4_clnt where corp_id = ${corpId}::bigint and id = ${inv.clntId ?? null}::bigint) as "natCd",
      exists (select 1 from platform_tax_inv where corp_id = ${corpId}::bigint and id = ${inv.taxInvId ?? null}::bigint
        and del_yn = 'N' and st_cd <> 'CANCEL') as taxed`);
  return { ...found!, ...lastPayment(inv, lang) };
}
