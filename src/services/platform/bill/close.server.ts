/** Closing a month of one company, under its lock: usage that is not billed becomes a draft, or replaces it (10-platform bill). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import type { Values } from '../../../core/field.ts';
import { firstDayOfMonth } from '../../../core/months.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Call, Others } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import { become } from '../../../database/messages/asSystem.ts';
import { drawNumber } from '../../../database/save/docNo.ts';
import { oneOff, recurring } from '../usage/meter.ts';
import { lockCompany } from '../usage/month.server.ts';
import type { billFields } from './bill.fields.ts';
import { dueDayOf, holdsOf, totalsOf, type Bounds } from './bill.rules.ts';
import { bill } from './bill.ts';
import { isUnbilled } from './unbilled.server.ts';

type Bill = RecordOf<typeof billFields>;
export type BillLine = RowOf<typeof billFields, 'line'>;

/** Fee types in the order of the codes. */
const order = sql`array_position(array['BASE','EXTRA','TRANS','SMS','FAX','TRAIN','SETUP','CONV'], fee_tp_cd::text)`;

/** Lines that a bill of the month has today: what costs something and stands on no other bill. */
export const linesFor = (tx: Transaction, corpId: number, ym: string) =>
  tx.query<BillLine>(sql`
    select sys_cd as "sysCd", fee_tp_cd as "feeTpCd", item_nm as "itemNm", qty::text, unit_price::text as "unitPrice",
      supply_amt::text as "supplyAmt" from platform_usage u
    where corp_id = ${corpId}::bigint and usage_ym = ${ym} and ${isUnbilled}
    order by ${order}, sys_cd, id`);

/** Whom it is for and from, as their master data say today, and where the money goes. */
async function copiedFor(tx: Transaction, corpId: number): Promise<Bill> {
  const addr = (alias: string) =>
    sql`nullif(left(concat_ws(' ', ${sql.ref(`${alias}.addr`)}, ${sql.ref(`${alias}.addr_dtl`)}), 150), '')`;
  const [row] = await tx.query<Bill>(sql`
    select c.corp_nm as "inveNm", c.corp_reg_no as "inveRegNo", c.ceo_nm as "inveCeoNm", ${addr('c')} as "inveAddr",
      c.biz_tp as "inveBizTp", c.biz_item as "inveBizItem", coalesce(c.tax_email, c.email) as "inveEmail",
      o.corp_nm as "invrNm", o.corp_reg_no as "invrRegNo", o.ceo_nm as "invrCeoNm", ${addr('o')} as "invrAddr",
      o.tel_no as "invrTelNo", o.bank_nm as "bankNm", o.acct_no as "acctNo"
    from platform_corp c, platform_corp o where c.id = ${corpId}::bigint and o.id = ${systemCorpId}::bigint`);
  return row ?? {};
}

async function boundsOf(tx: Transaction, corpId: number, ym: string): Promise<Bounds> {
  const [row] = await tx.query<{ twice: boolean; last: string | null; taxEmail: string | null }>(sql`
    select exists (
        select 1 from platform_usage u where u.corp_id = ${corpId}::bigint and u.del_yn = 'N' and u.fee_tp_cd = any (${[...recurring]}::text[])
          and (u.bill_id is not null or u.usage_ym = ${ym})
          and u.use_ym in (select use_ym from platform_usage n where n.corp_id = u.corp_id and n.usage_ym = ${ym} and n.del_yn = 'N' and n.bill_id is null)
        group by u.fee_tp_cd, case when u.fee_tp_cd = 'BASE' then 0 else u.subsc_id end, u.use_ym having count(*) > 1) as twice,
      (select coalesce(sum(l.supply_amt) filter (where not l.fee_tp_cd = any (${[...oneOff]}::text[])), 0)::text
        from platform_bill b join platform_bill_line l on l.corp_id = b.corp_id and l.parent_id = b.id
        where b.corp_id = ${corpId}::bigint and b.del_yn = 'N' and b.st_cd in ('ISSUED', 'OVERDUE', 'PAID') and b.bill_ym < ${ym}
        group by b.id, b.bill_ym order by b.bill_ym desc limit 1) as last,
      (select tax_email from platform_corp where id = ${corpId}::bigint) as "taxEmail"`);
  return { twice: row!.twice, last: row!.last ?? undefined, taxEmail: row!.taxEmail };
}

/** The number counts in the company, by the month that it is about. */
async function drawBillNo(tx: Transaction, corpId: number, ym: string): Promise<string> {
  const { corpId: here, userId } = tx.actor;
  await become(tx, corpId, 0);
  const there: Transaction = { actor: { ...tx.actor, corpId }, query: tx.query };
  const no = await drawNumber(there, { table: bill.table, preId: 'BL', period: 'month' }, firstDayOfMonth(ym));
  await become(tx, here, userId);
  return no;
}

