/** A warehouse for shippers on the dashboard: what comes and goes today, what runs low, what expires. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { damaged } from '../ledger.ts';
import { soonDays } from '../stock/soon.ts';
import type { GoodsFigures, OrderFigures } from './figures.ts';

export const goodsOrderPart: DashboardPart<[[Required<OrderFigures>]]> = {
  name: '3pl/io',
  menus: ['T11', 'T12'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`select count(*) filter (where io_cd = 'I')::int as coming,
        count(*) filter (where io_cd = 'I' and plan_dt < ${today}::date)::int as "comingLate",
        count(*) filter (where io_cd = 'O')::int as going,
        count(*) filter (where io_cd = 'O' and plan_dt < ${today}::date)::int as "goingLate",
        count(*) filter (where io_cd = 'O' and st_cd = 'ALLOC')::int as picked
      from t3pl_io where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('PLAN', 'CHK', 'ALLOC')
        and plan_dt <= ${today}::date`,
  ],
  figures: ([[{ coming, comingLate, ...out }]], _call, reads): OrderFigures => ({
    ...(reads('T11') && { coming, comingLate }),
    ...(reads('T12') && out),
  }),
};

export const goodsPart: DashboardPart<[[GoodsFigures]]> = {
  name: '3pl/stock',
  menus: ['T13'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`with lying as (select item_id, sum(on_qty) filter (where loc_cd is distinct from ${damaged}) as qty from t3pl_stock
          where corp_id = ${corpId}::bigint and del_yn = 'N' group by 1),
        due as (select count(*) filter (where exp_dt >= ${today}::date)::int as soon, count(*) filter (where exp_dt < ${today}::date)::int as expired
          from t3pl_stock where corp_id = ${corpId}::bigint and del_yn = 'N' and on_qty > 0 and exp_dt <= ${today}::date + ${soonDays}::int)
      select (select count(*)::int from lying l join rs4_stdinfo_item i on i.corp_id = ${corpId}::bigint and i.id = l.item_id
          where coalesce(i.safe_qty, 0) > coalesce(l.qty, 0)) as low, due.soon, due.expired from due`,
  ],
  figures: ([[figures]]) => figures,
};
