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

/** Companies whose bill of the month before last was issued and paid in time, and whose last one was issued. */
const paid = [2, 4, 5];
const issued = [4];

export async function writeBilling(tx: Transaction, database: Database, now: Date): Promise<void> {
  await tx.query(sql`select set_config('app.corp_id', ${String(systemCorpId)}, true)`);
  const resource = resources.find(({ prefix }) => prefix === 'platform/bill')!;
  /** The operator at some time. */
  const operatorAt = (at: Date) => {
    const call = seedCall(systemCorpId, at);
    const actor: Transaction = { ...tx, actor: call };
    const behaviour = behaviours[resource.prefix] ?? {};
    const others = othersOf(actor, { database, resource, all: resources, behaviour, behaviours, othersOf, call });
    return { actor, call, others };
  };
  const { actor, call, others } = operatorAt(now);
  const last = moveMonth(monthOf(call.today), -1);
  const before = moveMonth(last, -1);
  const inLast = (day: string) => operatorAt(new Date(`${last.slice(0, 4)}-${last.slice(4)}-${day}T10:00:00+09:00`));
  const [issuing, paying] = [inLast('05'), inLast('20')];
  const subscribed = companies.filter(({ products }) => products.length > 0).map(({ id }) => id);
  const close = async (corpId: number, ym: string) => (await closeCompany(actor, call, others, corpId, ym)).id;
  for (const ym of [before, last])
    for (const corpId of subscribed) await meterCompany(actor, call, corpId, ym, resources);
  for (const corpId of paid) {
    const id = await close(corpId, before);
    if (id === undefined) continue;
    const { sumAmount } = await issuing.others.act('platform/bill', id, 'issue');
    await paying.others.act('platform/bill', id, 'pay', { payDt: paying.call.today, payAmt: sumAmount });
  }
  // Nobody begins with news of weeks ago.
  await tx.query(sql`delete from sys_notice where prefix = ${resource.prefix}`);
  for (const corpId of subscribed) {
    const id = await close(corpId, last);
    if (id !== undefined && issued.includes(corpId)) await others.act('platform/bill', id, 'issue');
  }
}
