/** Purchase orders for the dashboard: what suppliers are still to deliver. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { openWon } from '../purc/open.server.ts';
import { openPurcs, type PurcFigures } from './figures.ts';

export const purcPart: DashboardPart<[[PurcFigures]]> = {
  name: 'rs4/purc',
  menus: ['R22'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`select count(*)::int as count, coalesce(sum(${openWon}), 0) as amount,
        count(*) filter (where t.st_cd = 'PART')::int as partly, count(*) filter (where t.dlv_dt < ${today}::date)::int as late
      from rs4_purc t where t.corp_id = ${corpId}::bigint and t.del_yn = 'N' and t.st_cd = any (${[...openPurcs]}::text[])`,
  ],
  figures: ([[figures]]) => figures,
};
