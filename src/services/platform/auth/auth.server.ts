/** Authority groups on the server: templates stay, menus must be open to the company (10-platform). */
import { sql } from 'kysely';
import { refuse, type Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import { systemCorpId } from '../../../core/resource.ts';
import type { Behaviour } from '../../../database/behaviour.ts';
import { operatorAuthorities } from '../../reference/authorities.ts';
import { menuTree } from '../../reference/menus.ts';
import { demandAdmin } from '../user/admins.server.ts';
import { openTrees } from '../member/memberProfile.server.ts';
import type { auth } from './auth.ts';

type Group = RecordOf<typeof auth>;

const rowsOf = (record: Group | null) => record?.menu ?? [];

/** Rows given now that name no menu, or one that no subscription opens. What was given before stays as it is. */
function strangeMenus(record: Group, stored: StoredOf<typeof auth> | null, open: ReadonlySet<string>): Problem[] {
  const before = new Map(rowsOf(stored).map((row) => [row.menuId, row.menuAuthCd]));
  return rowsOf(record).flatMap((row, index): Problem[] => {
    const { menuId, menuAuthCd } = row;
    if (menuAuthCd === '0' || menuId === null || before.get(menuId) === menuAuthCd) return [];
    const menu = menuTree.find(({ id }) => id === menuId);
    const at = { grid: 'menu', row: index, field: 'menuId' };
    if (!menu?.url) return [{ code: 'E_REF', ...at }];
    return open.has(menu.treeId) ? [] : [{ code: 'E_REF', text: 'menuClosed', ...at }];
  });
}

const operatorNames: readonly unknown[] = operatorAuthorities.map(({ authNm }) => authNm);

/** Templates, and the operator's two groups, follow the product at every start. */
const keepTemplate = (stored: StoredOf<typeof auth> | null) => {
  if (!stored) return;
  const operators = stored.corpId === systemCorpId && operatorNames.includes(stored.authNm);
  if (stored.sysYn === 'Y' || operators) refuse('E_AUTH', { text: 'authTemplate' });
};

export const authBehaviour: Behaviour<typeof auth> = {
  prepare: (_step, _record, stored) => keepTemplate(stored),
  async check({ tx, corpId, today }, record, stored) {
    const open = await openTrees((statements) => Promise.all(statements.map((s) => tx.query(s))), corpId, today);
    return strangeMenus(record, stored, open);
  },
  async after({ tx }, _record, stored) {
    if (stored) await demandAdmin(tx);
  },
  checkDelete: (_step, stored) => {
    keepTemplate(stored);
    return [];
  },
  listColumns: {
    userCnt: sql`(select count(*)::int from platform_user u where u.auth_corp_id = t.corp_id and u.auth_id = t.id
      and u.corp_id = app_corp_id() and u.st_cd <> 'WD' and u.del_yn = 'N')`,
  },
};
