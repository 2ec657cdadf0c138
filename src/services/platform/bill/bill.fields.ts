/** Fields: what a company owes for a month (10-platform bill). Names, addresses and account are copied: an issued bill never changes. */
import { bizNo, code, codes, date, docNo, email, month, qty, ref, rows, text, won } from '../../../fields/index.ts';

const computed = { computed: true } as const;
const copied = { computed: true } as const;
const ofOperator = { computed: true, seenBy: ['operator'] } as const;

export const billFields = {
  corpId: ref('platform/corp', { required: true, createOnly: true, whole: true, width: 160 }),
  billYm: month(computed),
  // Of the month it is about, not of the day it was made.
  billNo: docNo({ preId: 'BL', period: 'month' }),
  stCd: code('BILL_ST', { computed: true, default: 'DRAFT' }),
  tot: won({ ...computed, width: 100 }),
  salesVat: won({ ...computed, width: 90 }),
  sumAmount: won({ ...computed, width: 100 }),
  paidAmount: won({ computed: true, default: '0', width: 100 }),
  issueDt: date(computed),
  dueDt: date(computed),
  paidDt: date(computed),
  taxInvId: ref('platform/taxInv', computed),
  // Why it waits for the operator, and why it goes on all the same.
  holdCds: codes('BILL_HOLD', { ...ofOperator, span: 2 }),
  relReason: text(300, { ...ofOperator, span: 2 }),
  inveNm: text(50, copied),
  inveRegNo: bizNo(copied),
  inveCeoNm: text(30, { ...copied, personal: true }),
  inveAddr: text(150, { ...copied, span: 2 }),
  inveBizTp: text(50, copied),
  inveBizItem: text(50, copied),
  inveEmail: email(copied),
  invrNm: text(50, copied),
  invrRegNo: bizNo(copied),
  invrCeoNm: text(30, { ...copied, personal: true }),
  invrAddr: text(150, { ...copied, span: 2 }),
  invrTelNo: text(20, copied),
  bankNm: text(30, copied),
  acctNo: text(30, copied),
  line: rows(
    {
      sysCd: code('SYS', computed),
      feeTpCd: code('FEE_TP', computed),
      itemNm: text(100, { computed: true, width: 260 }),
      qty: qty({ computed: true, summed: false }),
      unitPrice: won({ computed: true, summed: false }),
      supplyAmt: won(computed),
    },
    {
      readOnly: true,
      max: 1000,
      name: 'itemNm',
      card: { quantity: 'qty', price: ['unitPrice'], amount: ['supplyAmt'] },
    },
  ),
  // What was paid, and with which words it came; the words are the bank's and whoever paid, so they stay with the operator.
  paid: rows(
    {
      payDt: date(computed),
      payAmt: won(computed),
      dptNm: text(100, { ...ofOperator, width: 180, personal: true }),
      dptMemo: text(200, { ...ofOperator, width: 260 }),
    },
    { readOnly: true, max: 1000, name: 'payDt', card: { amount: ['payAmt'] } },
  ),
};
