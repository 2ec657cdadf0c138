/** `GET rs4/common/order/item?orderId=`: lines of open orders, which works and purchases name. */
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import type { ResourceLookup } from '../../../database/behaviour.ts';
import { readIds } from '../../../database/query/search.ts';
import { offeredOrders } from './order.ts';

const most = 1000;

const idsOf = (text: unknown, field: string): number[] | null => {
  if (text === undefined || text === '') return null;
  return typeof text === 'string' ? readIds(text) : refuse('E_IDS', { field });
};

/** Rows asked for by `ids` come whatever has become of their order. No prices: whoever looks up needs only a login. */
export const orderLineLookup: ResourceLookup = {
  path: 'rs4/common/order/item',
  parameters: ['orderId', 'keyword', 'ids'],
  rows: ({ corpId }, query) => {
    const [orders, ids] = [idsOf(query.orderId, 'orderId'), idsOf(query.ids, 'ids')];
    const keyword = String(query.keyword ?? '')
      .trim()
      .toLowerCase();
    return sql`select t.id, t.id as key, t.item_nm as value, null as "valueEn", t.parent_id as "orderId",
        t.line_no as "lineNo", t.work_tp_cd as "workTpCd", t.spec, t.unit_cd as "unitCd", t.qty::text as qty
      from rs4_order_item t join rs4_order p on p.corp_id = t.corp_id and p.id = t.parent_id
      where t.corp_id = ${corpId}::bigint and p.del_yn = 'N'
        and (${ids}::bigint[] is not null or p.st_cd = any (${[...offeredOrders]}))
        and (${orders}::bigint[] is null or t.parent_id = any (${orders}::bigint[]))
        and (${ids}::bigint[] is null or t.id = any (${ids}::bigint[]))
        and (${keyword} = '' or position(${keyword} in lower(concat_ws(' ', t.line_no, t.item_nm, t.spec))) > 0)
      order by t.parent_id desc, t.sort_no, t.id limit ${most}`;
  },
};
