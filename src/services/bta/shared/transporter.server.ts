/** The own company as customs knows it: the six characters of a bonded transporter. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';

/** Code of the own company as a bonded transporter; null of a company that is none. */
export async function transporterCode(ask: Ask, { corpId }: Pick<Call, 'corpId'>): Promise<string | null> {
  const [company] = await ask<{ code: string | null }>(sql`
    select case when bond_area_id ~ '^[0-9A-Z]{6}$' then bond_area_id end as code from platform_corp where id = ${corpId}::bigint`);
  return company?.code ?? null;
}
