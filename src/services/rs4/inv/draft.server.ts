/** A new invoice of an order: a share in advance or by progress, or what was done less what was invoiced before. */
import { sql } from 'kysely';
import { addDays } from '../../../core/dates.ts';
import { rnd, sumFigures } from '../../../core/decimal.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { withoutEmpty } from '../../../record/defaults.ts';
import { orderOf, type OfOrder } from '../order/live.server.ts';
import { isForeign } from '../../shared/amounts.ts';
import { customerOf, settingsOf, styleFor } from '../document/defaults.server.ts';
import { rateOf, type ExcRate } from '../../shared/excRates.server.ts';
import { advanceLeft, shareLeft } from './billed.rules.ts';
import { billedOf } from './billed.server.ts';
import { earlierOf } from './earlier.server.ts';
import type { invFields } from './inv.fields.ts';

type Inv = RecordOf<typeof invFields>;
type InvLine = RowOf<typeof invFields, 'item'>;

/** Days of a payment term (ref1 of PAY_TERM) after the invoice. */
async function dueDay(ask: Ask, { corpId }: Call, payTermCd: string, invDt: string): Promise<string> {
  const [code] = await ask<{ days: string | null }>(sql`
    select c.ref1 as days from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.grp_cd = 'PAY_TERM' and g.del_yn = 'N' and c.key = ${payTermCd} and c.corp_id in (${corpId}::bigint, 1)
    order by c.corp_id desc limit 1`);
  return addDays(invDt, Number(code?.days ?? 0));
}

/** What follows from the order alone, written anew with every save: nobody types it. */
export async function ofOrder(ask: Ask, call: Call, record: Inv): Promise<Inv> {
  const order = await orderOf(ask, call, record.orderId);
  if (!order) return {};
  const { currCd, shipId, quotAmount: orderAmount, quotAmountFrgn: orderAmountFrgn } = order;
  const dueDt = await dueDay(ask, call, order.payTermCd, record.invDt ?? call.today);
  return { currCd, shipId, orderAmount, orderAmountFrgn, dueDt };
}

interface Bank {
  readonly bankNm: string | null;
  readonly acctNo: string | null;
  readonly swiftCd: string | null;
}

/** The account that the money is to come to; of another currency with the code by which banks abroad find it. */
async function bankOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, currCd = 'KRW'): Promise<Bank | undefined> {
  const [bank] = await ask<Bank>(
    sql`select bank_nm as "bankNm", acct_no as "acctNo", swift_cd as "swiftCd" from platform_corp where id = ${corpId}::bigint`,
  );
  return bank && { ...bank, swiftCd: isForeign({ currCd }) ? bank.swiftCd : null };
}

/** Rate of the day of the invoice; the order's own where none is known. */
export async function rateOn(ask: Ask, call: Call, record: Inv): Promise<Pick<ExcRate, 'excRt' | 'excUnit'>> {
  const { excRt, excUnit } = await rateOf(ask, call, record, record.invDt ?? call.today);
  if (excRt) return { excRt, excUnit };
  const [order] = await ask<Pick<ExcRate, 'excRt' | 'excUnit'>>(sql`
    select exc_rt::text as "excRt", exc_unit as "excUnit" from rs4_order
    where corp_id = ${call.corpId}::bigint and id = ${record.orderId ?? 0}::bigint`);
  return order ?? { excRt: null, excUnit };
}

/** The share that is asked for unless told: in advance the usual one, by progress what was done; less what was asked for before. */
async function shareOf(ask: Ask, call: Call, order: OfOrder, kind: string): Promise<string | null> {
  if (kind === 'FINAL') return null;
  const billed = await billedOf(ask, call, order);
  return kind === 'ADV' ? advanceLeft((await settingsOf(ask, call)).ADV_RT ?? '30', billed) : shareLeft(billed);
}

const words = {
  ko: { less: '기청구 차감', ADV: '선금', PROG: '기성' },
  en: { less: 'Less: invoiced before', ADV: 'Advance payment', PROG: 'Progress payment' },
} as const;

