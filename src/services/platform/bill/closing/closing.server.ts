/** `GET platform/bill/closing`: the bills that closing a month would make, by the usage and the bills of today. */
import { sql } from 'kysely';
import { rnd, sumFigures } from '../../../../core/decimal.ts';
import type { Values } from '../../../../core/field.ts';
import { isOver, monthOf } from '../../../../core/months.ts';
import { refuse } from '../../../../core/problem.ts';
import type { Ask, Call } from '../../../../database/behaviour.ts';
import { totalsOf } from '../bill.rules.ts';
import { isUnbilled } from '../unbilled.server.ts';
import { named } from '../glance/names.server.ts';
import { isCustomer, unclosed, unmetered } from '../glance/open.server.ts';
import { closingWays, mostClosed, type Closing, type ClosingCompany, type ClosingWay } from './closing.ts';

interface Row {
  readonly corpId: number;
  readonly corpNm: string;
  /** Usage that costs something and stands on no bill; null where there is none. */
  readonly open: string | null;
  readonly stCd: string | null;
  readonly billed: string | null;
}

const rows = (call: Call, ym: string) => sql`
  select c.id as "corpId", ${named(call)} as "corpNm", u.open::text as open, b.st_cd as "stCd", b.sum_amount::text as billed
  from platform_corp c
  left join (select corp_id, sum(supply_amt) as open from platform_usage u
    where usage_ym = ${ym} and ${isUnbilled} group by 1) u on u.corp_id = c.id
  left join platform_bill b on b.corp_id = c.id and b.bill_ym = ${ym} and b.del_yn = 'N' and b.st_cd <> 'CANCEL'
  where ${isCustomer('c')} and (u.corp_id is not null or b.id is not null) order by c.id`;

const countUnmetered = (call: Call, ym: string) =>
  sql`select count(*)::int as count from platform_corp c where c.del_yn = 'N' and ${unmetered('c', ym, call.today)}`;

const firstOpen = (call: Call) => sql`
  select min(m.ym) as ym from (select distinct u.usage_ym as ym from platform_usage u
    where u.usage_ym < ${monthOf(call.today)} and ${isUnbilled}) m
  where exists (select 1 from platform_corp c where c.del_yn = 'N' and ${unclosed('c', sql`m.ym`)})`;

function closingOf({ corpId, corpNm, open, stCd, billed }: Row): ClosingCompany {
  const was = { corpId, corpNm, sumAmount: billed ?? '0' };
  if (stCd !== null && stCd !== 'DRAFT') return { ...was, way: 'stays' };
  if (open === null) return { ...was, way: 'gone' };
  return { ...was, way: stCd === null ? 'make' : 'over', sumAmount: totalsOf([{ supplyAmt: open }]).sumAmount };
}

export async function closingOfMonth(call: Call, { ym }: Values, ask: Ask): Promise<Closing> {
  if (!call.operator) refuse('E_AUTH');
  const month = String(ym);
  if (!isOver(month, call.today)) refuse('E_RANGE', { field: 'ym', text: 'monthNotOver' });
  const [found, [open], [first]] = await Promise.all([
    ask<Row>(rows(call, month)),
    ask<{ count: number }>(countUnmetered(call, month)),
    ask<{ ym: string | null }>(firstOpen(call)),
  ]);
  const all = found.map(closingOf);
  const of = (...ways: readonly ClosingWay[]) => all.filter(({ way }) => ways.includes(way));
  const made = of('make', 'over');
  return {
    companies: [...made, ...of('gone')]
      .sort((one, other) => Number(other.sumAmount) - Number(one.sumAmount))
      .slice(0, mostClosed),
    counts: Object.fromEntries(closingWays.map((way) => [way, of(way).length])) as Closing['counts'],
    sum: rnd(sumFigures(made.map(({ sumAmount }) => sumAmount)), 0),
    first: first?.ym ?? null,
    unmetered: open?.count ?? 0,
  };
}
