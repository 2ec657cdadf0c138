/** Fields: users of a company (10-platform). */
import { code, date, dateTime, email, integer, mobile, password, phone, ref, text, yn } from '../../../fields/index.ts';

export const userFields = {
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
  // The sign-in rests after wrong passwords; what is open stays open.
  lockYn: yn({ computed: true, default: 'N' }),
  lockDtm: dateTime({ computed: true }),
  pwChgDtm: dateTime({ computed: true }),
  absFromDt: date(),
  absToDt: date(),
  proxyUserId: ref('platform/user'),
  userNmEn: text(50, { more: true, personal: true }),
  faxNo: phone({ more: true, personal: true }),
  userTypeCd: code('USER_TP', { computed: true, more: true }),
};
