/** Authority groups: what a person may do in each menu (10-platform, 41-menus-authorities). */
import type { Resource } from '../../../core/resource.ts';
import { authFields } from './auth.fields.ts';

export const auth = {
  prefix: 'platform/auth',
  table: 'PF_AUTH',
  scope: 'SYS_OWN',
  // The groups of the operator's own people are no templates.
  publicWhen: { field: 'sysYn', values: ['Y'] },
  menus: [{ menu: 'P13' }],
  name: 'authNm',
  nameEn: 'authNmEn',
  fields: authFields,
  unique: [{ fields: ['authNm'] }],
  search: { keyword: ['authNm', 'authNmEn', 'authDesc'] },
  list: ['authNm', 'sysYn', 'userCnt', 'updateDt'],
  sort: 'id,asc',
  lookups: [{ paths: ['platform/common/auth'], value: 'authNm', valueEn: 'authNmEn', carries: ['sysYn'] }],
  rules: async () => (await import('./auth.rules.ts')).authRules,
} as const satisfies Resource;
