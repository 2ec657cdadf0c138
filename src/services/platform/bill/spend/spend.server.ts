/** `GET platform/bill/spend`: lines of issued bills by month and service; a company's own, everybody's of the operator. */
import { sql } from 'kysely';
import type { Values } from '../../../../core/field.ts';
import { monthOf, moveMonth } from '../../../../core/months.ts';
import type { Ask, Call } from '../../../../database/behaviour.ts';
import { monthsShown, type Spend } from './spend.ts';

export async function spendOf(call: Call, _asked: Values, ask: Ask): Promise<{ readonly content: readonly Spend[] }> {
  const from = moveMonth(monthOf(call.today), 1 - monthsShown);
  return {
    content: await ask<Spend>(sql`
      select t.bill_ym as ym, l.sys_cd as "sysCd", sum(l.supply_amt)::text as amount
      from platform_bill t join platform_bill_line l on l.corp_id = t.corp_id and l.parent_id = t.id
      where t.del_yn = 'N' and t.st_cd in ('ISSUED', 'OVERDUE', 'PAID') and t.bill_ym >= ${from}
        and (${call.operator} or t.corp_id = ${call.corpId}::bigint)
      group by 1, 2 order by 1, 2`),
  };
}
