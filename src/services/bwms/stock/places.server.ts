/** What lies where in bonded storage since when, and whose it is (24-bonded-transport-warehouse `bwms/stock`). */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { cutTo, mostPlaces, type OwnerRow, type Placed, type PlaceRow } from '../../shared/places/places.ts';

const lying = sql`s.st_cd <> 'OUT'`;

/** Areas that the company runs stand there without goods as well. */
export async function places({ corpId, lang }: Call, _input: Values, ask: Ask): Promise<Placed<PlaceRow>> {
  const name = lang === 'en' ? sql`coalesce(nullif(a.bond_area_nm_en, ''), a.bond_area_nm)` : sql`a.bond_area_nm`;
  const rows = await ask<PlaceRow>(sql`
    with by_unit as (
      select s.bond_area_cd, nullif(s.loc_cd, '') as loc_cd, s.pkg_unit_cd, count(*) filter (where ${lying}) as kinds,
        sum(s.bal_pkg_cnt) as qty, min(s.in_dt) filter (where ${lying}) as since_dt, min(s.store_due_dt) filter (where ${lying}) as due_dt
      from bwms_stock s where s.corp_id = ${corpId}::bigint and s.del_yn = 'N' group by 1, 2, 3)
    select u.bond_area_cd as "areaCd", max(${name}) as "areaNm", u.loc_cd as "placeCd", sum(u.kinds)::int as kinds,
      min(u.since_dt)::text as "sinceDt", min(u.due_dt)::text as "dueDt",
      coalesce(jsonb_agg(jsonb_build_object('unitCd', u.pkg_unit_cd, 'qty', u.qty::text) order by u.pkg_unit_cd)
        filter (where u.qty > 0), '[]') as amounts
    from by_unit u left join fw_bond_area a on a.bond_area_cd = u.bond_area_cd and a.del_yn = 'N'
    group by 1, 3
    union all select a.bond_area_cd, ${name}, null, 0, null, null, '[]'::jsonb from fw_bond_area a
    where a.op_corp_id = ${corpId}::bigint and a.del_yn = 'N' and a.use_yn = 'Y' and not exists (select 1 from by_unit u where u.bond_area_cd = a.bond_area_cd)
    order by 1, 3 limit ${mostPlaces + 1}`);
  return cutTo(rows);
}

export async function owners({ corpId }: Call, _input: Values, ask: Ask): Promise<Placed<OwnerRow>> {
  const rows = await ask<OwnerRow>(sql`
    select coalesce(s.owner_nm, '') as name, s.pkg_unit_cd as "unitCd", count(*)::int as kinds, sum(s.bal_pkg_cnt)::text as qty,
      sum(s.bal_wgt)::text as wgt
    from bwms_stock s where s.corp_id = ${corpId}::bigint and s.del_yn = 'N' and ${lying}
    group by 1, 2 order by sum(s.bal_pkg_cnt) desc, 1 limit ${mostPlaces + 1}`);
  return cutTo(rows);
}
