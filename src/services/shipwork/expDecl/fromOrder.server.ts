/** An export declaration for the goods of a supply order: its buyer, ship and port, each item a line with one model. */
import { sql } from 'kysely';
import { figure, rnd } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { linkUidName } from '../../../record/below.ts';

/** Ordered, or already on the way; what is only offered is not declared. */
const ordered = ['ORD', 'DLV', 'RCV', 'BILL'];

interface Order {
  readonly buyerNm: string;
  readonly shipNm: string | null;
  readonly loadPortCd: string | null;
  readonly currCd: string;
}

interface Item {
  readonly itemNm: string;
  readonly spec: string | null;
  readonly unitCd: string;
  readonly qty: string;
  readonly unitPriceFrgn: string | null;
  /** As the company declared the same goods last. */
  readonly hsCd: string | null;
  readonly declaredNm: string | null;
}

/** Header and rows of the new declaration; nothing of an order that the company does not supply. */
export async function fromOrder(ask: Ask, { corpId }: Call, orderId: unknown): Promise<Values> {
  if (typeof orderId !== 'number') return {};
  const [order] = await ask<Order>(sql`
    select left(buy_nm, 60) as "buyerNm", ship_nm as "shipNm", case when port_cd like 'KR%' then port_cd end as "loadPortCd", curr_cd as "currCd"
    from shipwork_order where id = ${orderId}::bigint and sup_corp_id = ${corpId}::bigint and del_yn = 'N'
      and st_cd = any (${ordered}::text[])`);
  if (!order) return { orderId: null };
  const items = await ask<Item>(sql`
    select left(i.item_nm, 100) as "itemNm", i.spec, i.unit_cd as "unitCd", i.qty::text as qty,
      (case when ${order.currCd}::text = 'KRW' then i.price else i.price_frgn end)::numeric(15, 2)::text as "unitPriceFrgn",
      last.hs_cd as "hsCd", last.item_nm as "declaredNm"
    from shipwork_order_item i left join lateral (
      select l.hs_cd, l.item_nm from shipwork_exp_decl_lan l
      where l.corp_id = ${corpId}::bigint and l.deal_nm = left(i.item_nm, 100) order by l.id desc limit 1) last on true
    where i.parent_id = ${orderId}::bigint order by i.sort_no`);
  const lan = items.map(({ itemNm, hsCd, declaredNm, qty, unitCd }, at) => ({
    ...{ uid: `order ${at}`, sortNo: at + 1, hsCd, itemNm: declaredNm ?? itemNm, dealNm: itemNm, oriNatCd: 'KR' },
    ...{ qty, qtyUnitCd: unitCd },
  }));
  const model = items.map(({ itemNm, spec, qty, unitCd, unitPriceFrgn }, at) => ({
    ...{ [linkUidName('lan')]: `order ${at}`, sortNo: at + 1, modelNm: [itemNm, spec].filter(Boolean).join(' ') },
    ...{ qty, qtyUnitCd: unitCd, unitPriceFrgn },
  }));
  const amounts = items.map(({ qty, unitPriceFrgn }) => figure(qty).times(figure(unitPriceFrgn)));
  return {
    ...order,
    payAmtFrgn: rnd(
      amounts.reduce((sum, one) => sum.plus(one), figure(0)),
      2,
    ),
    lan,
    model,
  };
}
