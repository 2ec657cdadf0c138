/** Orders of a warehouse for shippers that are not done, for the dashboard. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { worksPart } from '../../../api/dashboard/works.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Call } from '../../../database/behaviour.ts';
import { io } from '../io/io.ts';
import { openOrders } from './figures.ts';

/** Of several goods no sum: pieces and boxes would be added. */
const goods = ({ lang }: Call) => sql`(select json_build_object(
    'name', (array_agg(${lang === 'en' ? sql`coalesce(i.item_nm_en, i.item_nm)` : sql`i.item_nm`} order by l.sort_no, l.id))[1],
    'more', count(*) - 1, 'qty', case when count(*) = 1 then min(l.plan_qty)::text end, 'unit', min(l.unit_cd))
  from t3pl_io_item l join rs4_stdinfo_item i on i.corp_id = l.corp_id and i.id = l.item_id
  where l.corp_id = t.corp_id and l.parent_id = t.id having count(*) > 0)`;

const orders = {
  ...{ resource: io, states: openOrders, ours: openOrders, day: 'planDt', tells: ['clntId'], goods },
} as const;

export const goodsWorks = (resources: readonly Resource[]): readonly DashboardPart[] => [
  worksPart({ ...orders, menu: 'T11', view: 'in' }, resources),
  worksPart({ ...orders, menu: 'T12', view: 'out' }, resources),
];
