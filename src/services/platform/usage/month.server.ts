/** Metering of one company, under its lock: what is known of a month, and rows that converge on it (design: usage, bills). */
import { sql } from 'kysely';
import { addDays } from '../../../core/dates.ts';
import { firstDayOfMonth, lastDayOfMonth, monthOf, moveMonth } from '../../../core/months.ts';
import { systemCorpId, type Resource } from '../../../core/resource.ts';
import type { Call, SaveStep } from '../../../database/behaviour.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { writeAudits } from '../../../database/save/audit.ts';
import { menuTree } from '../../reference/menus.ts';
import { asCompany } from '../corp/corp.server.ts';
import {
  amountOf,
  converge,
  lateLines,
  metered,
  oneOff,
  stoodIn,
  type FeeType,
  type MeteredSubsc,
  type MonthFacts,
  type Sent,
  type UsageLine,
  type UsageRow,
} from './meter.ts';
import { billedPeople } from './people.server.ts';
import { usage } from './usage.ts';

/** So many months back what comes late is still looked for. */
const lateMonths = 3;

/** Metering, closing and booking of a company wait for one another; nothing else does. */
export async function lockCompany(tx: Transaction, corpId: number): Promise<void> {
  await tx.query(sql`select 1 from platform_corp where id = ${corpId}::bigint for no key update`);
}

interface SubscRow extends MeteredSubsc {
  readonly menuTreeIds: string;
}

/** Every subscription of a company that was ever approved, with the fees of its product, oldest first. */
export const subscRows = (corpId: number): Statement => sql`
    select s.id, s.sys_cd as "sysCd", p.subs_req_nm as "prodNm", p.subs_req_nm_en as "prodNmEn", s.start_dt as "startDt",
      s.end_dt as "endDt", coalesce(s.conv_yn, 'N') as "convYn",
      coalesce(s.train_cnt, 0)::int as "trainCnt", coalesce(p.base_user_cnt, 1)::int as "baseUserCnt",
      coalesce(p.menu_tree_ids, '') as "menuTreeIds", coalesce(p.open_yn, 'N') as "openYn",
      coalesce((select json_agg(json_build_object('feeTpCd', f.fee_tp_cd, 'unitPrice', f.unit_price::text,
          'freeQty', coalesce(f.free_qty, 0)::int) order by f.sort_no, f.id)
        from platform_system_product_fee f where f.corp_id = p.corp_id and f.parent_id = p.id), '[]') as fees
    from platform_subsc s join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = s.prod_id
    where s.corp_id = ${corpId}::bigint and s.del_yn = 'N' and s.start_dt is not null and s.st_cd in ('USE', 'TERM_REQ', 'TERM')
    order by s.start_dt, s.id`;

/** Midnight in Korea with which a day begins. */
const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Seoul')`;
const within = (column: string, ym: string) =>
  sql`${sql.ref(column)} >= ${midnight(firstDayOfMonth(ym))} and ${sql.ref(column)} < ${midnight(addDays(lastDayOfMonth(ym), 1))}`;

/** People who were in use or locked as the last day ended, by what the database noted when it happened. */
async function usersAtEnd(tx: Transaction, corpId: number, ym: string): Promise<number> {
  const ended = midnight(addDays(lastDayOfMonth(ym), 1));
  const [row] = await tx.query<{ count: number }>(billedPeople(corpId, ended));
  return row!.count;
}

