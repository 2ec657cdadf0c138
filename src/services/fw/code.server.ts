/** Common codes on the server: own rows of companies, keys in use, the lookup that every screen loads (11-framework). */
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import type { Behaviour } from '../../database/behaviour.ts';

export const codeBehaviour: Behaviour = {
  listColumns: { rowCnt: sql`(select count(*)::int from fw_code_code c where c.parent_id = t.id)` },
  lookups: [
    {
      path: 'fw/common/code',
      rows: (call, query) => {
        const groups = query.grpCd?.split(',').filter(Boolean) ?? null;
        return sql`select c.id, g.grp_cd as "grpCd", c.corp_id as "corpId", c.key, c.value, c.value_en as "valueEn", c.sort, c.ref1, c.ref2, c.use_yn as "useYn"
          from fw_code g join fw_code_code c on c.parent_id = g.id
          where g.del_yn = 'N' and g.use_yn = 'Y' and c.use_yn = 'Y' and c.corp_id in (${call.corpId}::bigint, ${systemCorpId}::bigint)
            and (${groups}::text[] is null or g.grp_cd = any (${groups}::text[]))
          order by g.grp_cd, c.sort, c.corp_id, c.key`;
      },
    },
  ],
};
