/** What amends a tax invoice, down to what amends its copies, for the records that tell of it (10-platform taxInv `amend`). */
import { sql } from 'kysely';
import { rnd, sumFigures } from '../../../../core/decimal.ts';
import type { Ask, Call } from '../../../../database/behaviour.ts';
import type { Amended, AmendedBy } from '../ready.ts';

/** Drafts are known to their issuer alone, and count for nothing yet. */
export async function amendedOf(
  ask: Ask,
  call: Pick<Call, 'corpId'>,
  { corpId, id }: { readonly corpId: number; readonly id: number },
): Promise<Amended> {
  const found = await ask<AmendedBy>(sql`
    with recursive chain as (
      select id, org_tax_inv_id, tax_inv_no, st_cd, sum_amount from platform_tax_inv
      where corp_id = ${corpId}::bigint and id = ${id}::bigint
      union
      select t.id, t.org_tax_inv_id, t.tax_inv_no, t.st_cd, t.sum_amount from platform_tax_inv t
      join chain c on t.org_tax_inv_id = c.id
      where t.corp_id = ${corpId}::bigint and t.del_yn = 'N' and t.st_cd <> 'CANCEL')
    select id, tax_inv_no as "taxInvNo", st_cd as "stCd", sum_amount::text as "sumAmount" from chain order by id`);
  const others = found.filter((one) => one.id !== id);
  const issued = others.filter(({ stCd }) => stCd !== 'DRAFT');
  const original = found.filter((one) => one.id === id);
  return {
    amendedBy: call.corpId === corpId ? others : issued,
    comesTo: issued.length ? rnd(sumFigures([...original, ...issued].map(({ sumAmount }) => sumAmount)), 0) : null,
  };
}
