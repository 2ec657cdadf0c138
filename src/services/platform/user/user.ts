/** Users of a company (10-platform). */
import type { Resource } from '../../../core/resource.ts';
import { date, ref } from '../../../fields/index.ts';
import { forEveryone } from '../../systems.ts';
import { notSelf, userRules } from './user.rules.ts';
import { userFields } from './user.fields.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

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
      // Who acts for somebody who is absent concerns all colleagues.
      carries: ['deptCd', 'posCd', 'loginId', 'absFromDt', 'absToDt', 'proxyUserId'],
      where: { stCd: ['ACTIVE'] },
    },
  ],
  rules: userRules,
  state: {
    field: 'stCd',
    open: ['ACTIVE', 'LOCK'],
    // Whoever withdraws is gone.
    system: [{ from: ['ACTIVE', 'LOCK'], to: ['WD'] }],
  },
  facts: true,
  // What one user more adds to the bills.
  reads: [{ name: 'growth', fields: {} }],
  actions: [
    { name: 'lock', from: ['ACTIVE'], to: 'LOCK', confirm: true, danger: true, blocked: notSelf, bulk: true },
    { name: 'unlock', from: ['LOCK'], to: 'ACTIVE', confirm: true, blocked: notSelf, bulk: true },
    {
      name: 'openSignIn',
      when: { lockYn: ['Y'] },
      otherwise: 'signInOpen',
      from: ['ACTIVE'],
      confirm: true,
      blocked: notSelf,
    },
    { name: 'resetPw', from: ['ACTIVE', 'LOCK'], confirm: true, blocked: notSelf, tells: ['loginPw'] },
    { name: 'remove', from: ['ACTIVE', 'LOCK'], to: 'WD', confirm: true, danger: true, blocked: notSelf },
    // Documents that wait for somebody who is gone go on; of others this is a part of their record.
    {
      name: 'standIn',
      from: ['WD'],
      fields: { proxyUserId: ref('platform/user', { required: true }), absToDt: date({ required: true }) },
    },
  ],
} as const satisfies Resource<CodeKey<'USER_ST'>>;
