/** Fields: companies: a company keeps its own row, the operator every one (10-platform). */
import { bizNo, code, codes, email, files, phone, rows, text, upperCode } from '../../../fields/index.ts';

export const corpFields = {
  corpNm: text(50, { required: true }),
  corpNmEn: text(100),
  corpTpCd: code('CORP_TP', { required: true, default: 'COMP' }),
  corpRegNo: bizNo({ required: true, operatorOnly: true }),
  ceoNm: text(30, { required: true, personal: true }),
  stCd: code('CORP_ST', { computed: true, default: 'ACTIVE' }),
  bizTp: text(50),
  bizItem: text(50),
  zipCd: text(5),
  addr: text(150, { required: true }),
  telNo: phone(),
  email: email({ required: true }),
  corpIdNo: text(13, { more: true }),
  addrDtl: text(150, { more: true }),
  addrEn: text(200, { more: true, span: 2 }),
  faxNo: phone({ more: true }),
  taxEmail: email({ more: true }),
  bondAreaId: text(8, { more: true }),
  tcaNo: upperCode(5, { more: true }),
  tongNo: text(15, { more: true }),
  srTpCds: codes('SR_TP', { more: true }),
  bankNm: text(30, { more: true }),
  acctNo: text(30, { more: true }),
  // What papers that go abroad say.
  ceoNmEn: text(50, { more: true, personal: true }),
  bankNmEn: text(60, { more: true }),
  swiftCd: text(11, { more: true }),
  // Sites that may sign the company's persons in (3-decisions 5).
  site: rows({ clientId: text(40, { required: true }) }),
  files: files(['LOGO', 'SEAL', 'CERT'], { more: true }),
};
