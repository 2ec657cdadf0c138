/** Common codes on the server: own rows of companies, keys in use, the lookup that every screen loads (11-framework). */
import { sql } from 'kysely';
import type { Problem } from '../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../core/record.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import type { Behaviour, ResourceLookup, SaveStep } from '../../database/behaviour.ts';
import { codesInUse, usesOfCode } from '../../database/query/codeUses.ts';
import type { code } from './code.ts';

type CodeGroup = RecordOf<typeof code>;

const rowsOf = (record: CodeGroup) => record.code ?? [];
const columns = ['key', 'value', 'valueEn', 'sort', 'ref1', 'ref2', 'useYn', 'remark'] as const;

/** Rows of the system stay as they are for everybody else. */
function touchedRows(corpId: number, record: CodeGroup, stored: StoredOf<typeof code>): Problem[] {
  const after = rowsOf(record);
  return rowsOf(stored).flatMap((row): Problem[] => {
    if (row.corpId === corpId) return [];
    const index = after.findIndex(({ id }) => id === row.id);
    const unchanged = index >= 0 && columns.every((name) => (after[index]![name] ?? null) === (row[name] ?? null));
    const place = index >= 0 ? { row: index } : { uid: String(row.id) };
    return unchanged ? [] : [{ code: 'E_AUTH', grid: 'code', text: 'codeRowShared', ...place }];
  });
}

function addedRows(step: SaveStep, record: CodeGroup): Problem[] {
  if (step.operator || record.corpScopeYn === 'Y') return [];
  const row = rowsOf(record).findIndex(({ id }) => id === null || id === undefined);
  return row < 0 ? [] : [{ code: 'E_AUTH', grid: 'code', row, text: 'codeGroupClosed' }];
}

/** A row that comes to the company's own ones under a key of theirs. */
function repeatedKeys(step: SaveStep, record: CodeGroup): Problem[] {
  const ownKeys = new Set(rowsOf(record).flatMap(({ corpId, key }) => (corpId === step.corpId ? [key] : [])));
  return rowsOf(record).flatMap(({ corpId, key }, row): Problem[] =>
    typeof corpId !== 'number' && ownKeys.has(key) ? [{ code: 'E_DUP', grid: 'code', row, field: 'key' }] : [],
  );
}

/** A key that rows of other resources hold neither goes nor changes. */
async function usedKeys(
  step: SaveStep,
  resources: readonly Resource[],
  record: CodeGroup,
  stored: StoredOf<typeof code>,
): Promise<Problem[]> {
  const remaining = new Set(rowsOf(record).map(({ key }) => key));
  const removed = rowsOf(stored).filter(({ corpId, key }) => corpId === step.corpId && !remaining.has(key));
  const keys = removed.map(({ key }) => key as string);
  const used = await codesInUse(step.tx, resources, stored.grpCd as string, keys);
  return removed
    .filter(({ key }) => used.has(key as string))
    .map(({ id }): Problem => ({ code: 'E_INUSE', grid: 'code', field: 'key', uid: String(id) }));
}

/** Codes of the named groups, of all groups without names: the company's own and the shared ones in use. */
const codeLookup: ResourceLookup = {
  path: 'fw/common/code',
  parameters: ['grpCd'],
  rows: ({ corpId }, query) => {
    const groups = query.grpCd ? String(query.grpCd).split(',').filter(Boolean) : null;
    return sql`select c.id, g.grp_cd as "grpCd", c.corp_id as "corpId", c.key, c.value, c.value_en as "valueEn", c.sort,
        c.ref1, c.ref2, c.use_yn as "useYn", g.grp_cd as "groupCode", c.key as code, c.value as "codeNm"
      from fw_code g join fw_code_code c on c.parent_id = g.id
      where g.del_yn = 'N' and g.use_yn = 'Y' and c.use_yn = 'Y'
        and c.corp_id in (${corpId}::bigint, ${systemCorpId}::bigint)
        and (${groups}::text[] is null or g.grp_cd = any (${groups}::text[]))
      order by g.grp_cd, c.sort, c.corp_id, c.key`;
  },
};

export const codeBehaviour = (resources: readonly Resource[]): Behaviour<typeof code> => ({
  listColumns: { rowCnt: sql`(select count(*)::int from fw_code_code c where c.parent_id = t.id)` },
  lookups: [codeLookup],
  async check(step, record, stored) {
    const added = addedRows(step, record);
    if (!stored) return added;
    const touched = touchedRows(step.corpId, record, stored);
    return [...added, ...touched, ...repeatedKeys(step, record), ...(await usedKeys(step, resources, record, stored))];
  },
  checkDelete: (_step, stored) =>
    usesOfCode(resources, stored.grpCd as string).length > 0 ? [{ code: 'E_INUSE' }] : [],
});
