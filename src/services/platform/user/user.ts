/** Users of a company (10-platform). */
import type { Resource } from '../../../core/resource.ts';
import { forEveryone } from '../../systems.ts';
import { notSelf, userRules } from './user.rules.ts';
import { userFields } from './user.fields.ts';

export const user = {
  prefix: 'platform/user',
  table: 'PF_USER',
  scope: 'OWN',
  menus: [{ menu: 'P12' }],
  name: 'userNm',
  fields: userFields,
  unique: [{ fields: ['loginId'], everywhere: true }],
  search: { keyword: ['userNm', 'loginId'], conditions: ['deptCd', 'authId', 'stCd'] },
  list: ['userNm', 'loginId', 'deptCd', 'posCd', 'authId', 'phone', 'lastLoginDtm', 'stCd'],
  sort: 'userNm,asc',
  lookups: [
    {
      paths: forEveryone('user'),
      value: 'userNm',
      carries: ['deptCd', 'posCd', 'loginId'],
      where: { stCd: ['ACTIVE'] },
    },
  ],
  rules: userRules,
  state: { field: 'stCd', open: ['ACTIVE', 'LOCK'] },
  actions: [
    { name: 'lock', when: { stCd: ['ACTIVE'] }, confirm: true, danger: true, blocked: notSelf, bulk: true },
    { name: 'unlock', when: { stCd: ['LOCK'] }, confirm: true, blocked: notSelf, bulk: true },
    { name: 'resetPw', when: { stCd: ['ACTIVE', 'LOCK'] }, confirm: true, blocked: notSelf, tells: ['loginPw'] },
    { name: 'remove', when: { stCd: ['ACTIVE', 'LOCK'] }, confirm: true, danger: true, blocked: notSelf },
  ],
} as const satisfies Resource;
