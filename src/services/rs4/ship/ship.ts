/** Vessels (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { forBusiness } from '../../systems.ts';
import { shipFields } from './ship.fields.ts';

export const ship = {
  prefix: 'rs4/ship',
  table: 'RS4_SHIP',
  scope: 'OWN',
  menus: [{ menu: 'R31' }],
  name: 'shipNm',
  nameEn: 'shipNmEn',
  fields: shipFields,
  unique: [{ fields: ['imoNo'] }, { fields: ['callSign'] }],
  search: {
    keyword: ['shipNm', 'shipNmEn', 'imoNo', 'callSign'],
    conditions: ['shipTpCd', 'natCd', 'ownerClntId'],
    firstOf: ['callSign', 'imoNo', 'shipNm'],
  },
  list: ['shipNm', 'shipNmEn', 'imoNo', 'callSign', 'shipTpCd', 'natCd', 'gt', 'classCd', 'ownerClntId', 'trdTpCd'],
  sort: 'shipNm,asc',
  lookups: [
    {
      paths: forBusiness('ship'),
      value: 'shipNm',
      valueEn: 'shipNmEn',
      carries: ['imoNo', 'callSign', 'trdTpCd', 'shipTpCd', 'natCd', 'gt', 'ownerClntId'],
    },
  ],
  imports: { keys: ['imoNo', 'callSign'] },
  rules: async () => (await import('./ship.rules.ts')).shipRules,
} as const satisfies Resource;
