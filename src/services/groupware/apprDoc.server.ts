/** Fields of the forms, for whoever drafts or reads a document: the forms themselves are an administrator's menu. */
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import type { Behaviour } from '../../database/behaviour.ts';
import type { apprDoc } from './apprDoc.ts';

export const apprDocBehaviour: Behaviour<typeof apprDoc> = {
  lookups: [
    {
      path: 'groupware/common/apprDocField',
      parameters: ['apprDocId'],
      rows: ({ corpId }, { apprDocId = '' }) => sql`
        select f.id, f.field_key as key, f.field_nm as value, null::text as "valueEn", f.field_tp_cd as "fieldTpCd",
          f.req_yn as "reqYn", f.grp_ref as "grpRef"
        from groupware_appr_doc_field f join groupware_appr_doc d on d.corp_id = f.corp_id and d.id = f.parent_id
        where d.del_yn = 'N' and d.corp_id in (${corpId}::bigint, ${systemCorpId})
          and d.id = ${/^\d{1,15}$/.test(apprDocId) ? Number(apprDocId) : 0}::bigint
        order by f.sort_no, f.id`,
    },
  ],
};
