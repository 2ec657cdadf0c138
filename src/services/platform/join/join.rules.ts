/** Every rule of the join wizard (2-portal 4, 5 and 9; 3-decisions 3 and 4), for the browser and the server. Pure. */
import { isBusinessNo } from '../../../fields/formatted/businessNoShape.ts';
import { isEmail, isMobile } from '../../../fields/formatted/contactShape.ts';
import { isPassword } from '../../../fields/password/shape.ts';
import { isLoginId, normalLoginId } from '../user/loginId.ts';
import { passwordProblem } from '../user/password.ts';

export type JoinType = 'corp' | 'private' | 'bond' | 'bwh' | 'sr';
export type CertType = 'mobile' | 'email';
export type Consent = 'terms' | 'policy' | 'privacy';
export const consents: readonly Consent[] = ['terms', 'policy', 'privacy'];

/** What the wizard collects (2-portal 3 "join item"); absent is empty. */
export interface JoinItem {
  readonly loginId: string;
  readonly loginPw: string;
  readonly loginPwConfirm: string;
  readonly userNm: string;
  readonly corpNm: string;
  readonly corpRegNo: string;
  readonly bondAreaId1: string;
  readonly bondAreaId2: string;
  readonly bondAreaId3: string;
  readonly phone: string;
  readonly email: string;
  readonly certType: CertType;
  readonly cerNo: string;
  readonly userType: JoinType;
}

interface TypeRule {
  readonly userTypeCd: string;
  readonly corpTpCd: string;
  /** Which of the three codes the type asks for. */
  readonly area?: 'bondAreaId1' | 'bondAreaId2' | 'bondAreaId3';
  readonly areaShape?: RegExp;
  /** Shows the business registration number. */
  readonly regNo: boolean;
  readonly consents: readonly Consent[];
  /** The service of the store that the type joins for; it may run or be still to come. */
  readonly service?: { readonly sysCd: string; readonly subsReqId: string };
}

const everybody = ['terms', 'privacy'] as const;
export const joinTypes: Readonly<Record<Exclude<JoinType, 'private'>, TypeRule>> = {
  corp: { userTypeCd: 'CT_COMP', corpTpCd: 'COMP', regNo: true, consents },
  bond: {
    userTypeCd: 'CT_BOND',
    corpTpCd: 'BOND',
    area: 'bondAreaId1',
    areaShape: /^\d{8}$/,
    regNo: true,
    consents: everybody,
    service: { sysCd: 'BWMS', subsReqId: 'BWMS-STD' },
  },
  bwh: {
    userTypeCd: 'CT_BWH',
    corpTpCd: 'BWH',
    area: 'bondAreaId2',
    areaShape: /^[A-Z0-9]{6}$/,
    regNo: false,
    consents: everybody,
    service: { sysCd: 'BTA', subsReqId: 'BTA-STD' },
  },
  sr: {
    userTypeCd: 'CT_SR',
    corpTpCd: 'SR',
    area: 'bondAreaId3',
    areaShape: /^[A-Z0-9]{8}$/,
    regNo: false,
    consents: everybody,
    service: { sysCd: 'RS4', subsReqId: 'RS4-STD' },
  },
};

/** Input lengths (2-portal 9). */
export const joinLengths = {
  loginId: 100,
  loginPw: 20,
  loginPwConfirm: 20,
  userNm: 30,
  corpNm: 50,
  corpRegNo: 10,
  bondAreaId1: 8,
  bondAreaId2: 6,
  bondAreaId3: 8,
  phone: 20,
  email: 100,
  cerNo: 6,
} as const;
export type JoinField = keyof typeof joinLengths;

/** Number of a company that has stated none. */
export const noRegNo = '0'.repeat(10);
const noArea = '0'.repeat(8);

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);
const coded = (text: string, most: number) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, most);

const tidied: Partial<Record<JoinField, (text: string) => string>> = {
  corpRegNo: (text) => digits(text, 10),
  bondAreaId1: (text) => digits(text, 8),
  bondAreaId2: (text) => coded(text, 6),
  bondAreaId3: (text) => coded(text, 8),
  phone: (text) => digits(text, 20),
  email: (text) => text.replace(/\s/g, ''),
  cerNo: (text) => digits(text, 6),
};

