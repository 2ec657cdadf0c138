/** Quotations for the dashboard: what is open at which stage, quoted and won by month, and how many hit. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { heldColumn, holds } from '../../../database/query/states.ts';
import { quot as quotations } from '../quot/quot.ts';
import { hitMonths, openQuots, type Hits, type QuotFigures } from './figures.ts';
import { lastMonths, lastSpans, monday, monthOf, monthSpan } from './days.ts';

interface Stage {
  readonly stCd: string;
  readonly count: number;
  readonly amount: string;
  readonly fresh: number;
}

interface Month {
  readonly month: string;
  readonly quoted: string;
  readonly won: string;
  readonly count: number;
}

interface HitsBefore extends Hits {
  readonly direct: number;
  readonly wonBefore: number;
  readonly decidedBefore: number;
}

/** What the company has begun with, and the sales it aims at. */
interface Begun {
  readonly clnt: boolean;
  readonly ship: boolean;
  readonly quot: boolean;
  readonly target: string;
}

export const quotPart: DashboardPart<[Stage[], Month[], [HitsBefore], [Begun]]> = {
  name: 'rs4/quot',
  menus: ['R11'],
  of: 'business',
  statements: ({ corpId, today }) => {
    const state = heldColumn(quotations, 'stCd', { today }, 'rs4_quot');
    const inState = (states: readonly string[]) => holds(quotations, 'stCd', states, { today }, 'rs4_quot');
    const { now, before } = lastSpans(today, hitMonths);
    const ofCompany = sql`corp_id = ${corpId}::bigint and del_yn = 'N'`;
    const first = monthSpan(lastMonths(today)[0]!).from;
    const hits = ({ from, to }: { from: string; to: string }) => sql`
      count(*) filter (where st_cd = 'WON' and quot_dt between ${from}::date and ${to}::date)::int`;
    const decided = ({ from, to }: { from: string; to: string }) => sql`
      count(*) filter (where quot_dt between ${from}::date and ${to}::date)::int`;
    return [
      sql`select ${state} as "stCd", count(*)::int as count, coalesce(sum(quot_amount), 0) as amount,
          count(*) filter (where inq_dt >= ${monday(today)}::date)::int as fresh
        from rs4_quot where ${ofCompany} and ${inState(openQuots)} group by 1`,
      sql`select coalesce(q.month, o.month) as month, coalesce(q.quoted, 0) as quoted, coalesce(o.won, 0) as won, coalesce(o.count, 0) as count
        from (select to_char(month, 'YYYYMM') as month, quoted from (
            select date_trunc('month', quot_dt::timestamp) as month, sum(quot_amount) as quoted from rs4_quot
            where ${ofCompany} and quot_dt >= ${first}::date and st_cd not in ('REV', 'CANCEL') group by 1) m) q
          full join (select to_char(month, 'YYYYMM') as month, won, count from (
            select date_trunc('month', order_dt::timestamp) as month, sum(quot_amount) as won, count(*)::int as count from rs4_order
            where ${ofCompany} and order_dt >= ${first}::date and st_cd <> 'CANCEL' group by 1) m) o on o.month = q.month`,
      sql`select ${hits(now)} as won, ${decided(now)} as decided, ${hits(before)} as "wonBefore", ${decided(before)} as "decidedBefore",
          (select count(*)::int from rs4_order where ${ofCompany} and quot_id is null and st_cd <> 'CANCEL'
            and order_dt between ${now.from}::date and ${now.to}::date) as direct
        from rs4_quot where ${ofCompany} and ${inState(['WON', 'LOST', 'EXPIRED'])} and quot_dt between ${before.from}::date and ${today}::date`,
      sql`select exists (select 1 from rs4_clnt where ${ofCompany}) as clnt, exists (select 1 from rs4_ship where ${ofCompany}) as ship,
          exists (select 1 from rs4_quot where ${ofCompany}) as quot,
          coalesce((select conf_val from rs4_stdinfo_config where ${ofCompany} and conf_key = 'SALES_TARGET'), '0') as target`,
    ];
  },
  // What was won is told of orders.
  figures([stages, months, [hits], [begun]], { today }, reads): QuotFigures {
    const seesOrders = reads('R12');
    const byState = new Map(stages.map((stage) => [stage.stCd, stage]));
    const byMonth = new Map(months.map((month) => [month.month, month]));
    const present = byMonth.get(monthOf(today));
    const { won, decided, wonBefore, decidedBefore, direct } = hits;
    const { clnt, ship, quot, target } = begun;
    return {
      stages: openQuots.map((stCd) => ({
        stCd,
        count: byState.get(stCd)?.count ?? 0,
        amount: byState.get(stCd)?.amount ?? '0',
      })),
      newThisWeek: stages.reduce((sum, { fresh }) => sum + fresh, 0),
      months: lastMonths(today).map((month) => ({
        month,
        quoted: byMonth.get(month)?.quoted ?? '0',
        ...(seesOrders && { won: byMonth.get(month)?.won ?? '0' }),
      })),
      ...(seesOrders && {
        wonThisMonth: { count: present?.count ?? 0, amount: present?.won ?? '0' },
        target,
        direct,
      }),
      hits: { won, decided },
      hitsBefore: { won: wonBefore, decided: decidedBefore },
      begun: { clnt, ship, quot },
    };
  },
};
