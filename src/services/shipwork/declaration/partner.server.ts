/** What a partner brings into a declaration. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';

/** Its number at customs; null where none is known. */
export async function tongNoOf(ask: Ask, { corpId }: Call, clntId: unknown): Promise<string | null> {
  if (typeof clntId !== 'number') return null;
  const [partner] = await ask<{ tongNo: string | null }>(sql`
    select tong_no as "tongNo" from rs4_clnt where corp_id = ${corpId}::bigint and id = ${clntId}::bigint and del_yn = 'N'`);
  return partner?.tongNo ?? null;
}
