/** `GET rs4/common/clnt/charger?clntId=`: contacts of partners (00-conventions 2.11). */
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import type { Behaviour, ResourceLookup } from '../../../database/behaviour.ts';
import { readIds } from '../../../database/query/search.ts';
import type { clnt } from './clnt.ts';

const idList = (text: unknown, field: string): number[] | null => {
  if (text === undefined || text === '') return null;
  return typeof text === 'string' ? readIds(text) : refuse('E_IDS', { field });
};
const most = 1000;

const chargerLookup: ResourceLookup = {
  path: 'rs4/common/clnt/charger',
  parameters: ['clntId', 'keyword', 'ids'],
  rows: ({ corpId }, query) => {
    const [partners, ids] = [idList(query.clntId, 'clntId'), idList(query.ids, 'ids')];
    const keyword = String(query.keyword ?? '')
      .trim()
      .toLowerCase();
    return sql`select t.id, t.id as key, t.charger_nm as value, t.charger_nm_en as "valueEn", t.parent_id as "clntId",
        t.dept_nm as "deptNm", t.pos_nm as "posNm", t.tel_no as "telNo", t.mobile, t.email, t.main_yn as "mainYn",
        t.tax_yn as "taxYn"
      from rs4_clnt_charger t join rs4_clnt p on p.corp_id = t.corp_id and p.id = t.parent_id
      where t.corp_id = ${corpId}::bigint and p.del_yn = 'N'
        and (${partners}::bigint[] is null or t.parent_id = any (${partners}::bigint[]))
        and (${ids}::bigint[] is null or t.id = any (${ids}::bigint[]))
        and (${keyword} = '' or position(${keyword} in lower(concat_ws(' ', t.charger_nm, t.charger_nm_en))) > 0)
      order by t.parent_id, t.main_yn desc, t.sort_no, t.id limit ${most}`;
  },
};

export const clntBehaviour: Behaviour<typeof clnt> = { lookups: [chargerLookup] };
