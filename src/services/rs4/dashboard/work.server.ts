/** Works for the dashboard: how many are under way, and how far each team is against its plan. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { openWorks, type WorkFigures } from './figures.ts';

type Totals = Omit<WorkFigures, 'teams'>;

export const workPart: DashboardPart<[[Totals], WorkFigures['teams']]> = {
  name: 'rs4/work',
  menus: ['R21'],
  of: 'business',
  statements: ({ corpId, today }) => {
    const ofCompany = sql`corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd = any (${[...openWorks]}::text[])`;
    // Evenly over the days of the plan, those before it 0 and those after it 100.
    const plan = sql`least(100, greatest(0,
      100.0 * (${today}::date - plan_from_dt + 1) / greatest(plan_to_dt - plan_from_dt + 1, 1)))`;
    return [
      sql`select count(*) filter (where st_cd = 'ING')::int as ing, count(*) filter (where st_cd = 'HOLD')::int as hold,
          count(*) filter (where st_cd = 'PLAN' and plan_from_dt <= ${today}::date)::int as waiting,
          count(*) filter (where plan_to_dt < ${today}::date)::int as late
        from rs4_work where ${ofCompany}`,
      sql`select team_cd as "teamCd", count(*)::int as count, round(avg(coalesce(prog_rt, 0)))::int as done, round(avg(${plan}))::int as plan
        from rs4_work where ${ofCompany} and (st_cd <> 'PLAN' or plan_from_dt <= ${today}::date)
        group by team_cd order by count(*) desc, team_cd nulls last limit 8`,
    ];
  },
  figures: ([[totals], teams]): WorkFigures => ({ ...totals, teams }),
};
