/** Forms of electronic approval: the system company's, and those a company adds (22-groupware). */
import type { Resource } from '../../core/resource.ts';
import { code, html, ref, rows, text, yn } from '../../fields/index.ts';

export const apprDoc = {
  prefix: 'groupware/apprDoc',
  table: 'GW_APPR_DOC',
  scope: 'SYS_OWN',
  menus: [{ menu: 'G18' }],
  name: 'apprDocNm',
  nameEn: 'apprDocNmEn',
  fields: {
    apprDocCd: text(10, { required: true }),
    apprDocNm: text(50, { required: true }),
    apprDocNmEn: text(50),
    apprCatCd: code('APPR_CAT', { required: true }),
    lineId: ref('groupware/apprLine'),
    retainCd: code('RETAIN', { required: true, default: 'Y5' }),
    useYn: yn({ default: 'Y' }),
    tmplHtml: html({ span: 4 }),
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
  },
  unique: [{ fields: ['apprDocCd'] }],
  search: { keyword: ['apprDocCd', 'apprDocNm', 'apprDocNmEn'], conditions: ['apprCatCd', 'useYn'] },
  list: ['apprDocCd', 'apprDocNm', 'apprCatCd', 'retainCd', 'useYn'],
  sort: 'apprDocCd,asc',
  lookups: [
    {
      paths: ['groupware/common/apprDoc'],
      value: 'apprDocNm',
      valueEn: 'apprDocNmEn',
      carries: ['apprDocCd', 'apprCatCd', 'retainCd', 'lineId'],
      where: { useYn: ['Y'] },
    },
  ],
  rules: {
    check: (record) => [
      ...(/^[A-Z][A-Z0-9]{0,9}$/.test(String(record['apprDocCd'] ?? 'X'))
        ? []
        : [{ code: 'E_PATTERN', field: 'apprDocCd', text: 'apprDocCd' } as const]),
    ],
    rowRequiredWhen: (_grid, row) => (row['fieldTpCd'] === 'CODE' ? ['grpRef'] : []),
  },
} as const satisfies Resource;
