/** Users of a company (10-platform). */
import type { Resource } from '../../../core/resource.ts';
import { code, date, dateTime, email, integer, mobile, password, phone, ref, text } from '../../../fields/index.ts';
import { forEveryone } from '../../systems.ts';
import { notSelf, userRules } from './user.rules.ts';

export const user = {
  prefix: 'platform/user',
  table: 'PF_USER',
  scope: 'OWN',
  menus: [{ menu: 'P12' }],
  name: 'userNm',
  fields: {
    loginId: text(100, { required: true, createOnly: true, personal: true }),
    loginPw: password({ required: true, createOnly: true }),
    userNm: text(30, { required: true, personal: true }),
    authId: ref('platform/auth', { required: true }),
    deptCd: code('GW_DEPT'),
    posCd: code('GW_POS'),
    phone: mobile({ required: true }),
    email: email(),
    stCd: code('USER_ST', { computed: true, default: 'ACTIVE' }),
    lastLoginDtm: dateTime({ computed: true }),
    failCnt: integer({ computed: true, default: 0 }),
    pwChgDtm: dateTime({ computed: true }),
    absFromDt: date(),
    absToDt: date(),
    proxyUserId: ref('platform/user'),
    faxNo: phone({ more: true, personal: true }),
    userTypeCd: code('USER_TP', { computed: true, more: true }),
  },
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
