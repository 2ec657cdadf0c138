/** Invoices for the dashboard: what customers still owe, and for how long. In won, at the rates of the invoices. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { ages, openInvs, type Counted, type InvFigures } from './figures.ts';

interface Age {
  readonly age: number;
  readonly count: number;
  readonly amount: string;
}

export const invPart: DashboardPart<[Age[], [Counted]]> = {
  name: 'rs4/inv',
  menus: ['R13'],
  of: 'business',
  statements: ({ corpId, today }) => [
    // Money that came at another rate left a difference, which nobody owes.
    sql`select width_bucket(${today}::date - coalesce(due_dt, ${today}::date), ${ages.slice(1).map(({ from }) => from)}::int[]) as age,
        count(*)::int as count, sum(sum_amount - coalesce(paid_amount, 0) + coalesce(exc_diff, 0)) as amount
      from rs4_inv where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd = any (${[...openInvs]}::text[]) group by 1`,
    sql`select count(*)::int as count, coalesce(sum(quot_amount - coalesce(inv_amount, 0)), 0) as amount
      from rs4_order where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd = 'ACC'`,
  ],
  figures([found, [accepted]], _call, reads): InvFigures {
    const byAge = new Map(found.map((age) => [age.age, age]));
    return {
      ages: ages.map(({ id }, at) => ({ id, count: byAge.get(at)?.count ?? 0, amount: byAge.get(at)?.amount ?? '0' })),
      ...(reads('R12') && { toInvoice: accepted }),
    };
  },
};
