/** A permit for what an order brings aboard (`fromOrder {orderId}`): its ship, its berth, its lines. */
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import type { Values } from '../../../core/field.ts';
import type { Ask, Call, Draft } from '../../../database/behaviour.ts';
import type { Permit } from './loadPrmt.fields.ts';
import type { Worth } from './orderedSum.ts';
import { spread, type Goods } from './spread.ts';

/** Ordered, or already on the way. */
const permitted = ['ORD', 'DLV'];

interface Order {
  readonly stCd: string;
  readonly shipNm: string;
  readonly callSign: string;
  readonly arrDt: string;
  readonly depDt: string | null;
  readonly berthTxt: string | null;
  readonly from: string;
  readonly to: string;
}

/** The order that this company supplies; undefined for any other. */
export async function suppliedOrder(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  id: unknown,
): Promise<Order | undefined> {
  if (typeof id !== 'number') return undefined;
  const [order] = await ask<Order>(sql`
    select st_cd as "stCd", ship_nm as "shipNm", call_sign as "callSign", to_char(eta_dt, 'YYYY-MM-DD') as "arrDt",
      to_char(etd_dt, 'YYYY-MM-DD') as "depDt", berth_txt as "berthTxt",
      to_char(req_dlv_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "from",
      to_char((req_dlv_dtm + interval '2 hours') at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as "to"
    from shipwork_order where id = ${id}::bigint and sup_corp_id = ${corpId}::bigint and del_yn = 'N'`);
  return order;
}

/** What ship and day of the order say of the permit. */
export async function ofOrder(ask: Ask, call: Call, orderId: unknown): Promise<Permit> {
  const order = await suppliedOrder(ask, call, orderId);
  if (!order) return {};
  const { stCd: _state, from, to, ...same } = order;
  return { ...same, loadFromDtm: from, loadToDtm: to };
}

/** Lines of the order as those of a permit; what each is worth in won, less its discount. */
export const linesOfOrder = (ask: Ask, orderId: unknown): Promise<Values[]> =>
  ask<Values>(sql`
    select left(item_nm, 100) as "itemNm", left(spec, 60) as spec, unit_cd as "unitCd", qty::text as qty,
      round(price * (100 - coalesce(dct_rt, 0)) / 100)::text as "unitPrice"
    from shipwork_order_item where parent_id = ${orderId as number}::bigint order by sort_no`);

/** Lines of the order with what each comes to. */
export const worthOfOrder = (ask: Ask, { corpId }: Pick<Call, 'corpId'>, orderId: number): Promise<Worth[]> =>
  ask<Worth>(sql`
    select left(i.item_nm, 100) as "itemNm", left(i.spec, 60) as spec, i.unit_cd as "unitCd", i.qty::text as qty,
      i.quot_amount::text as amount
    from shipwork_order o join shipwork_order_item i on i.corp_id = o.corp_id and i.parent_id = o.id
    where o.id = ${orderId}::bigint and o.sup_corp_id = ${corpId}::bigint and o.del_yn = 'N'`);

/**
 * What the order of a permit has delivered of its lines, as far as no other permit of the order has reported it aboard:
 * `{line: quantity}`, never more than was permitted; nothing before a delivery.
 */
export async function deliveredOf(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  { id, orderId, item = [] }: Permit,
): Promise<Record<string, string>> {
  if (typeof orderId !== 'number') return {};
  const delivered = await ask<Goods>(sql`
    select left(i.item_nm, 100) as "itemNm", left(i.spec, 60) as spec, i.unit_cd as "unitCd", i.dlv_qty::text as qty
    from shipwork_order o join shipwork_order_item i on i.corp_id = o.corp_id and i.parent_id = o.id
    where o.id = ${orderId}::bigint and o.sup_corp_id = ${corpId}::bigint and o.del_yn = 'N' and o.dlv_dtm is not null`);
  const reported = await ask<Goods>(sql`
    select i.item_nm as "itemNm", i.spec, i.unit_cd as "unitCd", i.real_qty::text as qty
    from shipwork_load_prmt p join shipwork_load_prmt_item i on i.corp_id = p.corp_id and i.parent_id = p.id
    where p.corp_id = ${corpId}::bigint and p.order_id = ${orderId}::bigint and p.id <> ${id ?? 0}::bigint and p.st_cd = 'DONE' and p.del_yn = 'N'`);
  return delivered.length ? spread(item, delivered, reported) : {};
}

/** E_REF for an order that is not ours to supply, E_STATE before it is ordered. */
export async function draftFromOrder(ask: Ask, call: Call, orderId: unknown): Promise<Draft> {
  const order = await suppliedOrder(ask, call, orderId);
  if (!order) return refuse('E_REF', { field: 'orderId' });
  if (!permitted.includes(order.stCd)) refuse('E_STATE', { field: 'orderId', text: 'orderNotOrdered' });
  const header = { orderId, applyDt: call.today, ...(await ofOrder(ask, call, orderId)) };
  return { header, rows: { item: await linesOfOrder(ask, orderId) } };
}
