/** What is still to be done of a month, as conditions over companies: the figure and the list behind it ask the same. */
import { sql } from 'kysely';
import { firstDayOfMonth, lastDayOfMonth } from '../../../../core/months.ts';
import { refuse } from '../../../../core/problem.ts';
import { systemCorpId } from '../../../../core/resource.ts';
import type { Statement } from '../../../../database/executor.ts';
import { isUnbilled } from '../unbilled.server.ts';

/** Neither the operator nor a yard that visitors look around in. */
export const isCustomer = (alias: 'c' | 't'): Statement => {
  const id = sql.ref(`${alias}.id`);
  return sql`(${id} <> ${systemCorpId}::bigint and not exists (select 1 from sys_demo_yard y where y.corp_id = ${id}))`;
};

const shape = /^(19|[2-9]\d)\d{2}(0[1-9]|1[0-2])$/;
/** A month as an address names it. */
export const askedMonth = (field: string, value: string): string =>
  shape.test(value) ? value : refuse('E_PATTERN', { field, text: 'month' });

/** Had a subscription as the month ended, or has one in a month that runs, and nothing was counted yet. */
export function unmetered(alias: 'c' | 't', ym: string, today: string): Statement {
  const last = lastDayOfMonth(ym);
  return sql`(${firstDayOfMonth(ym)} <= ${today} and ${unmeteredBy(alias, ym, last < today ? last : today)})`;
}

/** The same of a month, or of a column of months, on a day of it. */
export function unmeteredBy(alias: 'c' | 't', ym: string | Statement, day: string | Statement): Statement {
  const id = sql.ref(`${alias}.id`);
  return sql`(${isCustomer(alias)}
    and exists (select 1 from platform_subsc s where s.corp_id = ${id} and s.del_yn = 'N' and s.st_cd in ('USE', 'TERM_REQ', 'TERM')
      and s.start_dt <= ${day}::date and (s.end_dt is null or s.end_dt > ${day}::date))
    and not exists (select 1 from platform_usage u where u.corp_id = ${id} and u.usage_ym = ${ym} and u.del_yn = 'N'))`;
}

/** Used what costs something, and has no bill of the month (or of a column of months). */
export function unclosed(alias: 'c' | 't', ym: string | Statement): Statement {
  const id = sql.ref(`${alias}.id`);
  return sql`(${isCustomer(alias)}
    and exists (select 1 from platform_usage u where u.corp_id = ${id} and u.usage_ym = ${ym} and ${isUnbilled})
    and not exists (select 1 from platform_bill b where b.corp_id = ${id} and b.bill_ym = ${ym} and b.del_yn = 'N' and b.st_cd <> 'CANCEL'))`;
}

/** Drafts that wait until somebody has looked at why. */
export const isHeld: Statement = sql`(t.st_cd = 'DRAFT' and t.hold_cds is not null and t.rel_reason is null)`;
