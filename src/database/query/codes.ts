/** Codes as a company may choose them: its own before the shared ones. */
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import type { CodeName } from '../../core/field.ts';
import type { Ask, Call } from '../behaviour.ts';

/** Codes in use of the groups, each in its order. */
export async function codesInUse(
  ask: Ask,
  { corpId }: Call,
  groups: readonly string[],
): Promise<(group: string) => readonly CodeName[]> {
  const rows = await ask<CodeName & { group: string }>(sql`
    select g.grp_cd as "group", c.key, c.value, c.value_en as "valueEn"
    from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.grp_cd = any (${[...groups]}::text[]) and g.del_yn = 'N' and c.use_yn = 'Y'
      and c.corp_id in (${corpId}::bigint, ${systemCorpId}::bigint)
    order by g.grp_cd, c.sort, c.corp_id = ${corpId}::bigint desc, c.key`);
  const byGroup = grouped(rows);
  return (group) => byGroup.get(group) ?? [];
}

function grouped<R extends CodeName & { group: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(row.group);
    if (group?.some(({ key }) => key === row.key)) continue;
    if (group) group.push(row);
    else groups.set(row.group, [row]);
  }
  return groups;
}
