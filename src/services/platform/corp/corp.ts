/** Companies: a company keeps its own row, the operator every one (10-platform). */
import type { Resource } from '../../../core/resource.ts';
import { month } from '../../../fields/index.ts';
import { corpFields } from './corp.fields.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

export const corp = {
  prefix: 'platform/corp',
  table: 'PF_CORP',
  scope: 'CORP',
  menus: [{ menu: 'P11' }, { menu: 'P91', view: 'op', operator: true }],
  name: 'corpNm',
  nameEn: 'corpNmEn',
  fields: corpFields,
  unique: [{ fields: ['corpRegNo'], except: '0000000000', everywhere: true }],
  search: {
    keyword: ['corpNm', 'corpNmEn', 'corpRegNo'],
    conditions: ['corpTpCd', 'stCd'],
    // Months that are still to be metered or closed for them.
    asked: { unmetered: month(), unclosed: month() },
  },
  list: ['corpNm', 'corpTpCd', 'corpRegNo', 'ceoNm', 'telNo', 'stCd', 'createDt'],
  sort: 'corpNm,asc',
  lookups: [{ paths: ['platform/common/corp'], value: 'corpNm', valueEn: 'corpNmEn', carries: ['corpTpCd'] }],
  rules: async () => (await import('./corp.rules.ts')).corpRules,
  state: { field: 'stCd', open: ['ACTIVE', 'STOP'] },
  without: ['delete'],
  actions: [
    { name: 'suspend', from: ['ACTIVE'], to: 'STOP', operator: true, confirm: true, danger: true },
    { name: 'resume', from: ['STOP'], to: 'ACTIVE', operator: true, confirm: true },
    // Where no administrator can come in to open the others' sign-ins.
    { name: 'openSignIn', from: ['ACTIVE'], operator: true, confirm: true },
    { name: 'close', from: ['ACTIVE', 'STOP'], to: 'CLOSED', operator: true, confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'CORP_ST'>>;
