/** `GET platform/bill/owed`: what the company has to pay, and what it has used that no bill tells yet (10-platform usage, bill). */
import { sql } from 'kysely';
import type { Values } from '../../../../core/field.ts';
import type { Ask, Call } from '../../../../database/behaviour.ts';
import { holds } from '../../../../database/query/states.ts';
import { bill } from '../bill.ts';
import { unpaidStates } from '../figures.ts';
import { left } from '../left/left.server.ts';
import { liveStates } from '../../subsc/subsc.ts';
import { recurring } from '../../usage/meter.ts';
import type { Owed } from './owed.ts';

export async function owedOf(call: Call, _asked: Values, ask: Ask): Promise<Owed> {
  const [owed] = await ask<Owed>(sql`
    select count(*)::int as unpaid, count(*) filter (where ${holds(bill, 'stCd', ['OVERDUE'], call)})::int as overdue,
      coalesce(sum(${left}), 0)::text as amount, min(t.due_dt) as "dueDt",
      (select coalesce(sum(u.supply_amt), 0)::text from platform_usage u
        where u.corp_id = ${call.corpId}::bigint and u.del_yn = 'N' and u.bill_id is null) as open,
      (select case when count(*) > 0 then greatest(to_char(min(s.start_dt), 'YYYYMM'), (select to_char(to_date(max(u.usage_ym) || '01', 'YYYYMMDD') + interval '1 month', 'YYYYMM')
          from platform_usage u where u.corp_id = ${call.corpId}::bigint and u.del_yn = 'N' and u.fee_tp_cd = any (${[...recurring]}::text[]))) end
        from platform_subsc s where s.corp_id = ${call.corpId}::bigint and s.del_yn = 'N' and s.st_cd = any (${[...liveStates]}::text[])
          and s.start_dt <= ${call.today}::date) as "toMeter"
    from platform_bill t
    where t.corp_id = ${call.corpId}::bigint and t.del_yn = 'N' and ${holds(bill, 'stCd', unpaidStates, call)}`);
  return owed!;
}
