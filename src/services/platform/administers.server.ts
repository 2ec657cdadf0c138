import { sql } from 'kysely';
import type { Transaction } from '../../database/executor.ts';
import { menuTree } from '../reference/menus.ts';

/** Whether the person has full authority in one of the menus (treeIds), as it stands now. */
export async function writesMenu(tx: Transaction, treeIds: readonly string[]): Promise<boolean> {
  const { corpId, userId } = tx.actor;
  const ids = menuTree.filter(({ treeId }) => treeIds.includes(treeId)).map(({ id }) => id);
  const [row] = await tx.query(sql`
    select 1 from platform_user u join platform_auth_menu m on m.corp_id = u.auth_corp_id and m.parent_id = u.auth_id
    where u.corp_id = ${corpId}::bigint and u.id = ${userId}::bigint and m.menu_id = any (${ids}::bigint[])
      and m.menu_auth_cd = '2'`);
  return row !== undefined;
}

/** Whoever may write users of the company (menu P12) administers it. */
export const administers = (tx: Transaction): Promise<boolean> => writesMenu(tx, ['P12']);
