/** A bonded warehouse for the dashboard: what lies there, what must leave soon, which reports wait. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { noticeDays } from '../stock/stock.rules.ts';
import type { BondedFigures, ReportFigures, Waiting } from './figures.ts';

export const bondedStockPart: DashboardPart<[[BondedFigures]]> = {
  name: 'bwms/stock',
  menus: ['W13'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`select count(*)::int as lying, coalesce(sum(bal_pkg_cnt), 0)::int as packages,
        count(*) filter (where store_due_dt between ${today}::date and ${today}::date + ${noticeDays}::int)::int as due,
        count(*) filter (where st_cd = 'OVER')::int as over
      from bwms_stock where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd <> 'OUT'`,
  ],
  figures: ([[figures]]) => figures,
};

export const bondedReportPart: DashboardPart<[(Waiting & { readonly way: 'in' | 'out' })[]]> = {
  name: 'bwms/io',
  menus: ['W11', 'W12'],
  of: 'business',
  statements: ({ corpId }) => [
    sql`select case io_cd when 'I' then 'in' else 'out' end as way, count(*) filter (where st_cd = 'DRAFT')::int as draft,
        count(*) filter (where st_cd = 'ERROR')::int as error
      from bwms_io where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('DRAFT', 'ERROR') group by 1`,
  ],
  figures([rows], _call, reads): ReportFigures {
    const of = (way: 'in' | 'out'): Waiting => rows.find((row) => row.way === way) ?? { draft: 0, error: 0 };
    return { ...(reads('W11') && { in: of('in') }), ...(reads('W12') && { out: of('out') }) };
  },
};
