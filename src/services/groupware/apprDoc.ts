/** Forms of electronic approval: the system company's, and those a company adds (22-groupware). */
import type { RecordOf, RowOf } from '../../core/record.ts';
import type { Resource } from '../../core/resource.ts';
import { apprDocFields } from './apprDoc.fields.ts';

export const apprDoc = {
  prefix: 'groupware/apprDoc',
  table: 'GW_APPR_DOC',
  scope: 'SYS_OWN',
  menus: [{ menu: 'G18' }],
  name: 'apprDocNm',
  nameEn: 'apprDocNmEn',
  fields: apprDocFields,
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
    check: (record: RecordOf<typeof apprDocFields>) => [
      ...(/^[A-Z][A-Z0-9]{0,9}$/.test(record.apprDocCd ?? 'X')
        ? []
        : [{ code: 'E_PATTERN', field: 'apprDocCd', text: 'apprDocCd' } as const]),
    ],
    rowRequiredWhen: (_grid: string, row: RowOf<typeof apprDocFields>) => (row.fieldTpCd === 'CODE' ? ['grpRef'] : []),
  },
} as const satisfies Resource;
