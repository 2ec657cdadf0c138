/** Customers and suppliers, shared by all business systems (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { forBusiness } from '../../systems.ts';
import { clntFields } from './clnt.fields.ts';

export const clnt = {
  prefix: 'rs4/clnt',
  table: 'RS4_CLNT',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'clntNm',
  nameEn: 'clntNmEn',
  fields: clntFields,
  unique: [{ fields: ['clntCd'] }, { fields: ['corpRegNo'], except: '0000000000' }],
  search: {
    keyword: ['clntNm', 'clntNmEn', 'clntCd', 'corpRegNo'],
    conditions: ['clntTpCds', 'natCd', 'useYn'],
  },
  list: ['clntCd', 'clntNm', 'clntNmEn', 'clntTpCds', 'natCd', 'corpRegNo', 'telNo', 'useYn'],
  lookups: [
    {
      paths: forBusiness('clnt'),
      value: 'clntNm',
      valueEn: 'clntNmEn',
      carries: ['clntCd', 'clntTpCds', 'currCd', 'vatCd', 'payTermCd', 'corpRegNo', 'natCd'],
      query: { type: 'clntTpCds' },
    },
  ],
  imports: { keys: ['clntCd', 'corpRegNo'], along: ['charger'] },
  rules: async () => (await import('./clnt.rules.ts')).clntRules,
} as const satisfies Resource;
