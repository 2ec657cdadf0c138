/** Counts of the operator's month at a glance. */
import { sql } from 'kysely';
import type { Values } from '../../../../core/field.ts';
import { isOver, monthOf, moveMonth, firstDayOfMonth, lastDayOfMonth } from '../../../../core/months.ts';
import { refuse } from '../../../../core/problem.ts';
import type { Ask, Call } from '../../../../database/behaviour.ts';
import { heldColumn, holds } from '../../../../database/query/states.ts';
import { dueDayOf } from '../bill.rules.ts';
import { bill } from '../bill.ts';
import {
  mostNamed,
  type Debtor,
  type Figure,
  type GlanceKey,
  type HeldBill,
  type LeftBehind,
  type MonthGlance,
  type WholeMonth,
} from './glance.ts';
import { left } from '../left/left.server.ts';
import { named } from './names.server.ts';
import { isCustomer, isHeld, unclosed, unmetered, unmeteredBy } from './open.server.ts';

interface Counted {
  readonly kind: GlanceKey;
  readonly count: number;
  readonly amount: string | null;
}

/** Every figure, a row each; those that are nought may be absent. */
const counted = (call: Call, ym: string) => sql`
  select case when ${isHeld} then 'held' else lower(${heldColumn(bill, 'stCd', call)}) end as kind, count(*)::int as count,
      sum(case when t.st_cd in ('ISSUED', 'OVERDUE') then ${left} else t.sum_amount end)::text as amount
    from platform_bill t where t.del_yn = 'N' and t.bill_ym = ${ym} and t.st_cd <> 'CANCEL' group by 1
  union all select 'unmetered', count(*)::int, null from platform_corp c where c.del_yn = 'N' and ${unmetered('c', ym, call.today)}
  union all select 'unclosed', count(*)::int, null from platform_corp c where c.del_yn = 'N' and ${unclosed('c', ym)}
  union all select case st_cd when 'FAIL' then 'failed' else 'unsent' end, count(*)::int, null
    from platform_tax_inv where corp_id = ${call.corpId}::bigint and del_yn = 'N' and st_cd in ('ISSUED', 'FAIL')
      and write_dt between ${firstDayOfMonth(ym)}::date and ${lastDayOfMonth(ym)}::date group by 1`;

/** Bills of a month and of the one before, and whose usage was metered. */
const whole = (ym: string) => sql`
  select (select count(distinct u.corp_id)::int from platform_usage u join platform_corp c on c.id = u.corp_id
      where u.usage_ym = ${ym} and u.del_yn = 'N' and ${isCustomer('c')}) as companies,
    count(*) filter (where t.bill_ym = ${ym})::int as bills,
    coalesce(sum(t.sum_amount) filter (where t.bill_ym = ${ym}), 0)::text as sum,
    (sum(t.sum_amount) filter (where t.bill_ym <> ${ym}))::text as "lastSum"
  from platform_bill t where t.del_yn = 'N' and t.bill_ym in (${ym}, ${moveMonth(ym, -1)}) and t.st_cd <> 'CANCEL'`;

const heldBills = (call: Call, ym: string) => sql`
  select t.id, t.corp_id as "corpId", ${named(call)} as "corpNm", t.hold_cds as "holdCds", t.sum_amount::text as "sumAmount",
    (select l.sum_amount::text from platform_bill l where l.corp_id = t.corp_id and l.bill_ym = ${moveMonth(ym, -1)}
      and l.del_yn = 'N' and l.st_cd <> 'CANCEL') as "lastSum"
  from platform_bill t join platform_corp c on c.id = t.corp_id
  where t.del_yn = 'N' and t.bill_ym = ${ym} and ${isHeld} order by t.sum_amount desc, t.id limit ${mostNamed}`;

const debtors = (call: Call) => sql`
  select t.corp_id as "corpId", ${named(call)} as "corpNm", count(*)::int as bills, sum(${left})::text as left, min(t.bill_ym) as since,
    (count(*) over ())::int as companies, (sum(count(*)) over ())::int as "allBills", (sum(sum(${left})) over ())::text as "allLeft",
    min(min(t.bill_ym)) over () as "allSince", max(max(t.bill_ym)) over () as "allUntil"
  from platform_bill t join platform_corp c on c.id = t.corp_id
  where t.del_yn = 'N' and ${holds(bill, 'stCd', ['OVERDUE'], call)}
  group by 1, 2 order by sum(${left}) desc, 1 limit ${mostNamed}`;

