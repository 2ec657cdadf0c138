/** The shared forms of approval, written once: what the operator changes afterwards stays so. */
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import type { Transaction } from '../../database/executor.ts';
import { approvalForms } from './approvalForms.ts';

export async function writeForms(tx: Transaction): Promise<void> {
  for (const { apprDocCd, apprDocNm, apprDocNmEn, apprCatCd, fields } of approvalForms) {
    const [made] = await tx.query<{ id: number }>(sql`
      insert into groupware_appr_doc (corp_id, appr_doc_cd, appr_doc_nm, appr_doc_nm_en, appr_cat_cd, retain_cd, use_yn)
      select ${systemCorpId}, ${apprDocCd}, ${apprDocNm}, ${apprDocNmEn}, ${apprCatCd}, 'Y5', 'Y'
      where not exists (select 1 from groupware_appr_doc where corp_id = ${systemCorpId} and appr_doc_cd = ${apprDocCd})
      returning id`);
    if (!made) continue;
    for (const [i, [fieldKey, fieldNm, fieldTpCd, reqYn]] of fields.entries()) {
      await tx.query(sql`insert into groupware_appr_doc_field (corp_id, parent_id, sort_no, field_key, field_nm, field_tp_cd, req_yn)
        values (${systemCorpId}, ${made.id}, ${i + 1}, ${fieldKey}, ${fieldNm}, ${fieldTpCd}, ${reqYn})`);
    }
  }
}
