/** Repair orders for the dashboard: what is in work and how far, and what they bring in. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { openOrders, workingOrders, type OrderFigures, type OrderMargin, type RunningOrder } from './figures.ts';

const most = 6;

interface Totals {
  readonly count: number;
  readonly amount: string;
  readonly late: number;
}

export const orderPart: DashboardPart<[[Totals], RunningOrder[], OrderMargin[]]> = {
  name: 'rs4/order',
  menus: ['R12'],
  of: 'business',
  statements: ({ corpId, today, lang }) => {
    const ofCompany = sql`o.corp_id = ${corpId}::bigint and o.del_yn = 'N'`;
    const ship = lang === 'en' ? sql`coalesce(s.ship_nm_en, s.ship_nm)` : sql`s.ship_nm`;
    const head = sql`o.id, o.order_no as "orderNo", ${ship} as "shipNm"`;
    const from = sql`from rs4_order o left join rs4_ship s on s.corp_id = o.corp_id and s.id = o.ship_id`;
    return [
      sql`select count(*)::int as count, coalesce(sum(o.quot_amount), 0) as amount,
          count(*) filter (where o.work_to_dt < ${today}::date)::int as late
        from rs4_order o where ${ofCompany} and o.st_cd = any (${[...workingOrders]}::text[])`,
      sql`select ${head}, o.work_from_dt as "workFromDt", o.work_to_dt as "workToDt", o.prog_rt as "progRt" ${from}
        where ${ofCompany} and o.st_cd = 'WORK' order by o.work_to_dt, o.id limit ${most}::int`,
      sql`select ${head}, o.quot_amount as "quotAmount", o.prft_amt as "prftAmt", o.prft_rt as "prftRt" ${from}
        where ${ofCompany} and o.st_cd = any (${[...openOrders]}::text[]) and o.quot_amount > 0
        order by o.prft_rt, o.id limit ${most}::int`,
    ];
  },
  figures: ([[{ count, amount, late }], running, margins]): OrderFigures => ({
    working: { count, amount },
    late,
    running,
    margins,
  }),
};
