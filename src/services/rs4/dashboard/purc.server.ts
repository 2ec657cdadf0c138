/** Purchase orders for the dashboard: what suppliers are still to deliver. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { openPurcs, type PurcFigures } from './figures.ts';

export const purcPart: DashboardPart<[[PurcFigures]]> = {
  name: 'rs4/purc',
  menus: ['R22'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`select count(*)::int as count, coalesce(sum(purc_tot), 0) as amount, count(*) filter (where dlv_dt < ${today}::date)::int as late
      from rs4_purc where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd = any (${[...openPurcs]}::text[])`,
  ],
  figures: ([[figures]]) => figures,
};
