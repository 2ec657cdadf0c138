/** The instruction sheet of a stored work, in the reader's language; a foreign subcontractor gets it in English. */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import type { PageModel } from '../../../core/page.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSourcesFor } from '../document/paperSources.server.ts';
import { workPrint } from './print.ts';

export async function printWork(call: Call, work: Values, ask: Ask): Promise<PageModel> {
  const [found] = await ask<{
    orderNo: string;
    orderTitle: string;
    itemNm: string;
    spec: string | null;
    unitCd: string | null;
    qty: string | null;
  }>(sql`
    select o.order_no as "orderNo", o.order_title as "orderTitle", i.item_nm as "itemNm", i.spec, i.unit_cd as "unitCd", i.qty::text as qty
    from rs4_order o join rs4_order_item i on i.corp_id = o.corp_id and i.parent_id = o.id
    where o.corp_id = ${call.corpId}::bigint and o.id = ${work.orderId}::bigint and i.id = ${work.orderItemId}::bigint`);
  const about = found ?? { orderNo: '', orderTitle: '', itemNm: '', spec: null, unitCd: null, qty: null };
  const sources = await paperSourcesFor(
    call,
    { ...work, clntId: work.purcClntId, chargeUserId: work.leadUserId },
    ask,
    'WORK',
  );
  return workPrint({ ...sources, order: about, line: about });
}
