/** Customers and suppliers, shared by all business systems (20-rs4-ship-repair). */
import type { Resource } from '../../core/resource.ts';
import { bizNo, code, codes, docNo, email, phone, mobile, ref, rows, text, won, yn } from '../../fields/index.ts';
import { forBusiness } from '../systems.ts';
import { clntRules } from './clnt.rules.ts';

export const clnt = {
  prefix: 'rs4/clnt',
  table: 'RS4_CLNT',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'clntNm',
  nameEn: 'clntNmEn',
  fields: {
    clntCd: docNo({ preId: 'C', period: 'year' }),
    clntNm: text(60, { required: true }),
    clntNmEn: text(100),
    clntTpCds: codes('CLNT_TP', { required: true }),
    natCd: code('NAT', { required: true, default: 'KR' }),
    corpRegNo: bizNo(),
    ceoNm: text(30, { personal: true }),
    telNo: phone(),
    currCd: code('CURR', { required: true, default: 'KRW' }),
    vatCd: code('VAT', { required: true, default: 'TAX10' }),
    payTermCd: code('PAY_TERM', { required: true, default: 'D30' }),
    useYn: yn({ default: 'Y' }),
    bizTp: text(50, { more: true }),
    bizItem: text(50, { more: true }),
    zipCd: text(5, { more: true }),
    addr: text(150, { more: true, span: 2 }),
    addrEn: text(200, { more: true, span: 2 }),
    faxNo: phone({ more: true }),
    email: email({ more: true }),
    taxEmail: email({ more: true }),
    styleCodeId: ref('rs4/styleCode', { more: true }),
    tongNo: text(15, { more: true }),
    creditAmt: won({ default: '0', more: true }),
    charger: rows({
      chargerNm: text(30, { required: true, personal: true }),
      chargerNmEn: text(50, { personal: true }),
      deptNm: text(50),
      posNm: text(30),
      telNo: phone({ personal: true }),
      mobile: mobile(),
      email: email(),
      mainYn: yn({ default: 'N' }),
      taxYn: yn({ default: 'N' }),
    }),
  },
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
  rules: clntRules,
} as const satisfies Resource;
