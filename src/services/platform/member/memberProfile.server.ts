/** The login result (1-foundations 3.1): person, company, menus with authority, and the codes the company sees. */
import { sql } from 'kysely';
import type { MenuEntry } from '../../../core/authority.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { holds } from '../../../database/query/states.ts';
import type { Row, Statement } from '../../../database/executor.ts';
import type { Levels, Owner } from '../../../api/sessions.ts';
import { companyMenus, ofAccounts, ofSubscribers, openTreeIds } from '../../reference/products.ts';
import { liveStates, subsc } from '../subsc/subsc.ts';
import { treeIdsOf } from '../system/product.rules.ts';
import { menuEntries, openLevels, type MenuAuth } from './memberMenu.ts';

export interface Profile {
  readonly user: Row;
  readonly corp: Row;
  readonly menu: readonly MenuEntry[];
  readonly commonCode: readonly Row[];
}
/** Runs statements of one transaction together. */
export type Ask = (statements: readonly Statement[]) => Promise<Row[][]>;

const person = (owner: Owner, lang: string, today: string): Statement => sql`
  select u.id, u.login_id as "loginId", u.user_nm as "userNm", u.dept_cd as "deptCd", u.pos_cd as "posCd",
    u.auth_id as "authId", ${lang === 'en' ? sql`coalesce(a.auth_nm_en, a.auth_nm)` : sql`a.auth_nm`} as "authNm",
    c.corp_nm as "corpNm", c.corp_nm_en as "corpNmEn",
    (select coalesce(array_agg(o.id order by o.id), '{}') from platform_user o where o.corp_id = u.corp_id
      and o.proxy_user_id = u.id and ${today}::date between o.abs_from_dt and o.abs_to_dt) as "standsFor",
    exists (select 1 from sys_demo_yard y where y.corp_id = u.corp_id) as guest, u.pw_chg_dtm is null as "pwGiven"
  from platform_user u join platform_corp c on c.id = u.corp_id
    left join platform_auth a on a.corp_id = u.auth_corp_id and a.id = u.auth_id and a.del_yn = 'N'
  where u.corp_id = ${owner.corpId} and u.id = ${owner.id}`;

const granted = (owner: Owner): Statement => sql`
  select m.menu_id as "menuId", m.menu_auth_cd as "menuAuthCd"
  from platform_user u join platform_auth_menu m on m.corp_id = u.auth_corp_id and m.parent_id = u.auth_id
  where u.corp_id = ${owner.corpId} and u.id = ${owner.id}`;

/** Products that the company holds on a day, and the menus that each opens. */
export const heldProducts = (corpId: number, today: string): Statement => sql`
  select t.prod_id as "prodId", p.menu_tree_ids as "menuTreeIds" from platform_subsc t
  left join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = t.prod_id
  where t.corp_id = ${corpId}::bigint and t.del_yn = 'N' and ${holds(subsc, 'stCd', liveStates, { today })}`;

const codes = (corpId: number): Statement => sql`
  select g.grp_cd as "grpCd", k.corp_id as "corpId", k.key, k.value, k.value_en as "valueEn", k.sort, k.ref1, k.ref2,
    k.use_yn as "useYn"
  from fw_code_code k join fw_code g on g.id = k.parent_id
  where k.corp_id in (${corpId}, 1) and g.del_yn = 'N' order by g.grp_cd, k.sort, k.id`;

/** 비밀번호 변경 (41-menus-authorities). */
const ownPasswordMenu = 'P03';

const openTo = (corpId: number, held: readonly Row[]): ReadonlySet<string> =>
  openTreeIds(
    held.flatMap((row) => treeIdsOf(row.menuTreeIds)),
    corpId,
  );

/** treeIds of menus and folders open to the company today. */
export async function openTrees(ask: Ask, corpId: number, today: string): Promise<ReadonlySet<string>> {
  const [held = []] = await ask([heldProducts(corpId, today)]);
  return openTo(corpId, held);
}

/** The authority that is in force from now on. */
export async function readLevels(ask: Ask, owner: Owner, today: string): Promise<Levels> {
  const [rows = [], held = []] = await ask([granted(owner), heldProducts(owner.corpId, today)]);
  return openLevels(rows as unknown as MenuAuth[], openTo(owner.corpId, held));
}

/** What the person's authority group says of every menu that a company may have, whether or not a subscription opens it. */
export async function readGranted(ask: Ask, { corpId, id }: Owner): Promise<Levels> {
  const [rows = []] = await ask([granted({ corpId, id })]);
  return openLevels(rows as unknown as MenuAuth[], new Set(companyMenus.map(({ treeId }) => treeId)));
}

export async function readProfile(
  ask: Ask,
  owner: Owner,
  today: string,
  lang: string,
): Promise<{ profile: Profile; levels: Levels }> {
  const [people = [], rows = [], held = [], commonCode = []] = await ask([
    person(owner, lang, today),
    granted(owner),
    heldProducts(owner.corpId, today),
    codes(owner.corpId),
  ]);
  const levels = openLevels(rows as unknown as MenuAuth[], openTo(owner.corpId, held));
  const { corpNm, corpNmEn, ...user } = people[0]!;
  const corp = { id: owner.corpId, corpNm, corpNmEn };
  // What would be refused does not show: the operator's own menus open subscriptions, usage and bills.
  const without = [...(owner.corpId === systemCorpId ? ofSubscribers : []), ...(people[0]!.guest ? ofAccounts : [])];
  const shown = Object.fromEntries(Object.entries(levels).filter(([treeId]) => !without.includes(treeId)));
  // Whoever has a password that a colleague chose gets one of their own, whatever their group says of that page.
  const asked: Levels = people[0]!.pwGiven && !people[0]!.guest ? { [ownPasswordMenu]: 2 } : {};
  const menu = menuEntries({ ...shown, ...asked });
  return { profile: { user, corp, menu, commonCode }, levels };
}
