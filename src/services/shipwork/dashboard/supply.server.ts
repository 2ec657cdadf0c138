/** Ship supplies for the dashboard: how far orders are on each side, and permits that wait. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { liveStates, type PermitFigures, type SideState } from './figures.ts';

/** What a supplier still works on is no amount of the buyer's yet. */
const ofSide = (side: SideState['side'], column: string, corpId: number, today: string) => sql`
  select ${sql.lit(side)} as side, st_cd as "stCd", count(*)::int as count, coalesce(sum(sum_amount) filter (where not (${sql.lit(side === 'buy')} and st_cd = 'REQ' and quot_dt is null)), 0)::text as amount,
    count(*) filter (where st_cd = 'ORD' and req_dlv_dtm < ${today}::date)::int as late
  from shipwork_order where ${sql.ref(column)} = ${corpId}::bigint and del_yn = 'N'
    and st_cd = any (${[...liveStates]}::text[]) group by st_cd`;

export const supplyOrderPart: DashboardPart<[SideState[]]> = {
  name: 'shipwork/order',
  menus: ['S11'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`${ofSide('buy', 'corp_id', corpId, today)} union all ${ofSide('sell', 'sup_corp_id', corpId, today)}`,
  ],
  figures: ([states]) => ({ states }),
};

export const loadPrmtPart: DashboardPart<[[PermitFigures]]> = {
  name: 'shipwork/loadPrmt',
  menus: ['S12'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`select count(*) filter (where st_cd in ('SENT', 'ACCEPT'))::int as waiting, count(*) filter (where st_cd = 'PERMIT')::int as given,
        count(*) filter (where st_cd = 'PERMIT' and done_due_dt < ${today}::date)::int as late
      from shipwork_load_prmt where corp_id = ${corpId}::bigint and del_yn = 'N'`,
  ],
  figures: ([[figures]]) => figures,
};
