/** A bill beside that of the month before, for the operator's list: amounts, and why they differ (design: billing-month). */
import { sql } from 'kysely';
import { translate } from '../../../../../i18n/server.ts';
import type { Behaviour, Call } from '../../../../database/behaviour.ts';
import type { Statement } from '../../../../database/executor.ts';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { billingCodes } from '../../../reference/codes/billing.ts';
import { lateEnd } from '../../usage/meter.ts';
import { isHeld } from '../glance/open.server.ts';
import { leftAmt } from '../left/left.server.ts';
import { reasonsOf, type Reason, type WhyFacts } from './why.ts';

const before = sql`to_char(to_date(t.bill_ym || '01', 'YYYYMMDD') - interval '1 month', 'YYYYMM')`;

/** Of the company's bill of the month before, alias `b`; of what came to nothing there is none. */
const ofLast = (
  value: Statement,
): Statement => sql`(case when t.st_cd <> 'CANCEL' then (select ${value} from platform_bill b
  where b.corp_id = t.corp_id and b.bill_ym = ${before} and b.del_yn = 'N' and b.st_cd <> 'CANCEL') end)`;
const lastAmt = ofLast(sql`b.tot`);

const feesOf = (alias: 't' | 'b'): Statement => sql`(
  select coalesce(json_object_agg(f.fee, json_build_object('qty', f.qty::text, 'amt', f.amt::text)), '{}')
  from (select case when l.item_nm ~ ${lateEnd} then 'LATE' else l.fee_tp_cd end as fee, sum(l.qty) as qty, sum(l.supply_amt) as amt
    from platform_bill_line l where l.corp_id = ${sql.ref(`${alias}.corp_id`)} and l.parent_id = ${sql.ref(`${alias}.id`)} group by 1) f)`;

const facts = sql`(case when t.st_cd <> 'CANCEL' then json_build_object('billYm', t.bill_ym, 'now', ${feesOf('t')}, 'last', ${ofLast(feesOf('b'))},
  'before', exists (select 1 from platform_bill e where e.corp_id = t.corp_id and e.bill_ym < t.bill_ym and e.del_yn = 'N' and e.st_cd <> 'CANCEL'),
  'since', (select min(s.start_dt) from platform_subsc s where s.corp_id = t.corp_id and s.del_yn = 'N' and s.st_cd in ('USE', 'TERM_REQ', 'TERM')),
  'adjusted', (select coalesce(json_agg(distinct u.fee_tp_cd), '[]') from platform_usage u where u.corp_id = t.corp_id
    and u.usage_ym in (t.bill_ym, ${before}) and u.del_yn = 'N' and u.adj_reason is not null),
  'hold', case when ${isHeld} then t.hold_cds end) end)`;

/** Lines of the base fee count the people; that of the month itself alone, not what came late. */
const users = sql`(select sum(l.qty)::int from platform_bill_line l where l.corp_id = t.corp_id and l.parent_id = t.id
  and l.fee_tp_cd = 'BASE' and l.item_nm !~ ${lateEnd})`;

/** So many reasons stand in a row; of a bill that waits, what it waits for and the first of them. */
const mostSaid = 2;

const feeCodes = billingCodes.find(({ grpCd }) => grpCd === 'FEE_TP')!.codes;

function saidOf({ key, count, amount, fees = [], day }: Reason, lang: Call['lang']): string {
  const named = fees.map((fee) => {
    const code = feeCodes.find((one) => one.key === fee);
    return (lang === 'ko' ? code?.value : code?.valueEn) ?? fee;
  });
  return translate(lang, `billWhy.${key}`, {
    ...{ count: (count ?? 0).toLocaleString('en-US'), times: String(count ?? 0), fee: named.join('·') },
    ...{ amount: (amount ?? 0).toLocaleString('en-US'), day: day ? formatDay(day, lang) : '' },
  });
}

function tellWhy(told: unknown, { lang }: Call): string | null {
  if (!told) return null;
  const reasons = reasonsOf(told as WhyFacts);
  const said = reasons
    .slice(0, mostSaid)
    .map((reason) => saidOf(reason, lang))
    .join(' · ');
  const count = reasons.length - mostSaid;
  return (count > 0 ? translate(lang, 'billWhy.more', { said, count }) : said) || null;
}

export const compared = {
  listColumns: {
    userCnt: users,
    lastAmt: sql`${lastAmt}::text`,
    diffAmt: sql`(t.tot - ${lastAmt})::text`,
    whyNm: facts,
    leftAmt: sql`${leftAmt}::text`,
  },
  listWords: { whyNm: tellWhy },
  listSorts: { lastAmt: () => lastAmt, diffAmt: () => sql`t.tot - ${lastAmt}`, leftAmt: () => leftAmt },
  listMarks: { whyNm: () => isHeld },
  listTies: ({ operator }) => (operator ? sql`${isHeld} desc` : undefined),
} satisfies Pick<Behaviour, 'listColumns' | 'listWords' | 'listSorts' | 'listMarks' | 'listTies'>;