/** Bytes that left for authorities, straight from the journal, by the subscription whose menus made them. */
async function sentOf(
  tx: Transaction,
  corpId: number,
  ym: string,
  subscs: readonly SubscRow[],
  resources: readonly Resource[],
): Promise<Map<number, Sent>> {
  const rows = await tx.query<{ prefix: string; xml: number; other: number }>(sql`
    select rec_prefix as prefix,
      coalesce(sum(octet_length(raw_txt)) filter (where ltrim(raw_txt) like '<%'), 0)::bigint as xml,
      coalesce(sum(octet_length(raw_txt)) filter (where ltrim(raw_txt) not like '<%'), 0)::bigint as other
    from platform_message where corp_id = ${corpId}::bigint and dir_cd = 'OUT' and del_yn = 'N' and raw_txt is not null
      and ${within('send_dtm', ym)} group by rec_prefix`);
  const sent = new Map<number, Sent>();
  for (const { prefix, xml, other } of rows) {
    const menus = resources.find((one) => one.prefix === prefix)?.menus.map(({ menu }) => menu) ?? [];
    const opened = new Set([
      ...menus,
      ...menuTree.filter(({ treeId }) => menus.includes(treeId)).map((m) => m.treePaId),
    ]);
    const subsc = subscs.find(
      (one) =>
        stoodIn(one, ym) &&
        one.fees.some(({ feeTpCd }) => feeTpCd === 'TRANS') &&
        one.menuTreeIds.split(/[\s,]+/).some((treeId) => opened.has(treeId)),
    );
    if (!subsc) continue;
    const before = sent.get(subsc.id) ?? { xmlBytes: 0, otherBytes: 0 };
    sent.set(subsc.id, { xmlBytes: before.xmlBytes + xml, otherBytes: before.otherBytes + other });
  }
  return sent;
}

