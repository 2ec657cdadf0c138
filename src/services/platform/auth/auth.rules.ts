/** A group names each menu of the tree at most once (41-menus-authorities). */
import type { Problem } from '../../../core/problem.ts';
import type { Rules } from '../../../core/resource.ts';
import type { authFields } from './auth.fields.ts';

export const authRules: Rules<typeof authFields> = {
  locked: (record) => (record.sysYn === 'Y' ? ['authNm', 'authNmEn', 'authDesc', 'remark', 'menu'] : []),
  check: (record) => {
    const seen = new Set<unknown>();
    return (record.menu ?? []).flatMap((row, index): Problem[] => {
      if (row.menuId !== null && seen.has(row.menuId)) {
        return [{ code: 'E_DUP', grid: 'menu', row: index, field: 'menuId' }];
      }
      seen.add(row.menuId);
      return [];
    });
  },
};
