/** The paper of a stored invoice, with what its order says. */
import { sql } from 'kysely';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSources } from '../document/paperSources.server.ts';
import type { inv } from './inv.ts';
import { invPrint, type InvOrder } from './print.ts';

interface Row extends Pick<InvOrder, 'orderTitle' | 'poNo'> {
  readonly lines: readonly { readonly id: number; readonly no: string | null }[];
}

async function orderOf(ask: Ask, { corpId }: Call, orderId: number | null | undefined): Promise<InvOrder> {
  const [row] = await ask<Row>(sql`
    select o.order_title as "orderTitle", o.po_no as "poNo",
      (select coalesce(json_agg(json_build_object('id', i.id, 'no', i.line_no)), '[]') from rs4_order_item i
        where i.corp_id = o.corp_id and i.parent_id = o.id) as lines
    from rs4_order o where o.corp_id = ${corpId}::bigint and o.id = ${orderId ?? null}::bigint`);
  const lineNos = new Map((row?.lines ?? []).map(({ id, no }) => [id, no]));
  return { orderTitle: row?.orderTitle ?? null, poNo: row?.poNo ?? null, lineNos };
}

export const printInv = async (call: Call, record: WireOf<typeof inv>, ask: Ask): Promise<PageModel> =>
  invPrint({
    ...(await paperSources(call, record, record.itemList, ask, 'INV')),
    order: await orderOf(ask, call, record.orderId),
  });
