/** Fields: forms of electronic approval: the system company's, and those a company adds (22-groupware). */
import { code, html, ref, rows, text, yn } from '../../fields/index.ts';

export const apprDocFields = {
  apprDocCd: text(10, { required: true }),
  apprDocNm: text(50, { required: true }),
  apprDocNmEn: text(50),
  apprCatCd: code('APPR_CAT', { required: true }),
  lineId: ref('groupware/apprLine'),
  retainCd: code('RETAIN', { required: true, default: 'Y5' }),
  useYn: yn({ default: 'Y' }),
  tmplHtml: html({ span: 4, main: true }),
  field: rows(
    {
      fieldKey: text(30, { required: true }),
      fieldNm: text(50, { required: true }),
      fieldTpCd: code('FIELD_TP', { required: true }),
      reqYn: yn({ default: 'N' }),
      grpRef: text(30),
    },
    { name: 'fieldNm' },
  ),
};
