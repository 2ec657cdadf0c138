/** Writes the reference data as company 1; run at every start, so it only adds and renames. */
import { sql } from 'kysely';
import { operatorCompany } from '../../core/operatorCompany.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Transaction } from '../../database/executor.ts';
import { authorityTemplates, operatorAuthorities } from './authorities.ts';
import { codeGroups } from './codes/index.ts';
import { menuTree } from './menus.ts';

export async function writeReference(tx: Transaction): Promise<void> {
  await writeCompany(tx);
  await writeCodes(tx);
  await writeAuthorities(tx);
}

/** The system company, until the operator gives it its real particulars. */
async function writeCompany(tx: Transaction): Promise<void> {
  await tx.query(sql`insert into platform_corp (id, corp_nm, corp_nm_en, corp_tp_cd, corp_reg_no, ceo_nm, addr, email, st_cd)
    values (${systemCorpId}, ${operatorCompany.name}, ${operatorCompany.nameEn}, 'OPER', '0000000000', '-', '-', '-', 'ACTIVE')
    on conflict (id) do nothing`);
  await tx.query(
    sql`select setval(pg_get_serial_sequence('platform_corp', 'id'), greatest((select max(id) from platform_corp), 1))`,
  );
}

async function writeCodes(tx: Transaction): Promise<void> {
  const groups = JSON.stringify(codeGroups.map(({ codes: _, ...group }) => group));
  await tx.query(sql`insert into fw_code (corp_id, grp_cd, grp_nm, grp_nm_en, corp_scope_yn, use_yn)
    select ${systemCorpId}, g."grpCd", g."grpNm", g."grpNmEn", g."corpScopeYn", 'Y'
    from json_to_recordset(${groups}::json) as g("grpCd" text, "grpNm" text, "grpNmEn" text, "corpScopeYn" text)
    on conflict (corp_id, grp_cd) where del_yn = 'N'
    do update set grp_nm = excluded.grp_nm, grp_nm_en = excluded.grp_nm_en, corp_scope_yn = excluded.corp_scope_yn
    where (fw_code.grp_nm, fw_code.grp_nm_en, fw_code.corp_scope_yn) is distinct from (excluded.grp_nm, excluded.grp_nm_en, excluded.corp_scope_yn)`);
  const codes = JSON.stringify(codeGroups.flatMap(({ grpCd, codes: rows }) => rows.map((row) => ({ grpCd, ...row }))));
  const sent = sql`json_to_recordset(${codes}::json) as c("grpCd" text, key text, value text, "valueEn" text, sort int, ref1 text, ref2 text)`;
  await tx.query(sql`update fw_code_code t set value = c.value, value_en = c."valueEn"
    from ${sent}, fw_code g where g.grp_cd = c."grpCd" and g.del_yn = 'N' and t.parent_id = g.id and t.corp_id = ${systemCorpId}
      and t.key = c.key and (t.value, t.value_en) is distinct from (c.value, c."valueEn")`);
  await tx.query(sql`insert into fw_code_code (corp_id, parent_id, sort_no, key, value, value_en, sort, ref1, ref2, use_yn)
    select ${systemCorpId}, g.id, c.sort, c.key, c.value, c."valueEn", c.sort, c.ref1, c.ref2, 'Y'
    from ${sent} join fw_code g on g.grp_cd = c."grpCd" and g.del_yn = 'N'
    where not exists (select 1 from fw_code_code t where t.parent_id = g.id and t.corp_id = ${systemCorpId} and t.key = c.key)`);
}

const menuIds = new Map(menuTree.map(({ treeId, id }) => [treeId, id]));

async function writeAuthorities(tx: Transaction): Promise<void> {
  const groups = [
    ...authorityTemplates.map((t) => ({ ...t, sysYn: 'Y' })),
    ...operatorAuthorities.map((t) => ({ ...t, sysYn: 'N' })),
  ];
  for (const { authNm, authNmEn, menus, sysYn } of groups) {
    const [group] = await tx.query<{ id: number }>(sql`insert into platform_auth (corp_id, auth_nm, auth_nm_en, sys_yn)
      values (${systemCorpId}, ${authNm}, ${authNmEn}, ${sysYn})
      on conflict (corp_id, auth_nm) where del_yn = 'N'
      do update set auth_nm_en = excluded.auth_nm_en, sys_yn = excluded.sys_yn returning id`);
    const rows = JSON.stringify(
      menus.map(({ treeId, menuAuthCd }, i) => ({ menu: menuIds.get(treeId), auth: menuAuthCd, sort: i + 1 })),
    );
    const sent = sql`json_to_recordset(${rows}::json) as m(menu bigint, auth text, sort int)`;
    await tx.query(sql`delete from platform_auth_menu where corp_id = ${systemCorpId} and parent_id = ${group!.id}`);
    await tx.query(sql`insert into platform_auth_menu (corp_id, parent_id, sort_no, menu_id, menu_auth_cd)
      select ${systemCorpId}, ${group!.id}, m.sort, m.menu, m.auth from ${sent}`);
  }
}
