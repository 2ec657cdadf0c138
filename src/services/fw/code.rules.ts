/** Shape of group codes, and one row a key within each company (11-framework). */
import type { Problem } from '../../core/problem.ts';
import type { RowOf } from '../../core/record.ts';
import type { Rules } from '../../core/resource.ts';
import type { codeFields } from './code.fields.ts';

/** Rows that are being added have no `corpId` yet and are compared with each other; the server knows whose they become. */
function doubleKeys(rows: readonly RowOf<typeof codeFields>[]): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const key = `${String(row.corpId ?? 'own')}|${String(row.key)}`;
    if (row.key && seen.has(key)) return [{ code: 'E_DUP', grid: 'code', row: index, field: 'key' } as const];
    seen.add(key);
    return [];
  });
}

export const codeRules: Rules<typeof codeFields> = {
  check: (record) => [
    ...(/^[A-Z0-9_]+$/.test(String(record.grpCd ?? 'X'))
      ? []
      : [{ code: 'E_PATTERN', field: 'grpCd', text: 'grpCd' } as const]),
    ...doubleKeys(record.code ?? []),
  ],
};
