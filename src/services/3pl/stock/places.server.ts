/** What lies where for how long, and which shipper has how much (25-3pl 2.9 `3pl/stock`). */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { Values } from '../../../core/field.ts';
import { cutTo, mostPlaces, type OwnerRow, type Placed, type PlaceRow } from '../../shared/places/places.ts';
import { damaged } from '../ledger.ts';

/** Balances of the company in the warehouse that is asked about, over the alias `s`. */
const here = ({ corpId }: Call, { whCd = null }: Values) => sql`s.corp_id = ${corpId}::bigint and s.del_yn = 'N'
  and (${whCd}::text is null or s.wh_cd = ${whCd}::text)`;

/** When what lies there came: the first movement in since nothing lay there. */
const since = sql`(select (min(m.move_dtm) at time zone 'Asia/Seoul')::date from t3pl_stock_ledger m
  where m.corp_id = s.corp_id and m.parent_id = s.id and m.in_qty > 0 and m.id > coalesce((select max(z.id)
    from t3pl_stock_ledger z where z.corp_id = s.corp_id and z.parent_id = s.id and z.bal_qty = 0), 0))`;

export async function places(call: Call, input: Values, ask: Ask): Promise<Placed<PlaceRow>> {
  const rows = await ask<PlaceRow>(sql`
    with lying as (
      select s.wh_cd, s.loc_cd, i.unit_cd, s.on_qty, s.exp_dt, case when s.on_qty > 0 then ${since} end as since_dt
      from t3pl_stock s join rs4_stdinfo_item i on i.corp_id = s.corp_id and i.id = s.item_id
      where ${here(call, input)}),
    by_unit as (
      select wh_cd, loc_cd, unit_cd, sum(on_qty) as qty, count(*) filter (where on_qty > 0) as kinds, min(since_dt) as since_dt,
        min(exp_dt) filter (where on_qty > 0) as due_dt
      from lying group by 1, 2, 3)
    select wh_cd as "areaCd", loc_cd as "placeCd", sum(kinds)::int as kinds, min(since_dt)::text as "sinceDt",
      min(due_dt)::text as "dueDt", coalesce(jsonb_agg(jsonb_build_object('unitCd', unit_cd, 'qty', qty::text)
        order by unit_cd) filter (where qty > 0), '[]') as amounts
    from by_unit group by 1, 2 order by 1, 2 limit ${mostPlaces + 1}`);
  return cutTo(rows);
}

export async function owners(call: Call, input: Values, ask: Ask): Promise<Placed<OwnerRow>> {
  const name = call.lang === 'en' ? sql`coalesce(nullif(c.clnt_nm_en, ''), c.clnt_nm)` : sql`c.clnt_nm`;
  const rows = await ask<OwnerRow>(sql`
    select s.clnt_id as "clntId", ${name} as name, i.unit_cd as "unitCd", count(*)::int as kinds, sum(s.on_qty)::text as qty,
      coalesce(sum(s.on_qty) filter (where s.loc_cd = ${damaged}), 0)::text as "dmgQty"
    from t3pl_stock s join rs4_clnt c on c.corp_id = s.corp_id and c.id = s.clnt_id
      join rs4_stdinfo_item i on i.corp_id = s.corp_id and i.id = s.item_id
    where ${here(call, input)} and s.on_qty > 0
    group by 1, 2, 3 order by sum(s.on_qty) desc, 1 limit ${mostPlaces + 1}`);
  return cutTo(rows);
}
