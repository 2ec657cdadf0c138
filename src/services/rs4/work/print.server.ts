/** The instruction sheet of a stored work, in the reader's language; a foreign subcontractor gets it in English. */
import { sql } from 'kysely';
import type { PageModel } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { paperSourcesFor } from '../document/paperSources.server.ts';
import { workPrint, type WorkLine } from './print.ts';
import type { work as workResource } from './work.ts';

const noLine: WorkLine = { orderNo: '', orderTitle: '', itemNm: '', spec: null, unitCd: null, qty: null };

export async function printWork(call: Call, work: WireOf<typeof workResource>, ask: Ask): Promise<PageModel> {
  const [line = noLine] = await ask<WorkLine>(sql`
    select o.order_no as "orderNo", o.order_title as "orderTitle", i.item_nm as "itemNm", i.spec, i.unit_cd as "unitCd", i.qty::text as qty
    from rs4_order o join rs4_order_item i on i.corp_id = o.corp_id and i.parent_id = o.id
    where o.corp_id = ${call.corpId}::bigint and o.id = ${work.orderId}::bigint and i.id = ${work.orderItemId}::bigint`);
  const doc = { ...work, clntId: work.purcClntId, chargeUserId: work.leadUserId };
  return workPrint({ ...(await paperSourcesFor(call, doc, work.matlList, ask, 'WORK')), line });
}