/** What an input keeps of what was typed: digits only, capitals, at most so long. */
export const tidyJoin = (field: JoinField, text: string): string =>
  (tidied[field]?.(text) ?? text).slice(0, joinLengths[field]);

/** The item right after a type was chosen: numbers that the type does not ask for are preset. */
export const presetOf = (userType: JoinType): { readonly corpRegNo: string; readonly bondAreaId: string } => ({
  corpRegNo: userType === 'corp' || userType === 'private' ? '' : noRegNo,
  bondAreaId: userType === 'corp' ? noArea : '',
});

const within = (text: string, most: number) => text.trim() !== '' && text.length <= most;

type Check = (item: JoinItem) => string | undefined;
const unless = (good: boolean, key: string) => (good ? undefined : key);

/** i18n key below `errors` of what is wrong with a field. */
const checks: Readonly<Record<JoinField, Check>> = {
  loginId: ({ loginId }) => unless(loginId.length <= 100 && isLoginId(normalLoginId(loginId)), 'joinLoginId'),
  loginPw: ({ loginPw, loginId, corpNm }) =>
    isPassword(loginPw) ? passwordProblem(loginPw, { loginId: normalLoginId(loginId), corpNm }) : 'password',
  loginPwConfirm: ({ loginPw, loginPwConfirm }) =>
    unless(loginPwConfirm !== '' && loginPwConfirm === loginPw, 'joinPwConfirm'),
  userNm: ({ userNm }) => unless(within(userNm, 30), 'joinUserNm'),
  corpNm: ({ corpNm }) => unless(within(corpNm, 50), 'joinCorpNm'),
  corpRegNo: ({ userType, corpRegNo }) => {
    if (userType !== 'corp' && corpRegNo === noRegNo) return undefined;
    return unless(corpRegNo !== noRegNo && isBusinessNo(corpRegNo), 'businessNo');
  },
  bondAreaId1: ({ bondAreaId1 }) => unless(/^\d{8}$/.test(bondAreaId1), 'joinBondAreaId1'),
  bondAreaId2: ({ bondAreaId2 }) => unless(/^[A-Z0-9]{6}$/.test(bondAreaId2), 'joinBondAreaId2'),
  bondAreaId3: ({ bondAreaId3 }) => unless(/^[A-Z0-9]{8}$/.test(bondAreaId3), 'joinBondAreaId3'),
  phone: ({ phone }) => unless(isMobile(phone), 'joinPhone'),
  email: ({ email }) => unless(isEmail(email), 'joinEmail'),
  cerNo: ({ cerNo }) => unless(/^\d{6}$/.test(cerNo), 'joinCerNo'),
};

/** Fields that a type asks for, in the order of the screen. */
export function joinFields(userType: JoinType): readonly JoinField[] {
  if (userType === 'private') return [];
  const { area, regNo } = joinTypes[userType];
  return [
    ...(['loginId', 'loginPw', 'loginPwConfirm', 'userNm', 'corpNm'] as const),
    ...(regNo ? (['corpRegNo'] as const) : []),
    ...(area ? [area] : []),
    ...(['phone', 'email', 'cerNo'] as const),
  ];
}

export type JoinProblems = Partial<Record<JoinField, string>>;

/** i18n key below `errors` for each field that is not in order; `sending` leaves the code out (2-portal 5). */
export function joinProblems(item: JoinItem, sending = false): JoinProblems {
  const found: JoinProblems = {};
  for (const field of joinFields(item.userType)) {
    if (sending && field === 'cerNo') continue;
    const key = checks[field](item);
    if (key !== undefined) found[field] = key;
  }
  return found;
}

/** Whether the consents suffice: those the type requires, and two at least (2-portal 4, 3-decisions 4). */
export const consentsSuffice = (userType: JoinType, given: readonly string[]): boolean =>
  userType !== 'private' && given.length >= 2 && joinTypes[userType].consents.every((name) => given.includes(name));

/** Where what was typed as a login id may be taken from ("same as ID"), so that nobody types it twice. */
export function sameField(loginId: string): 'phone' | 'email' | undefined {
  const id = normalLoginId(loginId);
  return isMobile(id) ? 'phone' : isEmail(id) ? 'email' : undefined;
}
