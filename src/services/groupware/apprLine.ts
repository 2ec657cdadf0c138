/** Approval lines: a person's own, and those shared by the company (22-groupware). */
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { code, ref, rows, text, yn } from '../../fields/index.ts';
import { stepProblems } from './steps.rules.ts';

const stepsOf = (record: Values) => (record['step'] ?? []) as readonly Values[];

export const apprLine = {
  prefix: 'groupware/apprLine',
  table: 'GW_APPR_LINE',
  scope: 'OWN',
  menus: [{ menu: 'G17' }],
  reach: { mine: [{ field: 'createId' }], open: { shareYn: ['Y'] } },
  name: 'lineNm',
  fields: {
    lineNm: text(50, { required: true }),
    shareYn: yn({ default: 'N' }),
    dfltYn: yn({ default: 'N' }),
    step: rows(
      {
        stepTpCd: code('APPR_STEP', { required: true, default: 'APPR' }),
        userId: ref('platform/user', { required: true }),
      },
      { required: true, name: 'userId' },
    ),
  },
  search: { keyword: ['lineNm'], conditions: ['shareYn'] },
  list: ['lineNm', 'shareYn', 'dfltYn', 'stepCnt'],
  sort: 'lineNm,asc',
  lookups: [{ paths: ['groupware/common/apprLine'], value: 'lineNm', carries: ['shareYn', 'dfltYn'] }],
  rules: { check: (record) => stepProblems('step', stepsOf(record)) },
} as const satisfies Resource;
