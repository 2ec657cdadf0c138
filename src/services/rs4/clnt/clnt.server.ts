/** Contacts of partners, chosen in the documents of a partner (00-conventions 2.11). */
import type { Behaviour } from '../../../database/behaviour.ts';
import { rowLookup } from '../../../database/query/rowLookup.ts';
import { clnt } from './clnt.ts';

const chargerLookup = rowLookup(clnt, {
  path: 'rs4/common/clnt/charger',
  grid: 'charger',
  of: 'clntId',
  value: 'chargerNm',
  valueEn: 'chargerNmEn',
  carries: ['deptNm', 'posNm', 'telNo', 'mobile', 'email', 'mainYn', 'taxYn'],
  keyword: ['chargerNm', 'chargerNmEn'],
  first: 'mainYn',
});

export const clntBehaviour: Behaviour<typeof clnt> = { lookups: [chargerLookup] };
