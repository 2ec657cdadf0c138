import { authorityTemplates, operatorAuthorities } from '../reference/authorities.ts';
import { companies } from './companies.ts';
import { day } from './record.ts';
import type { DemoRecord } from './record.ts';

/** A demo user (60-demo-data 6.1); authority is the code of a template. */
export type DemoUser = {
  readonly corpId: number;
  readonly loginId: string;
  readonly userNm: string;
  readonly deptCd: string;
  readonly posCd: string;
  readonly authority: string;
};

type Row = readonly [id: string, userNm: string, deptCd: string, posCd: string, authority: string];

const rows: Readonly<Record<number, readonly Row[]>> = {
  1: [
    ['oper', '김운영', 'MGT', 'MGR', 'OPER'],
    ['mon', '이관제', 'MGT', 'STF', 'MONITOR'],
  ],
  2: [
    ['admin2', '박견본', 'MGT', 'CEO', 'ADMIN'],
    ['sales2', '최예시', 'SALES', 'MGR', 'SALES'],
    ['site2', '정모의', 'PROD', 'GM', 'SITE'],
    ['purc2', '강시험', 'PURC', 'AM', 'PURC'],
    ['acct2', '조임시', 'MGT', 'MGR', 'ACCT'],
    ['insp2', '윤표본', 'QA', 'MGR', 'INSP'],
    ['revw2', '장검토', 'QA', 'GM', 'INSP'],
    ['view2', '임열람', 'SALES', 'STF', 'VIEW'],
  ],
  3: [
    ['admin3', '한가상', 'MGT', 'CEO', 'ADMIN'],
    ['cust3', '오통관', 'CUST', 'MGR', 'CUST'],
  ],
  4: [
    ['admin4', '서가상', 'MGT', 'CEO', 'ADMIN'],
    ['trn4', '신배차', 'TRN', 'MGR', 'TRN'],
    ['drv4', '권기사', 'TRN', 'STF', 'TRN'],
  ],
  5: [
    ['admin5', '황가상', 'MGT', 'CEO', 'ADMIN'],
    ['wh5', '안창고', 'WH', 'MGR', 'WH'],
  ],
  6: [
    ['admin6', '송가상', 'MGT', 'CEO', 'ADMIN'],
    ['sup6', '류공급', 'SALES', 'AM', 'SALES'],
  ],
  7: [
    ['admin7', '전가상', 'MGT', 'CEO', 'ADMIN'],
    ['sup7', '홍감독', 'PROD', 'GM', 'SALES'],
  ],
  8: [
    ['admin8', '고가상', 'MGT', 'CEO', 'ADMIN'],
    ['fwd8', '문포워딩', 'SALES', 'MGR', 'SALES'],
  ],
};

export const users: readonly DemoUser[] = Object.entries(rows).flatMap(([corpId, list]) =>
  list.map(([id, userNm, deptCd, posCd, authority]) => ({
    corpId: Number(corpId),
    loginId: `${id}@demo.example`,
    userNm,
    deptCd,
    posCd,
    authority,
  })),
);

const authorityNames = new Map([...authorityTemplates, ...operatorAuthorities].map((item) => [item.code, item.authNm]));
export const authorityName = (code: string) => authorityNames.get(code) ?? code;

const adminTypes: Readonly<Record<string, string>> = { BOND: 'CT_BOND', BWH: 'CT_BWH', SR: 'CT_SR' };

function userType({ corpId, authority }: DemoUser): string {
  if (authority !== 'ADMIN' && authority !== 'OPER') return 'CT_USER';
  const corpTpCd = companies.find((company) => company.id === corpId)?.corpTpCd ?? '';
  return adminTypes[corpTpCd] ?? 'CT_COMP';
}

/** As papers for readers abroad name those who sign them. */
const englishNames: Readonly<Record<string, string>> = {
  'admin2@demo.example': 'PARK Gyeonbon',
  'sales2@demo.example': 'CHOI Yesi',
  'site2@demo.example': 'JUNG Moui',
  'purc2@demo.example': 'KANG Siheom',
  'acct2@demo.example': 'CHO Imsi',
};

const phoneAt = (index: number) => `010-0000-00${String(index + 1).padStart(2, '0')}`;
/** Its digits alone, where one of the company's people bears the name. */
export function numberOf(corpId: number, userNm: string): string | undefined {
  const index = users.findIndex((user) => user.corpId === corpId && user.userNm === userNm);
  return index < 0 ? undefined : phoneAt(index).replaceAll('-', '');
}

/** The phone of row n is 010-0000-00nn, the e-mail the login id; the password is the seeding code's. */
export const userRecords: readonly DemoRecord[] = users.map((user, index) => ({
  corpId: user.corpId,
  // Before the first subscription begins.
  made: day(-95, '09:00'),
  values: {
    loginId: user.loginId,
    userNm: user.userNm,
    ...(englishNames[user.loginId] ? { userNmEn: englishNames[user.loginId] } : {}),
    userTypeCd: userType(user),
    deptCd: user.deptCd,
    posCd: user.posCd,
    phone: phoneAt(index),
    email: user.loginId,
  },
  refs: { authId: authorityName(user.authority) },
}));
