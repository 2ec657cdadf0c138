/** Fields: certified companies: whom the port and customs know as a supplier, carrier, warehouse or broker (10-platform). */
import { bizNo, code, codes, date, email, files, phone, ref, text } from '../../../fields/index.ts';

export const certCorpFields = {
  certTpCd: code('CERT_TP', { required: true, width: 150 }),
  corpNm: text(50, { required: true, width: 200 }),
  corpRegNo: bizNo({ required: true }),
  ceoNm: text(30, { personal: true }),
  // As customs or the port authority wrote it, capitals throughout.
  regNo: text(20, { required: true, pattern: { source: '^[0-9A-Za-z-]+$', text: 'regNoShape' }, width: 110 }),
  regDt: date({ required: true }),
  expDt: date({ required: true }),
  stCd: code('CERT_ST', { computed: true, default: 'DRAFT' }),
  srTpCds: codes('SR_TP'),
  portCds: codes('PORT'),
  telNo: phone(),
  email: email(),
  faxNo: phone(),
  homepage: text(200),
  intro: text(500, { span: 4 }),
  rejReason: text(300, { computed: true, span: 4 }),
  ownCorpId: ref('platform/corp', { computed: true, default: ({ corpId }) => corpId, more: true }),
  files: files(['CERT'], { more: true }),
};
