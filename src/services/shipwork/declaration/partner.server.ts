/** What a partner brings into a declaration. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';

/**
 * Its number at customs, of the own company as a partner also that of its own data; where no record says it, as it was
 * declared last. Null where none is known.
 */
export async function tongNoOf(ask: Ask, { corpId }: Call, clntId: unknown): Promise<string | null> {
  if (typeof clntId !== 'number') return null;
  const [partner] = await ask<{ tongNo: string | null }>(sql`
    select coalesce(t.tong_no, (select c.tong_no from platform_corp c where c.id = ${corpId}::bigint
      and replace(c.corp_reg_no, '-', '') = replace(t.corp_reg_no, '-', '')),
      (select d.tong_no from (
        select decl_dt, expr_tong_no as tong_no from shipwork_exp_decl
          where corp_id = ${corpId}::bigint and expr_clnt_id = t.id and del_yn = 'N'
        union all select decl_dt, payer_tong_no from shipwork_imp_decl
          where corp_id = ${corpId}::bigint and payer_clnt_id = t.id and del_yn = 'N') d
        where d.tong_no is not null order by d.decl_dt desc nulls last limit 1)) as "tongNo"
    from rs4_clnt t where t.corp_id = ${corpId}::bigint and t.id = ${clntId}::bigint and t.del_yn = 'N'`);
  return partner?.tongNo ?? null;
}
