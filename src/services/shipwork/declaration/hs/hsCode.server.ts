/** `GET shipwork/common/hsCode?keyword=`: codes that the company declared lately, then headings of the tariff. */
import { sql } from 'kysely';
import type { ResourceLookup } from '../../../../database/behaviour.ts';
import { findHsCodes, type DeclaredCode } from './find.ts';

/** Lines of each kind that are looked through: what somebody declares again stands among the latest. */
const latest = 2000;

export const hsCodeLookup: ResourceLookup = {
  path: 'shipwork/common/hsCode',
  parameters: ['keyword'],
  rows: ({ corpId }) => sql`
    select hs_cd as "hsCd", item_nm as "itemNm", deal_nm as "dealNm" from (
      (select hs_cd, item_nm, deal_nm, row_number() over (order by id desc) as nth from shipwork_exp_decl_lan
        where corp_id = ${corpId}::bigint order by id desc limit ${latest})
      union all
      (select hs_cd, item_nm, deal_nm, row_number() over (order by id desc) from shipwork_imp_decl_lan
        where corp_id = ${corpId}::bigint order by id desc limit ${latest})) lines
    group by hs_cd, item_nm, deal_nm order by min(nth)`,
  answered: (rows, { keyword = '' }) => findHsCodes(String(keyword), rows as unknown as readonly DeclaredCode[]),
};
