/** Fields: repair orders, from the award to the last payment (20-rs4-ship-repair). */
import {
  code,
  date,
  docNo,
  exchangeRate,
  files,
  integer,
  qty,
  rate,
  ref,
  rows,
  text,
  won,
  yn,
} from '../../../fields/index.ts';
import { headerAmountFields, lineCard, lineFields } from '../document/fields.ts';

const { lineTpCd, lineNo, workTpCd, itemId, itemNm, spec, unitCd, qty: ordered, ...rest } = lineFields;
const { priceBaseCd, prftRt, price, priceFrgn, quotAmount, quotAmountFrgn, purcClntId, ...money } = rest;

/**
 * A line of an order: that of a quotation, and beside what was ordered what was done. Price and amount, and what makes the
 * price, stand with the quantities, so that they are seen without moving the grid.
 */
const orderLine = {
  ...{ lineTpCd, lineNo, workTpCd, itemId, itemNm, spec, unitCd, qty: ordered },
  quotQty: qty({ computed: true, width: 62 }),
  doneQty: qty({ default: '0', min: '0', max: '999999999', width: 62 }),
  ...{ priceBaseCd, prftRt, price, priceFrgn, quotAmount, quotAmountFrgn },
  progRt: rate({ computed: true, default: '0', width: 56 }),
  addYn: yn({ computed: true, default: 'N', width: 56 }),
  addApprDt: date({ width: 96 }),
  // Whoever purchases for the order looks for it here.
  purcClntId: { ...purcClntId, more: false, width: 110 },
  ...money,
  realPurcTot: won({ computed: true, default: '0', width: 88 }),
  invQty: qty({ computed: true, default: '0', more: true }),
};

export const orderFields = {
  orderNo: docNo({ preId: 'RO', period: 'month', computed: true, width: 104 }),
  orderTitle: text(100, { required: true, span: 2 }),
  shipId: ref('rs4/ship', { required: true, width: 92 }),
  clntId: ref('rs4/clnt', { required: true, width: 118 }),
  chargerId: ref('rs4/clnt/charger', { of: 'clntId', personal: true }),
  chargeUserId: ref('platform/user', { required: true, default: ({ userId }) => userId || null }),
  orderDt: date({ required: true, default: ({ today }) => today }),
  poNo: text(30),
  repairTpCd: code('REPAIR_TP', { required: true, default: 'AFLOAT' }),
  workFromDt: date({ required: true }),
  workToDt: date({ required: true }),
  portCd: code('PORT', { half: true }),
  placeTxt: text(100, { half: true }),
  berthCd: code('RS4_BERTH'),
  progRt: rate({ computed: true, default: '0', width: 64 }),
  stCd: code('ORDER_ST', { computed: true, default: 'RECV' }),
  realFromDt: date({ computed: true, more: true }),
  realToDt: date({ computed: true, more: true }),
  accNm: text(50, { more: true }),
  accDt: date({ more: true }),
  currCd: code('CURR', { shows: 'key', required: true, half: true, more: true }),
  vatCd: code('VAT', { required: true, half: true, more: true }),
  zeroReasonCd: code('ZERO_RSN', { more: true }),
  payTermCd: code('PAY_TERM', { required: true, more: true }),
  excRt: exchangeRate({ exclusiveMin: '0', more: true }),
  excUnit: integer({ min: 1, max: 1000, more: true }),
  // The numbering that the quotation had, or that of the style at the time.
  lineNoCd: code('LINE_NO', { computed: true, default: 'NUM', more: true }),
  quotId: ref('rs4/quot', { computed: true, more: true }),
  ...headerAmountFields,
  realPurcTot: won({ computed: true, default: '0' }),
  invAmount: won({ computed: true, default: '0', width: 88 }),
  // The customer's consent to additional work may come after the work is done.
  item: rows(orderLine, { max: 10_000, name: 'itemNm', card: lineCard, openIn: ['RECV', 'WORK', 'DONE'] }),
  files: files(['DOC', 'IMG', 'SIGN'], { more: true }),
};
