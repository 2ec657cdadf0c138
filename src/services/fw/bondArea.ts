/** Bonded areas of the country, kept by the operator and read by all (11-framework). */
import type { Resource } from '../../core/resource.ts';
import { bondAreaCd, code, integer, phone, ref, text, yn } from '../../fields/index.ts';
import { forBonded } from '../systems.ts';
import { bondAreaRules } from './bondArea.rules.ts';

export const bondArea = {
  prefix: 'fw/bondArea',
  table: 'FW_BOND_AREA',
  scope: 'SYS',
  menus: [{ menu: 'F02' }],
  name: 'bondAreaNm',
  nameEn: 'bondAreaNmEn',
  fields: {
    bondAreaCd: bondAreaCd({ required: true }),
    bondAreaNm: text(60, { required: true }),
    bondAreaNmEn: text(60),
    bondTpCd: code('BOND_TP', { required: true }),
    cstmsCd: code('CSTMS', { computed: true }),
    storeMm: integer({ required: true }),
    opCorpId: ref('platform/corp'),
    telNo: phone(),
    addr: text(150, { span: 2 }),
    useYn: yn({ default: 'Y' }),
  },
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
