import { sql } from 'kysely';
import type { Transaction } from '../../database/executor.ts';
import { menuTree } from '../reference/menus.ts';

const usersMenu = menuTree.find(({ treeId }) => treeId === 'P12')!.id;

/** Whoever may write users of the company (menu P12) administers it. */
export async function administers(tx: Transaction): Promise<boolean> {
  const { corpId, userId } = tx.actor;
  const [row] = await tx.query(sql`
    select 1 from platform_user u join platform_auth_menu m on m.parent_id = u.auth_id
    where u.corp_id = ${corpId}::bigint and u.id = ${userId}::bigint and m.menu_id = ${usersMenu} and m.menu_auth_cd = '2'`);
  return row !== undefined;
}
