/** What hangs on a balance of bonded goods: until when it may lie, and how far it has gone. */
import { sql } from 'kysely';
import type { Step } from '../../../database/behaviour.ts';

/** Months that goods may lie where the area says nothing. */
const usualMonths = 6;

/** Sets the day until which the goods may lie, where there is none yet, and the state from balance and days. */
export const follow = ({ tx, corpId, today }: Pick<Step, 'tx' | 'corpId' | 'today'>, stockId: number) =>
  tx.query(sql`update bwms_stock s set store_due_dt = d.due,
      st_cd = case when s.bal_pkg_cnt = 0 and s.bal_wgt = 0 then 'OUT' when d.due < ${today}::date then 'OVER'
        when s.notice_dt is not null then 'NOTICE' when s.out_pkg_cnt > 0 or s.out_wgt > 0 then 'PART' else 'STORED' end
    from (select b.id, coalesce(b.store_due_dt, (b.in_dt + make_interval(months => coalesce((select a.store_mm::int
        from fw_bond_area a where a.bond_area_cd = b.bond_area_cd and a.del_yn = 'N'), ${usualMonths})))::date) as due
      from bwms_stock b where b.corp_id = ${corpId}::bigint and b.id = ${stockId}::bigint) d
    where s.corp_id = ${corpId}::bigint and s.id = d.id`);
