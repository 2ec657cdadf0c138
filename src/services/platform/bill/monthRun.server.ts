/**
 * The operator's month over all companies, for calls that ask for it and for whoever else runs it: company by company, each
 * in a transaction of its own, so that a run which was broken off is simply started again.
 */
import { sql } from 'kysely';
import { isOver, monthOf } from '../../../core/months.ts';
import { ProblemError, refuse } from '../../../core/problem.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Behaviours, Call } from '../../../database/behaviour.ts';
import type { Database, Transaction } from '../../../database/executor.ts';
import { othersOf } from '../../../database/save/others.ts';
import { meterCompany } from '../usage/month.server.ts';
import { bill } from './bill.ts';
import { closeCompany } from './close.server.ts';
import { isCustomer } from './glance/open.server.ts';

export interface MonthParts {
  readonly database: Database;
  readonly resources: readonly Resource[];
  readonly behaviours: Behaviours;
  /** Hears why a company failed. */
  readonly failed: (error: unknown, corpId: number) => void;
}

/** `after` and `most` let a screen ask for some companies at a time and show how far it has come. */
export interface Asked {
  readonly after?: number;
  readonly most?: number;
}

interface Company {
  readonly corpId: number;
  readonly corpNm: string;
}

/** Does the work for each company; one that fails is told, and the others go on. */
async function forCompanies<R extends object>(
  { database, failed }: MonthParts,
  call: Call,
  statement: Parameters<Transaction['query']>[0],
  { after = 0, most }: Asked,
  work: (tx: Transaction, company: Company) => Promise<R>,
) {
  const [companies] = await database.read<[Company[]]>(call, [statement]);
  const now = companies.filter(({ corpId }) => corpId > after).slice(0, most ?? companies.length);
  const content: (Company & (R | { readonly failed: string }))[] = [];
  for (const company of now) {
    try {
      content.push({ ...company, ...(await database.write(call, (tx) => work(tx, company))) });
    } catch (error) {
      failed(error, company.corpId);
      content.push({ ...company, failed: error instanceof ProblemError ? error.problems[0]!.code : 'E_SERVER' });
    }
  }
  const last = now.at(-1)?.corpId ?? after;
  const left = companies.filter(({ corpId }) => corpId > last).length;
  return { content, total: companies.length, left, ...(left > 0 ? { next: last } : {}) };
}

/** `POST platform/usage/meter {usageYm}`. */
export function meterMonth(parts: MonthParts, call: Call, usageYm: string, asked: Asked = {}) {
  if (usageYm > monthOf(call.today)) refuse('E_RANGE', { field: 'usageYm', text: 'monthToCome' });
  const companies = sql`
    select c.id as "corpId", c.corp_nm as "corpNm" from platform_corp c where ${isCustomer('c')} and c.del_yn = 'N'
      and (exists (select 1 from platform_subsc s where s.corp_id = c.id and s.start_dt is not null and s.del_yn = 'N')
        or exists (select 1 from platform_usage u where u.corp_id = c.id and u.usage_ym = ${usageYm} and u.del_yn = 'N')) order by c.id`;
  return forCompanies(parts, call, companies, asked, (tx, { corpId }) =>
    meterCompany(tx, call, corpId, usageYm, parts.resources),
  );
}

/** `POST platform/bill/close {billYm}`. */
export function closeMonth(parts: MonthParts, call: Call, billYm: string, asked: Asked = {}) {
  if (!isOver(billYm, call.today)) refuse('E_RANGE', { field: 'billYm', text: 'monthNotOver' });
  const { database, resources, behaviours } = parts;
  const saving = { database, resource: bill, all: resources, behaviour: {}, behaviours, othersOf, call };
  const companies = sql`
    select c.id as "corpId", c.corp_nm as "corpNm" from platform_corp c where ${isCustomer('c')}
      and (exists (select 1 from platform_usage u where u.corp_id = c.id and u.usage_ym = ${billYm} and u.del_yn = 'N')
        or exists (select 1 from platform_bill b where b.corp_id = c.id and b.bill_ym = ${billYm} and b.del_yn = 'N')) order by c.id`;
  return forCompanies(parts, call, companies, asked, (tx, { corpId }) =>
    closeCompany(tx, call, othersOf(tx, saving), corpId, billYm),
  );
}