/** So far back companies are looked through for a month that was forgotten. */
const monthsBack = 12;

/**
 * What is left undone in every other month that is over. Before the first month that was metered there was nothing to do;
 * whoever was left out of that month itself was forgotten.
 */
function leftBehind(call: Call, ym: string) {
  const present = monthOf(call.today);
  const months = Array.from({ length: monthsBack }, (_, at) => moveMonth(present, -1 - at)).filter((one) => one !== ym);
  const dated = sql.join(months.map((one) => sql`(${one}::text, ${lastDayOfMonth(one)}::date)`));
  const [month, day] = [sql`m.ym`, sql`m.day`];
  return sql`
    with m (ym, day) as (values ${dated})
    select 'unmetered' as key, m.ym, count(*)::int as count from m join platform_corp c on c.del_yn = 'N' and ${unmeteredBy('c', month, day)}
      where exists (select 1 from platform_usage f where f.usage_ym <= m.ym and f.del_yn = 'N') group by 2
    union all select 'unclosed', m.ym, count(*)::int from m join platform_corp c on c.del_yn = 'N' and ${unclosed('c', month)} group by 2
    union all select case when ${isHeld} then 'held' else 'draft' end, t.bill_ym, count(*)::int from platform_bill t
      where t.del_yn = 'N' and t.st_cd = 'DRAFT' and t.bill_ym < ${present} and t.bill_ym <> ${ym} group by 1, 2
    union all select case st_cd when 'FAIL' then 'failed' else 'unsent' end, to_char(write_dt, 'YYYYMM'), count(*)::int
      from platform_tax_inv where corp_id = ${call.corpId}::bigint and del_yn = 'N' and st_cd in ('ISSUED', 'FAIL')
        and write_dt < ${firstDayOfMonth(present)}::date and to_char(write_dt, 'YYYYMM') <> ${ym} group by 1, 2
    order by 2, 1`;
}

interface DebtorRow extends Debtor {
  readonly companies: number;
  readonly allBills: number;
  readonly allLeft: string;
  readonly allSince: string;
  readonly allUntil: string;
}

const none = { count: 0, amount: null };

/** `GET platform/bill/month`: the last month that is over unless told. */
export async function monthGlance(call: Call, asked: Values, ask: Ask): Promise<MonthGlance> {
  if (!call.operator) refuse('E_AUTH');
  const ym = typeof asked.ym === 'string' ? asked.ym : moveMonth(monthOf(call.today), -1);
  const [rows, [all], held, owing, behind] = await Promise.all([
    ask<Counted>(counted(call, ym)),
    ask<Omit<WholeMonth, 'dueDt'>>(whole(ym)),
    ask<HeldBill>(heldBills(call, ym)),
    ask<DebtorRow>(debtors(call)),
    ask<LeftBehind>(leftBehind(call, ym)),
  ]);
  const figure = (key: GlanceKey): Figure => {
    const { count, amount } = rows.find(({ kind }) => kind === key) ?? none;
    return { count, amount };
  };
  return {
    ...{ ym, over: isOver(ym, call.today), held, behind },
    whole: { ...all!, dueDt: dueDayOf(ym) },
    figures: {
      ...{ unmetered: figure('unmetered'), unclosed: figure('unclosed'), draft: figure('draft'), held: figure('held') },
      ...{ issued: figure('issued'), overdue: figure('overdue'), paid: figure('paid') },
      ...{ unsent: figure('unsent'), failed: figure('failed') },
    },
    debtors: owing.map(({ corpId, corpNm, bills, left: owes, since }) => ({
      corpId,
      corpNm,
      bills,
      left: owes,
      since,
    })),
    owing: {
      companies: owing[0]?.companies ?? 0,
      bills: owing[0]?.allBills ?? 0,
      left: owing[0]?.allLeft ?? '0',
      ...{ since: owing[0]?.allSince ?? null, until: owing[0]?.allUntil ?? null },
    },
  };
}
