/** What runs in a company, for the previews of its bills. */
import { sql } from 'kysely';
import { monthOf } from '../../../core/months.ts';
import type { Ask } from '../../../database/behaviour.ts';
import { subscRows } from '../usage/month.server.ts';
import type { Running } from './company.ts';

/** What the company has already, for all that its bills come to; without what no reckoning of a bill wants. */
export async function runningOf(ask: Ask, corpId: number, today: string): Promise<Running> {
  const rows = await ask<Running['subscs'][number] & { readonly menuTreeIds: string }>(subscRows(corpId));
  const [visits] = await ask<
    Pick<Running, 'booked'>
  >(sql`select coalesce(sum(supply_amt), 0)::text as booked from platform_usage
    where corp_id = ${corpId}::bigint and usage_ym = ${monthOf(today)} and coalesce(event_seq, 0) <> 0 and bill_id is null and del_yn = 'N'`);
  return { subscs: rows.map(({ menuTreeIds: _, ...one }) => one), booked: visits!.booked };
}
