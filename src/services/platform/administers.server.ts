import { sql } from 'kysely';
import type { Transaction } from '../../database/executor.ts';
import { menuTree } from '../reference/menus.ts';

/** Persons of the company who have full authority in one of the menus (treeIds), as it stands now. */
export async function writersOf(tx: Transaction, treeIds: readonly string[]): Promise<readonly number[]> {
  const ids = menuTree.filter(({ treeId }) => treeIds.includes(treeId)).map(({ id }) => id);
  const rows = await tx.query<{ id: number }>(sql`
    select distinct u.id from platform_user u
    join platform_auth_menu m on m.corp_id = u.auth_corp_id and m.parent_id = u.auth_id
    where u.corp_id = ${tx.actor.corpId}::bigint and m.menu_id = any (${ids}::bigint[]) and m.menu_auth_cd = '2'`);
  return rows.map(({ id }) => id);
}

/** Whether the person is one of them. */
export const writesMenu = async (tx: Transaction, treeIds: readonly string[]): Promise<boolean> =>
  (await writersOf(tx, treeIds)).includes(tx.actor.userId);

/** Whoever may write users of the company (menu P12) administers it. */
export const administers = (tx: Transaction): Promise<boolean> => writesMenu(tx, ['P12']);
