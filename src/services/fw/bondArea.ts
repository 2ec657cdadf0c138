/** Bonded areas of the country, kept by the operator and read by all (11-framework). */
import type { Resource } from '../../core/resource.ts';
import { forBonded } from '../systems.ts';
import { bondAreaRules } from './bondArea.rules.ts';
import { bondAreaFields } from './bondArea.fields.ts';

export const bondArea = {
  prefix: 'fw/bondArea',
  table: 'FW_BOND_AREA',
  scope: 'SYS',
  menus: [{ menu: 'F02' }],
  name: 'bondAreaNm',
  nameEn: 'bondAreaNmEn',
  fields: bondAreaFields,
  unique: [{ fields: ['bondAreaCd'] }],
  search: { keyword: ['bondAreaCd', 'bondAreaNm', 'bondAreaNmEn'], conditions: ['cstmsCd', 'bondTpCd', 'useYn'] },
  list: ['bondAreaCd', 'bondAreaNm', 'bondTpCd', 'cstmsCd', 'opCorpId', 'storeMm'],
  sort: 'bondAreaCd,asc',
  lookups: [
    {
      paths: forBonded('bondArea'),
      key: 'bondAreaCd',
      value: 'bondAreaNm',
      valueEn: 'bondAreaNmEn',
      carries: ['cstmsCd', 'storeMm', 'bondTpCd'],
      query: { cstmsCd: 'cstmsCd', bondTpCd: 'bondTpCd' },
    },
  ],
  rules: bondAreaRules,
} as const satisfies Resource;