async function languageOf(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  styleCodeId: number | null | undefined,
): Promise<'ko' | 'en'> {
  const [style] = await ask<{ lang: string }>(sql`
    select lang_cd as lang from rs4_style_code where corp_id = ${corpId}::bigint and id = ${styleCodeId ?? 0}::bigint`);
  return style?.lang === 'en' ? 'en' : 'ko';
}

/** Headings and remarks as they are, work by what was done of it. */
const doneLines = (ask: Ask, { corpId }: Pick<Call, 'corpId'>, orderId: number) =>
  ask<InvLine>(sql`
    select id as "orderItemId", item_id as "itemId", line_tp_cd as "lineTpCd", item_nm as "itemNm", spec, unit_cd as "unitCd",
      case when line_tp_cd = 'I' then done_qty::text when line_tp_cd = 'D' then '1' end as qty, 'P' as "priceBaseCd",
      price::text, price_frgn::text as "priceFrgn", dct_rt::text as "dctRt", vat_cd as "vatCd", remark
    from rs4_order_item where corp_id = ${corpId}::bigint and parent_id = ${orderId}::bigint
      and (line_tp_cd <> 'I' or coalesce(done_qty, 0) > 0) order by sort_no`);

async function linesFor(ask: Ask, call: Call, order: OfOrder, header: Inv): Promise<InvLine[]> {
  const text = words[await languageOf(ask, call, header.styleCodeId)];
  const { invKindCd, vatCd, advRt } = header;
  const blank = { priceBaseCd: 'P', dctRt: '0', vatCd, qty: '1' };
  if (invKindCd !== 'FINAL') {
    const name = text[invKindCd === 'PROG' ? 'PROG' : 'ADV'];
    // Its price is the share of the order, by the rules.
    return [
      {
        ...blank,
        lineTpCd: 'I',
        itemNm: `${name} ${Number(advRt)}% · ${order.orderTitle}`,
        unitCd: 'LS',
        price: '0',
        priceFrgn: '0',
      },
    ];
  }
  const earlier = await earlierOf(ask, call, order.id);
  const sum = (name: 'quotAmount' | 'quotAmountFrgn', scale: number) =>
    rnd(sumFigures(earlier.map((invoice) => invoice[name])).times(-1), scale);
  const less = {
    ...blank,
    lineTpCd: 'D',
    itemNm: text.less,
    price: sum('quotAmount', 0),
    priceFrgn: sum('quotAmountFrgn', 2),
  };
  return [...(await doneLines(ask, call, order.id)), ...(earlier.length ? [less] : [])];
}

/** A new invoice that is about to be made. */
interface InvDraft {
  readonly header: Inv;
  readonly rows: { readonly item: readonly InvLine[] };
}

/** Header and lines of a new invoice of `orderId` and `invKindCd`; what `start` tells stays as it is. */
export async function draftInv(ask: Ask, call: Call, start: Inv): Promise<InvDraft> {
  const order = await orderOf(ask, call, start.orderId);
  if (!order) return { header: { ...(await bankOf(ask, call)) }, rows: { item: [] } };
  const clntId = start.clntId ?? order.clntId;
  const customer = await customerOf(ask, call, clntId);
  const priced = { ...start, currCd: order.currCd };
  const proposed: Inv = {
    ...{ clntId, vatCd: order.vatCd, zeroReasonCd: order.vatCd === 'ZERO' ? order.zeroReasonCd : null },
    ...(await ofOrder(ask, call, priced)),
    ...(await rateOn(ask, call, priced)),
    ...(await bankOf(ask, call, order.currCd)),
    styleCodeId: await styleFor(ask, call, 'INV', customer?.natCd),
    advRt: await shareOf(ask, call, order, start.invKindCd ?? 'FINAL'),
  };
  const header = { ...proposed, ...withoutEmpty(start), invKindCd: start.invKindCd ?? 'FINAL' };
  return { header, rows: { item: await linesFor(ask, call, order, header) } };
}
