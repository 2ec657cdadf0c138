/** Approval lines: a person's own, and those shared by the company (22-groupware). */
import type { RecordOf } from '../../core/record.ts';
import type { Resource } from '../../core/resource.ts';
import { stepProblems } from './steps.rules.ts';
import { apprLineFields } from './apprLine.fields.ts';

export const apprLine = {
  prefix: 'groupware/apprLine',
  table: 'GW_APPR_LINE',
  scope: 'OWN',
  menus: [{ menu: 'G17' }],
  reach: { mine: [{ field: 'createId' }], open: { shareYn: ['Y'] } },
  name: 'lineNm',
  fields: apprLineFields,
  search: { keyword: ['lineNm'], conditions: ['shareYn'] },
  list: ['lineNm', 'shareYn', 'dfltYn', 'stepCnt'],
  sort: 'lineNm,asc',
  lookups: [{ paths: ['groupware/common/apprLine'], value: 'lineNm', carries: ['shareYn', 'dfltYn'] }],
  rules: { check: (record: RecordOf<typeof apprLineFields>) => stepProblems('step', record.step ?? []) },
} as const satisfies Resource;