/** Short messages that reached people of the company. The outbox is the system's; whose numbers they are is the company's. */
async function smsOf(tx: Transaction, corpId: number, ym: string): Promise<number> {
  let phones: string[] = [];
  await asCompany(tx, corpId, async () => {
    const rows = await tx.query<{ phone: string }>(
      sql`select distinct phone from platform_user where corp_id = ${corpId}::bigint and phone is not null`,
    );
    phones = rows.map(({ phone }) => phone);
  });
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from platform_outbox where corp_id = ${systemCorpId}::bigint and msg_kind_cd = 'SMS'
      and rcv_addr = any (${phones}::text[]) and ${within('sent_dtm', ym)} and del_yn = 'N'`);
  return row!.count;
}

/** Rows of a month, and of other months what is about one of `months`. */
async function rowsOf(tx: Transaction, corpId: number, ym: string, months: readonly string[]): Promise<UsageRow[]> {
  return tx.query<UsageRow>(sql`
    select id, usage_ym as "usageYm", subsc_id as "subscId", sys_cd as "sysCd", fee_tp_cd as "feeTpCd", item_nm as "itemNm",
      use_ym as "useYm", qty::float8 as qty, coalesce(meter_qty, qty)::float8 as "meterQty", unit_price::text as "unitPrice",
      adj_reason is not null as adjusted, bill_id is not null as billed, coalesce(event_seq, 0)::float8 as "eventSeq"
    from platform_usage where corp_id = ${corpId}::bigint and del_yn = 'N'
      and (usage_ym = ${ym} or use_ym = any (${[...months]}::text[])) order by id`);
}

/** Months of those told whose bill has left the house. */
export async function billedMonths(tx: Transaction, corpId: number, months: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ ym: string }>(sql`
    select bill_ym as ym from platform_bill where corp_id = ${corpId}::bigint and del_yn = 'N'
      and st_cd in ('ISSUED', 'OVERDUE', 'PAID') and bill_ym = any (${[...months]}::text[])`);
  return rows.map(({ ym }) => ym);
}

async function insertLines(tx: Transaction, call: Call, corpId: number, ym: string, lines: readonly UsageLine[]) {
  if (!lines.length) return [];
  const rows = lines.map((line) => ({
    ...{ corp_id: corpId, usage_ym: ym, subsc_corp_id: corpId, subsc_id: line.subscId, sys_cd: line.sysCd },
    ...{ fee_tp_cd: line.feeTpCd, item_nm: line.itemNm, use_ym: line.useYm, qty: line.qty, meter_qty: line.qty },
    ...{ unit_price: line.unitPrice, supply_amt: amountOf(line.qty, line.unitPrice), event_seq: 0 },
  }));
  return tx.query<{ id: number }>(sql`
    insert into platform_usage (corp_id, usage_ym, subsc_corp_id, subsc_id, sys_cd, fee_tp_cd, item_nm, use_ym, qty, meter_qty,
      unit_price, supply_amt, event_seq, create_dt, create_id, update_dt, update_id)
    select corp_id, usage_ym, subsc_corp_id, subsc_id, sys_cd, fee_tp_cd, item_nm, use_ym, qty, meter_qty, unit_price, supply_amt,
      event_seq, ${call.now}::timestamptz, ${call.userId}::bigint, ${call.now}::timestamptz, ${call.userId}::bigint
    from json_populate_recordset(null::platform_usage, ${JSON.stringify(rows)}::json)
    returning id`);
}

export interface MeterResult {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
  /** Nothing changes any more: the month is billed. */
  readonly billed: boolean;
}

/**
 * Meters a month of a company, as the operator, inside a transaction of its own. The same facts leave the same rows. `only`
 * fees of these types, the others stay as they are.
 */
export async function meterCompany(
  tx: Transaction,
  call: Call,
  corpId: number,
  ym: string,
  resources: readonly Resource[],
  only?: readonly FeeType[],
): Promise<MeterResult> {
  await lockCompany(tx, corpId);
  const earlier = Array.from({ length: lateMonths }, (_, i) => moveMonth(ym, -1 - i));
  const billed = await billedMonths(tx, corpId, [ym, ...earlier]);
  if (billed.includes(ym)) return { inserted: 0, updated: 0, removed: 0, billed: true };
  const subscs = await tx.query<SubscRow>(subscRows(corpId));
  const factsOf = async (month: string): Promise<MonthFacts> => ({
    subscs,
    users: await usersAtEnd(tx, corpId, month),
    sent: await sentOf(tx, corpId, month, subscs, resources),
    sms: month === ym ? await smsOf(tx, corpId, month) : 0,
    fax: 0,
  });
  const rows = await rowsOf(tx, corpId, ym, billed);
  const lines = metered(ym, call.today, await factsOf(ym));
  const nameOf = ({ subscId, feeTpCd }: UsageLine) =>
    feeTpCd === 'BASE' ? undefined : subscs.find(({ id }) => id === subscId)?.prodNm;
  for (const month of billed)
    lines.push(...lateLines(ym, metered(month, call.today, await factsOf(month)), rows, nameOf));
  const { insert, update, remove } = converge(
    rows.filter(({ usageYm, feeTpCd }) => usageYm === ym && (only?.includes(feeTpCd) ?? true)),
    lines.filter(({ feeTpCd }) => only?.includes(feeTpCd) ?? true),
  );
  const made = await insertLines(tx, call, corpId, ym, insert);
  const stamp = sql`version = version + 1, update_dt = ${call.now}::timestamptz, update_id = ${call.userId}::bigint`;
  for (const { id, line, qty } of update)
    await tx.query(sql`update platform_usage set subsc_id = ${line.subscId}::bigint, sys_cd = ${line.sysCd}, item_nm = ${line.itemNm},
      qty = ${qty}, meter_qty = ${line.qty}, unit_price = ${line.unitPrice}::numeric,
      supply_amt = ${amountOf(qty, line.unitPrice)}::numeric, ${stamp} where corp_id = ${corpId}::bigint and id = ${id}::bigint`);
  if (remove.length)
    await tx.query(sql`update platform_usage set del_yn = 'Y', ${stamp}
      where corp_id = ${corpId}::bigint and id = any (${[...remove]}::bigint[])`);
  const before = new Map(rows.map((row) => [row.id, row]));
  await writeAudits(tx, usage, corpId, [
    ...made.map(({ id }) => ({ id, act: 'meter', changes: [] })),
    ...update.map(({ id, qty }) => ({
      id,
      act: 'meter',
      changes: [{ field: 'qty', from: String(before.get(id)!.qty), to: String(qty) }],
    })),
    ...remove.map((id) => ({ id, act: 'delete', changes: [] })),
  ]);
  return { inserted: made.length, updated: update.length, removed: remove.length, billed: false };
}

/** What is charged once falls into the month of the approval, with the approval. */
export async function bookOnce(step: SaveStep, corpId: number): Promise<void> {
  await meterCompany(step.tx, step, corpId, monthOf(step.today), step.all, oneOff);
}
