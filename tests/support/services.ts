/**
 * Companies whose people the generic suites call with hold every service, and the yard has what documents of bonded transport
 * name: a vehicle that may be dispatched, a declaration that was released, goods of a partner with a balance, a bonded area with cargo. Runs as the owner before the application opens.
 */
import type { Client } from 'pg';
import type { Values } from '../../src/core/field.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { keywordEntry } from '../../src/database/save/keyword.ts';
import { tableName } from '../../src/database/schema/names.ts';
import { stock } from '../../src/services/bwms/stock/stock.ts';
import type { TestDatabase } from './postgres.ts';

/** The yard, its partner, the third company. */
const companies = [2, 6, 7];

const statements = [
  `insert into platform_subsc (corp_id, subsc_no, prod_id, user_cnt, pay_mthd_cd, agree_yn, st_cd, req_dt, start_dt)
   select c, 'SB-TEST-' || c || '-' || p.id, p.id, 5, 'TRANS', 'Y', 'USE', '2026-11-01', '2026-11-01'
   from unnest(array[${companies.join(', ')}]::bigint[]) c cross join platform_system_product p
   where p.del_yn = 'N' and p.menu_tree_ids ~ '(B1|B2|W1|T1|L1|M1)'
     and not exists (select 1 from platform_subsc s where s.corp_id = c and s.prod_id = p.id and s.st_cd = 'USE')`,
  // Both areas of that transport have a company: the operator stands at none of its gates.
  `update fw_bond_area set op_corp_id = 6 where bond_area_cd = '03099003'`,
  `insert into bta_vhcl (corp_id, vhcl_no, vhcl_tp_cd, own_tp_cd, bnd_trnp_cd, ton_g, driver_nm, driver_phone, reg_from_dt,
     reg_to_dt, qual_dt, st_cd)
   values (2, '부산99사7001', 'TRAC', 'OWN', '030T07', 24, '시험기', '01000000777', '2026-01-01', '2029-12-31', '2026-01-01', 'QUAL')`,
  `with owner as (select id from rs4_clnt where corp_id = 2 order by id limit 1),
     made as (insert into bta_decl (corp_id, decl_no, mgt_no, decl_tp_cd, trnp_tp_cd, bnd_trnp_cd, decl_dt, cstms_cd, owner_clnt_id,
       from_bond_area_cd, from_bond_area_nm, to_bond_area_cd, to_bond_area_nm, trn_meth_cd, arr_mode_cd, guar_cd, acpt_dt, due_dt,
       insp_yn, tot_pkg_cnt, tot_wgt, st_cd)
     select 2, '030030T0700026000001', 'BT-2611-0900', 'D', 'IMP', '030T07', '2026-11-19', '030', owner.id, '03099001',
       '감천데모보세창고', '03099003', '신항데모CFS', 'TRUCK', 'SEA', 'N', '2026-11-19', '2029-12-31', 'N', 90000, 90000, 'RELEASE'
     from owner returning corp_id, id)
   insert into bta_decl_cargo (corp_id, parent_id, sort_no, carg_mt_no, bl_no, seal_no, item_nm, pkg_cnt, pkg_unit_cd, gross_wgt, dng_yn)
   select corp_id, id, no, '26DEMOT001I0001000' || no, 'DEMOTEST000' || no, 'TS000' || no, '시험 화물', 90000, 'CT', 90000, 'N'
   from made, generate_series(1, 4) no`,
  `with owner as (select id from rs4_clnt where corp_id = 2 order by id limit 1),
     item as (insert into rs4_stdinfo_item (corp_id, item_cd, item_tp_cd, item_nm, unit_cd, curr_cd, owner_clnt_id, lot_yn, exp_yn, use_yn)
       select 2, 'IG-2026-9001', 'G', '시험 상품', 'EA', 'KRW', owner.id, 'N', 'N', 'Y' from owner returning id, owner_clnt_id),
     stock as (insert into t3pl_stock (corp_id, wh_cd, clnt_id, item_id, loc_cd, on_qty, alloc_qty, avail_qty, last_dtm, stock_nm, stock_key)
       select 2, 'W1', owner_clnt_id, id, 'A-01', 1000000, 0, 1000000, '2026-11-19', '시험 상품 · A-01',
         array_to_string(array['W1', owner_clnt_id::text, id::text, '', '', 'A-01'], chr(31)) from item returning corp_id, id),
     moved as (insert into t3pl_stock_ledger (corp_id, parent_id, sort_no, move_dtm, move_tp_cd, in_qty, out_qty, bal_qty, held_qty)
       select corp_id, id, 1, '2026-11-19', 'IN', 1000000, 0, 1000000, 1000000 from stock),
     made as (insert into t3pl_io (corp_id, io_no, io_cd, io_tp_cd, st_cd, wh_cd, clnt_id, plan_dt, tot_qty)
       select 2, 'WII-2611-0900', 'I', 'PUR', 'PLAN', 'W1', owner_clnt_id, '2026-11-19', 40 from item returning corp_id, id)
   insert into t3pl_io_item (corp_id, parent_id, sort_no, item_id, loc_cd, plan_qty, dmg_qty, unit_cd, lot_yn, exp_yn)
   select made.corp_id, made.id, no, item.id, 'A-0' || no, 10, 0, 'EA', 'N', 'N' from made, item, generate_series(1, 4) no`,
  `insert into fw_bond_area (corp_id, bond_area_cd, bond_area_nm, bond_area_nm_en, cstms_cd, op_corp_id, store_mm)
   select 1, '03099777', '시험보세창고', 'Test Bonded', cstms_cd, 2, 6 from fw_bond_area where bond_area_cd = '03099001'`,
  `with stock as (insert into bwms_stock (corp_id, bond_area_cd, carg_mt_no, bl_no, owner_nm, item_nm, in_dt, store_due_dt, in_pkg_cnt,
       out_pkg_cnt, bal_pkg_cnt, pkg_unit_cd, in_wgt, out_wgt, bal_wgt, loc_cd, st_cd, last_dtm, stock_key)
     values (2, '03099777', '26DEMOT002I00010001', 'DEMOTEST900', '시험화주', '시험 화물', '2026-11-19', '2026-12-10', 90000, 0, 90000, 'CT',
       90000, 0, 90000, 'A-01', 'STORED', '2026-11-19 10:00+09', array_to_string(array['03099777', '26DEMOT002I00010001'], chr(31)))
     returning corp_id, id),
     moved as (insert into bwms_stock_hist (corp_id, parent_id, sort_no, io_dtm, io_tp_cd, in_pkg_cnt, out_pkg_cnt, bal_pkg_cnt, in_wgt,
       out_wgt, bal_wgt, held_pkg_cnt, held_wgt)
     select corp_id, id, 1, '2026-11-19 10:00+09', '10', 90000, 0, 90000, 90000, 0, 90000, 90000, 90000 from stock)
   insert into bwms_io (corp_id, io_no, io_cd, io_tp_cd, bond_area_cd, io_dtm, carg_mt_no, bl_no, owner_nm, item_nm, pkg_cnt, pkg_unit_cd,
     gross_wgt, split_cd, accid_cd, accid_pkg_cnt, accid_wgt, st_cd)
   select corp_id, '0309977726P9000001', 'I', '10', '03099777', '2026-11-19 10:00+09', '26DEMOT002I00010001', 'DEMOTEST900', '시험화주',
     '시험 화물', 1, 'CT', 1, 'P', 'NONE', 0, 0, 'DRAFT' from stock`,
  `insert into bta_open_req (corp_id, open_no, cstms_cd, cstms_dept_cd, job_tp_cd, from_dtm, to_dtm, appl_nm, appl_tel, open_reason, st_cd)
   values (2, 'OP-2611-0900', '030', '10', 'BT', '2026-11-21 20:00+09', '2026-11-21 22:00+09', '시험', '01000000777', '시험', 'DRAFT')`,
  `insert into btcd_plan (corp_id, plan_no, decl_id, cargo_id, decl_no, carg_mt_no, vhcl_id, vhcl_no, driver_nm, driver_phone,
     plan_dep_dtm, plan_arr_dtm, pkg_cnt, wgt, from_bond_area_cd, to_bond_area_cd, from_corp_id, to_corp_id, insp_yn, late_yn,
     seal_ok_yn, diff_cd, st_cd)
   select 2, 'DP-2611-0900', d.id, c.id, d.decl_no, c.carg_mt_no, v.id, v.vhcl_no, '시험기', '01000000777', '2026-11-20 10:00+09',
     '2026-11-20 12:00+09', 1, 1, d.from_bond_area_cd, d.to_bond_area_cd, 5, 6, 'N', 'N', 'Y', 'NONE', 'DRAFT'
   from bta_decl d join bta_decl_cargo c on c.corp_id = d.corp_id and c.parent_id = d.id
     join bta_vhcl v on v.corp_id = d.corp_id and v.vhcl_no = '부산99사7001'
   where d.corp_id = 2 and d.mgt_no = 'BT-2611-0900' and c.sort_no = 1`,
];

/** Goods that no call lays down are found by their words as those that reports bring. */
async function findable(client: Client): Promise<void> {
  const { rows } = await client.query<Values & { id: number }>(
    `select id, carg_mt_no as "cargMtNo", bl_no as "blNo", owner_nm as "ownerNm", item_nm as "itemNm" from bwms_stock where corp_id = 2`,
  );
  for (const { id, ...words } of rows) {
    const { grams, form } = keywordEntry(stock, 2, words);
    await client.query(
      'insert into sys_keyword (corp_id, table_nm, row_id, grams, form) values (2, $1, $2, $3::int[], $4)',
      [...[tableName(stock.prefix), id, grams, form]],
    );
  }
}

export const everyService = ({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
    await findable(client);
  });
