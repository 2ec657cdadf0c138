/** A company keeps at least one active user who may manage users and authorities (10-platform, platform/user E). */
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { menuTree } from '../../reference/menus.ts';

const adminMenus = menuTree.filter(({ treeId }) => treeId === 'P12' || treeId === 'P13').map(({ id }) => id);

/** Whether a group, named by SQL expressions for its company and id, gives everything on users and authorities. */
export const givesAdmin = (corpId: Statement, authId: Statement): Statement => sql`
  (select count(distinct m.menu_id) from platform_auth_menu m where m.corp_id = ${corpId} and m.parent_id = ${authId}
    and m.menu_id = any (${adminMenus}::bigint[]) and m.menu_auth_cd = '2') = ${adminMenus.length}`;

const most = 5;

/** Whom a colleague may ask for an authority, longest there first. */
export const adminsQuery = (corpId: number, butId: number): Statement => sql`
  select u.user_nm as "userNm" from platform_user u
  where u.corp_id = ${corpId}::bigint and u.st_cd = 'ACTIVE' and u.del_yn = 'N' and u.id <> ${butId}::bigint
    and ${givesAdmin(sql`u.auth_corp_id`, sql`u.auth_id`)}
  order by u.id limit ${most}`;

/** E_STATE when no administrator remains, leaving the named user aside. Of two that would remove each other one waits. */
export async function demandAdmin(tx: Transaction, leaving?: number): Promise<void> {
  const corpId = tx.actor.corpId;
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('hangro admins'), ${corpId}::int)`);
  const [row] = await tx.query<{ remains: boolean }>(sql`
    select exists (select 1 from platform_user u
      where u.corp_id = ${corpId}::bigint and u.st_cd = 'ACTIVE' and u.del_yn = 'N'
        and u.id is distinct from ${leaving ?? null}::bigint
        and ${givesAdmin(sql`u.auth_corp_id`, sql`u.auth_id`)}) as remains`);
  if (!row?.remains) refuse('E_STATE', { text: 'lastAdmin' });
}
