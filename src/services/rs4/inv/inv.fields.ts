/** Fields: invoices of repair orders: in advance, by progress and the rest, and what was paid (20-rs4-ship-repair). */
import {
  code,
  date,
  docNo,
  exchangeRate,
  files,
  foreign,
  integer,
  rate,
  ref,
  rows,
  text,
  won,
} from '../../../fields/index.ts';
import { headerAmountFields, lineFields, saleCard } from '../document/fields.ts';

const computed = { computed: true } as const;
const { purcTot: _purc, purcTotFrgn: _purcFrgn, prftAmt: _prft, prftRt: _prftRt, ...sums } = headerAmountFields;
const { lineTpCd, itemId, itemNm, spec, unitCd, qty, price, priceFrgn, tot, totFrgn, dctRt, dctAmount, dctAmountFrgn } =
  lineFields;
const { quotAmount, quotAmountFrgn, salesVat, vatCd, priceBaseCd } = lineFields;
/** Statuses in which money may come. */
export const payable = ['ISSUED', 'PART'] as const;
/** Statuses in which a tax invoice may be written. */
export const taxable = [...payable, 'PAID'] as const;

export const invFields = {
  invNo: docNo({
    preId: 'RI',
    docTypeFrom: 'invKindCd',
    docTypeChars: 1,
    period: 'month',
    computed: true,
    width: 120,
  }),
  invKindCd: code('INV_KIND', { required: true, default: 'FINAL', createOnly: true, width: 74 }),
  orderId: ref('rs4/order', { required: true, createOnly: true, whole: true, width: 120 }),
  clntId: ref('rs4/clnt', { required: true, width: 118 }),
  invDt: date({ required: true, default: ({ today }) => today }),
  dueDt: date({ ...computed, width: 92 }),
  shipId: ref('rs4/ship', { ...computed, width: 92 }),
  advRt: rate({ exclusiveMin: '0', max: '100' }),
  currCd: code('CURR', { shows: 'key', ...computed, half: true, within: { field: 'quotAmountFrgn' } }),
  vatCd: code('VAT', { required: true, half: true }),
  zeroReasonCd: code('ZERO_RSN'),
  excRt: exchangeRate({ exclusiveMin: '0' }),
  excUnit: integer({ min: 1, max: 1000, more: true }),
  stCd: code('INV_ST', { ...computed, default: 'DRAFT' }),
  bankNm: text(50, { more: true }),
  acctNo: text(50, { more: true }),
  swiftCd: text(11, { more: true }),
  styleCodeId: ref('rs4/styleCode', { more: true }),
  taxInvId: ref('platform/taxInv', { ...computed, more: true }),
  // What the order came to when the invoice was written: a rate of it is asked for in advance.
  orderAmount: won({ ...computed, more: true }),
  orderAmountFrgn: foreign({ ...computed, more: true }),
  lineNoCd: code('LINE_NO', { ...computed, default: 'NUM', more: true }),
  ...sums,
  paidAmount: won({ ...computed, default: '0', width: 88 }),
  paidAmountFrgn: foreign({ ...computed, default: '0' }),
  excDiff: won({ ...computed, default: '0' }),
  item: rows(
    {
      ...{
        lineTpCd,
        itemId,
        itemNm,
        spec,
        unitCd,
        qty,
        priceBaseCd,
        price,
        priceFrgn,
        tot,
        totFrgn,
        dctRt,
        dctAmount,
        dctAmountFrgn,
      },
      ...{ quotAmount, quotAmountFrgn, salesVat, vatCd },
      orderItemId: ref('rs4/order/item', { of: 'orderId', more: true }),
    },
    { max: 10_000, name: 'itemNm', card: saleCard },
  ),
  pay: rows(
    {
      payDt: date({ required: true, default: ({ today }) => today, width: 110 }),
      payAmt: won({ min: '0', width: 130 }),
      payAmtFrgn: foreign({ min: '0', width: 130 }),
      excRt: exchangeRate({ exclusiveMin: '0', width: 100 }),
      bankNm: text(50, { width: 150 }),
    },
    {
      max: 1000,
      name: 'payDt',
      card: { amount: ['payAmtFrgn', 'payAmt'] },
      openIn: payable,
      closed: { PAID: { code: 'E_SUM', text: 'invSettled' } },
    },
  ),
  files: files(['DOC', 'PDF'], { more: true }),
};
