/** What goods cost last: for the buyer who chooses an item, for the supplier who fills in the prices of a request. */
import { sql } from 'kysely';
import type { LastPrice } from '../../../core/resource.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { foreignOf } from '../../shared/amounts.ts';
import type { OrderRecord } from './order.fields.ts';

/** Orders whose prices were agreed on, or offered. */
const priced = ['QUOT', 'ORD', 'DLV', 'RCV', 'BILL'];

interface Item {
  readonly id: number;
  readonly itemNm: string;
  readonly spec: string | null;
  readonly unitCd: string;
  readonly catCd: string | null;
  readonly impaCd: string | null;
}
interface Found {
  readonly itemId: number;
  readonly price: string;
  readonly day: string | null;
  readonly ofShip: boolean;
}

/** Words of the buyer's own items by id, with what they cost last for this ship, else from this supplier. */
export async function itemProposals(ask: Ask, call: Call, ids: readonly number[], record: OrderRecord) {
  const field = foreignOf(record) ? 'priceFrgn' : 'price';
  const column = sql.ref(field === 'price' ? 'i.price' : 'i.price_frgn');
  const ofShip = sql`coalesce(t.ship_id = ${record.shipId ?? null}::bigint, false)`;
  const ofSupplier = sql`t.sup_corp_id = (select corp_id from platform_cert_corp where id = ${record.supCertId ?? null}::bigint)`;
  const [items, found] = [
    await ask<Item>(sql`
      select id, item_nm as "itemNm", spec, unit_cd as "unitCd", cat_cd as "catCd", impa_cd as "impaCd" from rs4_stdinfo_item
      where corp_id = ${call.corpId}::bigint and del_yn = 'N' and id = any (${[...ids]}::bigint[])`),
    await ask<Found>(sql`
      select distinct on (i.item_id) i.item_id as "itemId", ${column}::text as price, ${ofShip} as "ofShip",
        to_char(t.create_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day
      from shipwork_order t join shipwork_order_item i on i.corp_id = t.corp_id and i.parent_id = t.id
      where t.corp_id = ${call.corpId}::bigint and t.del_yn = 'N' and t.curr_cd = ${record.currCd ?? 'KRW'}
        and t.st_cd = any (${priced}::text[]) and i.item_id = any (${[...ids]}::bigint[]) and ${column} > 0
        and (${ofShip} or ${ofSupplier})
      order by i.item_id, ${ofShip} desc, t.create_dt desc, i.id desc`),
  ];
  const last = new Map(
    found.map(({ itemId, price, day, ofShip: same }): [number, LastPrice] => [
      itemId,
      { field, values: { [field]: price }, day, of: same ? 'ship' : 'clnt' },
    ]),
  );
  return items.map(({ id, ...values }) => ({ of: id, values: { ...values }, last: last.get(id) }));
}

/** Of a row of a request: what the supplier asked for the same goods last, and what they cost it. */
export interface SupplierPrice {
  readonly id: number;
  /** Price in the currency of the order. */
  readonly price: string | null;
  readonly purcPrice: string | null;
  readonly day: string | null;
  /** Asked of this buyer for the same ship, of this buyer, or the supplier's own list price. */
  readonly of: 'ship' | 'clnt' | 'item' | null;
}

/** The same goods: by IMPA code where both have one, else by name and unit. */
const sameGoods = (one: string, other: string) =>
  sql.raw(`
  (case when ${one}.impa_cd is not null and ${other}.impa_cd is not null then ${one}.impa_cd = ${other}.impa_cd
    else lower(${one}.item_nm) = lower(${other}.item_nm) end and ${one}.unit_cd = ${other}.unit_cd)`);

/** Rows of an order that this company is asked to supply. */
export const supplierPrices = (
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  orderId: unknown,
): Promise<SupplierPrice[]> =>
  ask<SupplierPrice>(sql`
    select i.id, coalesce(l.price, m.price)::text as price, coalesce(m.purc_price, l.purc_price)::text as "purcPrice",
      coalesce(l.day, null) as day, case when l.price is not null then case when l.of_ship then 'ship' else 'clnt' end
        when m.price is not null then 'item' end as of
    from shipwork_order o join shipwork_order_item i on i.corp_id = o.corp_id and i.parent_id = o.id
      left join lateral (
        select case when o.curr_cd = 'KRW' then j.price else j.price_frgn end as price, j.purc_price,
          coalesce(p.call_sign = o.call_sign, false) as of_ship,
          to_char(p.create_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day
        from shipwork_order p join shipwork_order_item j on j.corp_id = p.corp_id and j.parent_id = p.id
        where p.corp_id = o.corp_id and p.sup_corp_id = o.sup_corp_id and p.id <> o.id and p.del_yn = 'N'
          and p.curr_cd = o.curr_cd and p.st_cd = any (${priced}::text[]) and ${sameGoods('i', 'j')}
          and case when o.curr_cd = 'KRW' then j.price else j.price_frgn end > 0
        order by coalesce(p.call_sign = o.call_sign, false) desc, p.create_dt desc limit 1) l on true
      left join lateral (
        select case when o.curr_cd = 'KRW' then nullif(k.price, 0) when k.curr_cd = o.curr_cd then nullif(k.price_frgn, 0) end as price,
          nullif(k.purc_price, 0) as purc_price
        from rs4_stdinfo_item k where k.corp_id = ${corpId}::bigint and k.item_tp_cd = 'P' and k.del_yn = 'N'
          and k.use_yn = 'Y' and ${sameGoods('i', 'k')} order by k.id desc limit 1) m on true
    where o.id = ${orderId}::bigint and o.sup_corp_id = ${corpId}::bigint and o.del_yn = 'N' order by i.sort_no`);
