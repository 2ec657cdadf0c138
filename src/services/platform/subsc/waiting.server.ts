/** What a company has applied for and waits for, on its dashboard. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { systemCorpId } from '../../../core/resource.ts';
import { waitingPart, type WaitingApplication } from './waiting.ts';

export const waitingApplications: DashboardPart<[WaitingApplication[]]> = {
  name: waitingPart,
  menus: ['P32'],
  of: 'business',
  statements: ({ corpId }) => [
    sql`select s.id, p.subs_req_nm as "prodNm", p.subs_req_nm_en as "prodNmEn", s.user_cnt::int as "userCnt", s.req_dt::text as "reqDt"
      from platform_subsc s join platform_system_product p on p.corp_id = ${systemCorpId}::bigint and p.id = s.prod_id
      where s.corp_id = ${corpId}::bigint and s.del_yn = 'N' and s.st_cd = 'REQ' order by s.id`,
  ],
  figures: ([applications]) => (applications.length > 0 ? applications : undefined),
};