interface Held {
  readonly id: number;
  readonly billNo: string;
  readonly stCd: string;
  readonly holdCds: string | null;
  /** As it was copied last. */
  readonly copied: Values;
}

export const sameLines = (some: readonly BillLine[], others: readonly BillLine[]): boolean => {
  const text = (lines: readonly BillLine[]) =>
    JSON.stringify(lines.map((one) => [one.sysCd, one.feeTpCd, one.itemNm, one.qty, one.unitPrice, one.supplyAmt]));
  return text(some) === text(others);
};

export const storedLines = (tx: Transaction, corpId: number, id: number) =>
  tx.query<BillLine & { id: number }>(sql`
    select id, sys_cd as "sysCd", fee_tp_cd as "feeTpCd", item_nm as "itemNm", qty::text, unit_price::text as "unitPrice",
      supply_amt::text as "supplyAmt" from platform_bill_line where corp_id = ${corpId}::bigint and parent_id = ${id}::bigint order by sort_no`);

export interface Closed {
  readonly outcome: 'made' | 'replaced' | 'same' | 'issued' | 'none';
  readonly id?: number;
  readonly billNo?: string;
  readonly sumAmount?: string;
  /** Keys of BILL_HOLD. */
  readonly holdCds?: string | null;
}

/** Closes the month of a company as the operator; a killed run is started again and comes to the same drafts. */
export async function closeCompany(
  tx: Transaction,
  _call: Call,
  others: Others,
  corpId: number,
  ym: string,
): Promise<Closed> {
  await lockCompany(tx, corpId);
  const [held] = await tx.query<Held>(sql`
    select id, bill_no as "billNo", st_cd as "stCd", hold_cds as "holdCds",
      json_build_object('inveNm', inve_nm, 'inveRegNo', inve_reg_no, 'inveCeoNm', inve_ceo_nm, 'inveAddr', inve_addr,
        'inveBizTp', inve_biz_tp, 'inveBizItem', inve_biz_item, 'inveEmail', inve_email, 'invrNm', invr_nm,
        'invrRegNo', invr_reg_no, 'invrCeoNm', invr_ceo_nm, 'invrAddr', invr_addr, 'invrTelNo', invr_tel_no,
        'bankNm', bank_nm, 'acctNo', acct_no) as copied from platform_bill
    where corp_id = ${corpId}::bigint and bill_ym = ${ym} and del_yn = 'N' and st_cd <> 'CANCEL'`);
  if (held && held.stCd !== 'DRAFT') return { outcome: 'issued', id: held.id, billNo: held.billNo };
  const lines = await linesFor(tx, corpId, ym);
  if (!lines.length) {
    if (held) await others.act('platform/bill', held.id, 'cancel');
    return { outcome: 'none' };
  }
  const copied = await copiedFor(tx, corpId);
  const holdCds = holdsOf(lines, await boundsOf(tx, corpId, ym));
  const totals = totalsOf(lines);
  const header = { ...copied, ...totals, holdCds, dueDt: dueDayOf(ym) };
  const told = { holdCds, sumAmount: totals.sumAmount };
  if (!held) {
    const billNo = await drawBillNo(tx, corpId, ym);
    const made = await others.make('platform/bill', { corpId, billYm: ym, billNo, ...header }, { line: lines });
    return { outcome: 'made', id: made.id as number, billNo, ...told };
  }
  const before = await storedLines(tx, corpId, held.id);
  const answer = { id: held.id, billNo: held.billNo, ...told };
  if (sameLines(before, lines) && held.holdCds === holdCds) {
    // A run that is started again leaves no trace where nothing has become of it.
    const moved = Object.entries(copied).some(([name, value]) => (held.copied[name] ?? null) !== (value ?? null));
    if (moved) await others.patch('platform/bill', held.id, { act: 'close', header: { ...copied } });
    return { outcome: 'same', ...answer };
  }
  await others.patch('platform/bill', held.id, {
    act: 'close',
    // What was looked at was another bill.
    header: { ...header, relReason: null },
    rows: { line: { insert: lines, delete: before.map(({ id }) => id) } },
  });
  return { outcome: 'replaced', ...answer };
}

/** How the whole stands on a tax invoice, which is in Korean. */
export const wholeName = (ym: string): string =>
  translate('ko', 'print.billWhole', { month: `${ym.slice(0, 4)}-${ym.slice(4)}` });
