/** Exchange rates of the system and of the company; its own win (11-framework, 00-conventions 1.5). */
import type { Resource } from '../../core/resource.ts';
import { excRateRules } from './excRate.rules.ts';
import { excRateFields } from './excRate.fields.ts';

export const excRate = {
  prefix: 'fw/excRate',
  table: 'FW_EXC_RATE',
  scope: 'SYS_OWN',
  menus: [{ menu: 'F03' }],
  name: 'excDt',
  fields: excRateFields,
  unique: [{ fields: ['excDt', 'excTpCd', 'currCd'] }],
  search: { keyword: [], dates: ['excDt'], conditions: ['excTpCd', 'currCd'] },
  list: ['excDt', 'excTpCd', 'currCd', 'excUnit', 'excRt'],
  rules: excRateRules,
} as const satisfies Resource;
