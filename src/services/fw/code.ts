/** Common codes: groups of the system, to which companies add rows of their own where a group allows it (11-framework). */
import type { Resource } from '../../core/resource.ts';
import { integer, rows, text, yn } from '../../fields/index.ts';
import { codeRules } from './code.rules.ts';

export const code = {
  prefix: 'fw/code',
  table: 'FW_CODE_GRP',
  scope: 'SYS',
  menus: [{ menu: 'F01' }],
  name: 'grpNm',
  nameEn: 'grpNmEn',
  fields: {
    grpCd: text(30, { required: true, createOnly: true }),
    grpNm: text(50, { required: true }),
    grpNmEn: text(50),
    corpScopeYn: yn({ default: 'N' }),
    useYn: yn({ default: 'Y' }),
    code: rows(
      {
        key: text(30, { required: true }),
        value: text(100, { required: true }),
        valueEn: text(100, { required: true }),
        sort: integer({ required: true }),
        ref1: text(50),
        ref2: text(50),
        useYn: yn({ default: 'Y' }),
      },
      { owned: true },
    ),
  },
  unique: [{ fields: ['grpCd'] }],
  search: { keyword: ['grpCd', 'grpNm', 'grpNmEn'], conditions: ['corpScopeYn', 'useYn'] },
  list: ['grpCd', 'grpNm', 'grpNmEn', 'corpScopeYn', 'rowCnt', 'useYn'],
  sort: 'grpCd,asc',
  rules: codeRules,
} as const satisfies Resource;
