/** Authority groups: what a person may do in each menu (10-platform, 41-menus-authorities). */
import type { Resource } from '../../../core/resource.ts';
import { code, integer, rows, text, yn } from '../../../fields/index.ts';
import { authRules } from './auth.rules.ts';

export const auth = {
  prefix: 'platform/auth',
  table: 'PF_AUTH',
  scope: 'SYS_OWN',
  // The groups of the operator's own people are no templates.
  publicWhen: { field: 'sysYn', values: ['Y'] },
  menus: [{ menu: 'P13' }],
  name: 'authNm',
  nameEn: 'authNmEn',
  fields: {
    authNm: text(50, { required: true }),
    authNmEn: text(50),
    authDesc: text(200, { span: 2 }),
    sysYn: yn({ computed: true, default: 'N' }),
    menu: rows({
      menuId: integer({ required: true }),
      menuAuthCd: code('MENU_AUTH', { required: true, default: '0' }),
    }),
  },
  unique: [{ fields: ['authNm'] }],
  search: { keyword: ['authNm', 'authNmEn', 'authDesc'] },
  list: ['authNm', 'sysYn', 'userCnt', 'updateDt'],
  sort: 'id,asc',
  lookups: [{ paths: ['platform/common/auth'], value: 'authNm', valueEn: 'authNmEn', carries: ['sysYn'] }],
  rules: authRules,
} as const satisfies Resource;
