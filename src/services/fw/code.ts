/** Common codes: groups of the system, to which companies add rows of their own where a group allows it (11-framework). */
import type { Resource } from '../../core/resource.ts';
import { codeRules } from './code.rules.ts';
import { codeFields } from './code.fields.ts';

export const code = {
  prefix: 'fw/code',
  table: 'FW_CODE_GRP',
  scope: 'SYS',
  menus: [{ menu: 'F01' }],
  name: 'grpNm',
  nameEn: 'grpNmEn',
  fields: codeFields,
  unique: [{ fields: ['grpCd'] }],
  search: { keyword: ['grpCd', 'grpNm', 'grpNmEn'], conditions: ['corpScopeYn', 'useYn'] },
  list: ['grpCd', 'grpNm', 'grpNmEn', 'corpScopeYn', 'rowCnt', 'useYn'],
  sort: 'grpCd,asc',
  rules: codeRules,
} as const satisfies Resource;
