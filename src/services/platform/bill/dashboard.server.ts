/** Bills for the dashboard: what a company has to pay, and what the operator waits for. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { holds } from '../../../database/query/states.ts';
import { bill } from './bill.ts';
import { unpaidStates, type BillFigures } from './figures.ts';

type Counted = Omit<BillFigures, 'operator'> & { readonly sent: number };

export const billPart: DashboardPart<[[Counted]]> = {
  name: 'platform/bill',
  menus: ['P33'],
  operatorMenus: ['P94'],
  // Row-level security leaves a company its own.
  statements: (call) => [
    sql`select count(*) filter (where st_cd <> 'DRAFT')::int as sent, count(*) filter (where unpaid)::int as unpaid, count(*) filter (where overdue)::int as overdue,
        coalesce(sum(sum_amount - coalesce(paid_amount, 0)) filter (where unpaid), 0)::text as amount,
        min(due_dt) filter (where unpaid) as "dueDt", count(*) filter (where st_cd = 'DRAFT')::int as drafts,
        count(*) filter (where st_cd = 'DRAFT' and hold_cds is not null and rel_reason is null)::int as held
      from (select t.*, ${holds(bill, 'stCd', unpaidStates, call)} as unpaid, ${holds(bill, 'stCd', ['OVERDUE'], call)} as overdue
        from platform_bill t where t.del_yn = 'N' and t.st_cd in ('DRAFT', 'ISSUED', 'OVERDUE', 'PAID')
          and (${call.corpId}::bigint = ${systemCorpId}::bigint or t.corp_id = ${call.corpId}::bigint)) bills`,
  ],
  // Whoever never had a bill has nothing to look at here.
  figures: ([[{ sent, ...figures }]], { operator }): BillFigures | undefined =>
    operator || sent > 0 ? { ...figures, operator } : undefined,
};
