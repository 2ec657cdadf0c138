/** Usage of the last two months in the demo companies, and bills of some: metered and closed by what meters and closes every month. */
import { sql } from 'kysely';
import { monthOf, moveMonth } from '../../core/months.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Database, Transaction } from '../../database/executor.ts';
import { othersOf } from '../../database/save/others.ts';
import { closeCompany } from '../platform/bill/close.server.ts';
import { meterCompany } from '../platform/usage/month.server.ts';
import { behaviours } from '../index.server.ts';
import { resources } from '../index.ts';
import { seedCall } from '../seedRecord.server.ts';
import { companies } from './companies.ts';

/** Companies whose bill of the month before last was paid, and whose last one was issued. */
const paid = [4, 5];
const issued = [4];
/** A bill of the yard from before tax invoices came with them. */
const yard = 2;

export async function writeBilling(tx: Transaction, database: Database, now: Date): Promise<void> {
  await tx.query(sql`select set_config('app.corp_id', ${String(systemCorpId)}, true)`);
  const call = seedCall(systemCorpId, now);
  const asOperator: Transaction = { ...tx, actor: call };
  const resource = resources.find(({ prefix }) => prefix === 'platform/bill')!;
  const others = othersOf(asOperator, {
    ...{ database, resource, all: resources, behaviour: behaviours[resource.prefix] ?? {}, behaviours, othersOf, call },
  });
  const last = moveMonth(monthOf(call.today), -1);
  const before = moveMonth(last, -1);
  const subscribed = companies.filter(({ products }) => products.length > 0).map(({ id }) => id);
  const close = async (corpId: number, ym: string) => (await closeCompany(asOperator, call, others, corpId, ym)).id;
  for (const ym of [before, last])
    for (const corpId of subscribed) await meterCompany(asOperator, call, corpId, ym, resources);
  for (const corpId of [...paid, yard]) {
    const id = await close(corpId, before);
    if (id === undefined) continue;
    if (corpId === yard) {
      await tx.query(sql`update platform_bill set st_cd = 'PAID', paid_amount = sum_amount, issue_dt = due_dt - 20, paid_dt = due_dt - 5
        where id = ${id}::bigint`);
      await tx.query(sql`update platform_usage set bill_id = ${id}::bigint, bill_corp_id = corp_id
        where corp_id = ${corpId}::bigint and usage_ym = ${before} and del_yn = 'N'`);
      await tx.query(sql`insert into platform_bill_paid (corp_id, parent_id, sort_no, pay_dt, pay_amt)
        select corp_id, id, 1, paid_dt, paid_amount from platform_bill where id = ${id}::bigint`);
      continue;
    }
    const { sumAmount } = await others.act('platform/bill', id, 'issue');
    await others.act('platform/bill', id, 'pay', { payDt: call.today, payAmt: sumAmount });
  }
  for (const corpId of subscribed) {
    const id = await close(corpId, last);
    if (id !== undefined && issued.includes(corpId)) await others.act('platform/bill', id, 'issue');
  }
}
