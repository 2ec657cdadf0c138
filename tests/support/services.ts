/**
 * Companies whose people the generic suites call with hold every service, and the yard has what documents of bonded transport
 * name: a vehicle that may be dispatched, a declaration that was released. Runs as the owner before the application opens.
 */
import { withClient } from '../../src/database/engine/roles.ts';
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
   select corp_id, id, 1, '26DEMOT001I00010001', 'DEMOTEST0001', 'TS0001', '시험 화물', 90000, 'CT', 90000, 'N' from made`,
];

export const everyService = ({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
