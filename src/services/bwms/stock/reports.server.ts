/** Statements of the reports of bonded goods: what moved in a period, and what lay there as a day ended, in Korea. */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';

const dayAfter = (day: unknown): Statement => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Seoul')`;

/** Movements in their order, each with what was left after it at its moment. */
const moved = (corpId: number): Statement => sql`(
  select h.*, (sum(h.in_pkg_cnt - h.out_pkg_cnt) over w)::bigint as left_pkg, sum(h.in_wgt - h.out_wgt) over w as left_wgt
  from bwms_stock_hist h where h.corp_id = ${corpId}::bigint window w as (partition by h.parent_id order by h.io_dtm, h.id))`;

const within = ({ from, to }: Values): Statement => sql`
  m.io_dtm >= (${from}::date::timestamp at time zone 'Asia/Seoul') and m.io_dtm < ${dayAfter(to)}`;
const ofArea = ({ bondAreaCd = null }: Values): Statement =>
  sql`(${bondAreaCd}::text is null or s.bond_area_cd = ${bondAreaCd}::text)`;

export const bondedReports = {
  ledger: ({ corpId }: Call, input: Values): Statement => sql`
    select m.io_dtm as "ioDtm", m.io_tp_cd as "ioTpCd", m.corr_cd as "corrCd",
      case when m.corr_cd is not null then (m.entered_dtm at time zone 'Asia/Seoul')::date end as "corrDt", m.io_no as "ioNo", s.carg_mt_no as "cargMtNo", s.bl_no as "blNo",
      s.owner_nm as "ownerNm", s.item_nm as "itemNm", s.pkg_unit_cd as "pkgUnitCd", m.in_pkg_cnt as "inPkgCnt",
      m.out_pkg_cnt as "outPkgCnt", m.left_pkg as "balPkgCnt", m.in_wgt as "inWgt", m.out_wgt as "outWgt", m.left_wgt as "balWgt",
      m.basis_no as "basisNo", m.corr_txt as "corrTxt"
    from ${moved(corpId)} m join bwms_stock s on s.corp_id = m.corp_id and s.id = m.parent_id and s.del_yn = 'N'
    where ${within(input)} and ${ofArea(input)}
    order by m.io_dtm, m.id`,
  status: ({ corpId }: Call, { asOf, ...input }: Values): Statement => sql`
    select s.carg_mt_no as "cargMtNo", s.bl_no as "blNo", s.owner_nm as "ownerNm", s.item_nm as "itemNm", s.in_dt as "inDt",
      s.store_due_dt as "storeDueDt", (${asOf}::date - s.in_dt) as "storeDays", s.loc_cd as "locCd", s.pkg_unit_cd as "pkgUnitCd",
      b.pkg as "balPkgCnt", b.wgt as "balWgt"
    from bwms_stock s join lateral (select sum(h.in_pkg_cnt - h.out_pkg_cnt)::bigint as pkg, sum(h.in_wgt - h.out_wgt) as wgt
      from bwms_stock_hist h where h.corp_id = s.corp_id and h.parent_id = s.id and h.io_dtm < ${dayAfter(asOf)}) b
      on b.pkg > 0 or b.wgt > 0
    where s.corp_id = ${corpId}::bigint and s.del_yn = 'N' and ${ofArea(input)} order by s.store_due_dt, s.id`,
};

/** Of which areas the report tells, where none was asked for: an inspector looks for the code of the area. */
const areas =
  (told: (input: Values) => Statement) =>
  ({ corpId, lang }: Call, input: Values): Statement => {
    const korean = sql`a.bond_area_nm`;
    const name = lang === 'en' ? sql`coalesce(nullif(a.bond_area_nm_en, ''), ${korean})` : korean;
    return sql`
    select string_agg(concat_ws(' ', x.cd, ${name}), ', ' order by x.cd) as "bondAreaCd" from (
      select distinct s.bond_area_cd as cd from bwms_stock s where s.corp_id = ${corpId}::bigint and s.del_yn = 'N'
        and ${ofArea(input)} and exists (select 1 from bwms_stock_hist m
          where m.corp_id = s.corp_id and m.parent_id = s.id and ${told(input)})) x
      left join fw_bond_area a on a.bond_area_cd = x.cd and a.del_yn = 'N'`;
  };

export const bondedReportHeads = {
  ledger: areas(within),
  status: areas(({ asOf }) => sql`m.io_dtm < ${dayAfter(asOf)}`),
};
