/** What the steps of a work go by beyond itself, as it stands now. */
import { sql } from 'kysely';
import type { StoredOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { WorkFacts } from './left.ts';
import type { work as workResource } from './work.ts';

export async function workFacts(ask: Ask, { corpId }: Call, work: StoredOf<typeof workResource>): Promise<WorkFacts> {
  const [found] = await ask<WorkFacts>(sql`
    select case when l.left_qty > 0 then trim_scale(l.left_qty)::text end as "leftQty", l.unit_cd as "unitCd" from (
      select i.unit_cd, i.qty - coalesce((select sum(w.done_qty) from rs4_work w where w.corp_id = i.corp_id and w.order_item_id = i.id
        and w.st_cd = 'DONE' and w.del_yn = 'N' and w.id <> ${work.id}::bigint), 0) as left_qty
      from rs4_order_item i where i.corp_id = ${corpId}::bigint and i.parent_id = ${work.orderId ?? null}::bigint
        and i.id = ${work.orderItemId ?? null}::bigint) l`);
  return found ?? { leftQty: null, unitCd: null };
}
