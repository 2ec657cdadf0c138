/** Fields: tax invoices between companies, shared by all systems (10-platform). The buyer's company reads what was issued to it. */
import {
  bizNo,
  code,
  date,
  dateTime,
  docNo,
  email,
  files,
  integer,
  qty,
  ref,
  rows,
  taxConfirmNo,
  taxPayerNo,
  text,
  won,
  yn,
} from '../../../fields/index.ts';
import { msg } from '../../shared/messages.ts';

/** Rows that the authority takes with one invoice. */
export const mostRows = 99;

const computed = { computed: true } as const;
/** Who issues is always the own company, as its master data names it: nobody writes it. */
const issuer = { required: true, computed: true, more: true } as const;

export const taxInvFields = {
  taxInvNo: docNo({ preId: 'TX', period: 'month', width: 104 }),
  ntsConfirmNo: taxConfirmNo({ computed: true, width: 216 }),
  writeDt: date({ required: true, default: ({ today }) => today }),
  vatCd: code('VAT', { required: true, default: 'TAX10' }),
  zeroReasonCd: code('ZERO_RSN'),
  purposeCd: code('TAXINV_PURP', { required: true, default: 'BILL' }),
  inveClntId: ref('rs4/clnt'),
  inveRegNo: taxPayerNo({ required: true, sealed: true }),
  inveNm: text(50, { required: true }),
  inveCeoNm: text(30, { required: true, personal: true }),
  inveAddr: text(150, { span: 2 }),
  inveEmail: email(),
  inveBizTp: text(50, { more: true }),
  inveBizItem: text(50, { more: true }),
  invrRegNo: bizNo(issuer),
  invrNm: text(50, { ...issuer, width: 140 }),
  invrCeoNm: text(30, { ...issuer, personal: true }),
  invrAddr: text(150, { span: 2, computed: true, more: true }),
  invrBizTp: text(50, { computed: true, more: true }),
  invrBizItem: text(50, { computed: true, more: true }),
  invTpCd: code('TAXINV_TP', { computed: true, default: 'NORMAL', more: true }),
  modifyCd: code('TAXINV_MOD', { computed: true, within: { field: 'taxInvNo', word: true } }),
  orgTaxInvId: ref('platform/taxInv', { computed: true }),
  srcTbl: text(30, { computed: true, more: true }),
  srcId: integer({ computed: true, more: true }),
  invrCorpId: ref('platform/corp', { computed: true, default: ({ corpId }) => corpId, more: true }),
  inveCorpId: ref('platform/corp', { computed: true, more: true }),
  issueDtm: dateTime({ computed: true, more: true }),
  sendDtm: dateTime({ computed: true, more: true }),
  // The day on which the reason to amend came about: lateness counts from it.
  eventDt: date({ computed: true }),
  // Takes back the whole of its original, which happens once.
  cancelYn: yn({ computed: true, default: 'N', more: true }),
  issueDueDt: date({ computed: true, more: true }),
  lateYn: yn({ computed: true, default: 'N', more: true }),
  files: files(['DOC'], { more: true }),
  xmlHash: text(64, { computed: true, more: true }),
  supplyAmt: won({ ...computed, width: 90 }),
  taxAmt: won({ ...computed, width: 82 }),
  sumAmount: won({ ...computed, width: 90 }),
  stCd: code('TAXINV_ST', { computed: true, default: 'DRAFT' }),
  item: rows(
    {
      purchDt: date({ required: true }),
      itemNm: text(100, { required: true, width: 220 }),
      spec: text(60),
      // A tax invoice says no unit.
      qty: qty({ summed: false }),
      unitPrice: won(),
      supplyAmt: won({ required: true }),
      taxAmt: won(computed),
      // A row that gathers lines of the source carries the sum of their taxes, each cut below one won.
      lineCnt: integer({ computed: true, default: 1, more: true }),
    },
    { max: mostRows, name: 'itemNm', card: { quantity: 'qty', price: ['unitPrice'], amount: ['supplyAmt'] } },
  ),
  // What the tax office says is between it and the issuer.
  msg: { ...msg, seenBy: ['issuer'] },
};
