/** Names of codes in the language of a paper. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';

/** Names of the codes of some groups; a company's own before the shared ones. */
export async function codeNames(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  lang: 'ko' | 'en',
  groups: readonly string[],
): Promise<(group: string, key: string) => string> {
  const rows = await ask<{ grpCd: string; key: string; value: string; valueEn: string | null }>(sql`
    select g.grp_cd as "grpCd", c.key, c.value, c.value_en as "valueEn"
    from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.del_yn = 'N' and g.grp_cd = any (${[...groups]}::text[]) and c.corp_id in (1, ${corpId}::bigint)
    order by c.corp_id = ${corpId}::bigint`);
  const names = new Map(rows.map((row) => [`${row.grpCd} ${row.key}`, (lang === 'en' && row.valueEn) || row.value]));
  return (group, key) => names.get(`${group} ${key}`) ?? key;
}
