/** What a partner brings into a declaration. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';

/** Its number at customs, of the own company as a partner also that of its own data; null where none is known. */
export async function tongNoOf(ask: Ask, { corpId }: Call, clntId: unknown): Promise<string | null> {
  if (typeof clntId !== 'number') return null;
  const [partner] = await ask<{ tongNo: string | null }>(sql`
    select coalesce(t.tong_no, (select c.tong_no from platform_corp c where c.id = ${corpId}::bigint
      and replace(c.corp_reg_no, '-', '') = replace(t.corp_reg_no, '-', ''))) as "tongNo"
    from rs4_clnt t where t.corp_id = ${corpId}::bigint and t.id = ${clntId}::bigint and t.del_yn = 'N'`);
  return partner?.tongNo ?? null;
}
