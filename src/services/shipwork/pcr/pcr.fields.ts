/** Fields: purchase confirmations, by which a supplier sells goods for export at zero rate (23-shipwork-customs). */
import {
  bizNo,
  code,
  date,
  docNo,
  declarationNo,
  email,
  exchangeRate,
  files,
  foreign,
  hsCd,
  integer,
  qty,
  ref,
  rows,
  taxConfirmNo,
  text,
  won,
} from '../../../fields/index.ts';

const computed = { computed: true } as const;
/** A code brings what the goods are called; what is called already stays. */
const byHsCode = {
  by: 'shipwork/common/hsCode',
  tells: ['dealNm'],
  fills: { itemNm: 'itemNm' },
} as const;
const above = { exclusiveMin: '0' } as const;

/** Who confirms, of those that the law names. */
export const confirmingBody = '한국무역정보통신';

/** Tax invoices of one confirmation. */
export const mostInvoices = 99;

export const pcrFields = {
  pcrNo: docNo({ preId: 'PC', period: 'month', computed: true, width: 116 }),
  applyDt: date({ required: true, default: ({ today }) => today }),
  stCd: code('PCR_ST', { computed: true, default: 'DRAFT' }),
  applyTpCd: code('PCR_APPLY', { required: true, default: 'O', createOnly: true, width: 76 }),
  // The last day on which the goods bought first are still confirmed in time.
  applyDueDt: date(computed),
  befPcrId: ref('shipwork/pcr', { createOnly: true, width: 150 }),
  supClntId: ref('rs4/clnt', { required: true, first: { clntTpCds: 'SUP,SUBC' }, width: 150 }),
  supRegNo: bizNo(computed),
  supNm: text(60, { ...computed, width: 150 }),
  supEmail: email(),
  usageCd: code('PCR_USAGE', { required: true, default: '2AJ' }),
  usageTxt: text(65),
  currCd: code('CURR', { shows: 'key', required: true, default: 'KRW', within: { field: 'totAmt' } }),
  adjTpCd: code('PCR_ADJ'),
  adjAmt: foreign({ default: '0.00' }),
  pcrLicNo: text(30, { ...computed, width: 144 }),
  issueDt: date(computed),
  confOrgNm: text(50, { computed: true, default: confirmingBody, more: true }),
  totQty: qty({ ...computed, width: 84 }),
  qtyUnitCd: code('UNIT', { shows: 'key', ...computed, width: 64, within: { field: 'totQty' } }),
  // With its currency beside it.
  totAmt: foreign({ ...computed, width: 146 }),
  totUsdAmt: foreign({ ...computed, width: 110 }),
  // Won for a unit of the confirmation's currency and for a dollar, of the day of application.
  excRt: exchangeRate({ ...computed, more: true }),
  excUnit: integer({ ...computed, more: true }),
  usdExcRt: exchangeRate({ ...computed, more: true }),
  item: rows(
    {
      hsCd: hsCd({ required: true, width: 120, offered: byHsCode }),
      itemNm: text(100, { required: true, width: 190 }),
      spec: text(100, { width: 120 }),
      purcDt: date({ required: true, default: ({ today }) => today, width: 110 }),
      qty: qty({ required: true, min: '1', max: '999999999', width: 76 }),
      unitCd: code('UNIT', { shows: 'key', required: true, default: 'EA', width: 64 }),
      unitPriceFrgn: foreign({ required: true, ...above, width: 110, summed: false }),
      amtFrgn: foreign({ ...computed, width: 120 }),
    },
    {
      max: 999,
      name: 'itemNm',
      card: { quantity: 'qty', unit: 'unitCd', price: ['unitPriceFrgn'], amount: ['amtFrgn'] },
    },
  ),
  doc: rows(
    {
      expDeclId: ref('shipwork/expDecl', { width: 150 }),
      baseDocCd: code('PCR_DOC', { required: true, default: 'EXP', width: 130 }),
      docNo: declarationNo({ any: true, required: true, width: 190 }),
      docDt: date({ required: true, width: 110 }),
      currCd: code('CURR', { shows: 'key', width: 70 }),
      amtFrgn: foreign({ min: '0', width: 120, summed: false }),
    },
    { max: 99, name: 'docNo', card: { amount: ['amtFrgn'] } },
  ),
  tax: rows(
    {
      taxInvId: ref('platform/taxInv', { must: { direction: 'RECV' }, width: 150 }),
      ntsConfirmNo: taxConfirmNo({ required: true, width: 210 }),
      writeDt: date({ required: true, width: 110 }),
      supplyAmt: won({ required: true, width: 120 }),
      taxAmt: won({ required: true, width: 110 }),
    },
    { max: mostInvoices, name: 'ntsConfirmNo', card: { amount: ['supplyAmt'] } },
  ),
  files: files(['DOC'], { more: true }),
};
