/** Fields: orders of ship supplies, from the buyer's request to the supplier's bill (23-shipwork-customs). */
import type { RecordOf, RowOf } from '../../../core/record.ts';
import {
  bizNo,
  callSign,
  code,
  date,
  dateTime,
  docNo,
  email,
  exchangeRate,
  files,
  foreign,
  integer,
  phone,
  qty,
  rate,
  ref,
  rows,
  text,
  won,
} from '../../../fields/index.ts';

/** Sides of the order. */
const buyer = ['buy'] as const;
const supplier = ['sell'] as const;
const computed = { computed: true } as const;
/** What the buyer says of ship, goods and delivery stays the buyer's. */
const ofBuyer = { writtenBy: buyer } as const;
/** While the supplier works on its quotation the buyer does not read along. */
const quoted = { heldBack: { buy: { in: ['REQ', 'CANCEL'], until: 'quotDt' } } } as const;
const sums = { ...computed, ...quoted } as const;
/** Copied from the master data of a side, for the other reads no masters of it. */
const copied = { computed: true } as const;

export const orderFields = {
  orderNo: docNo({ preId: 'SO', period: 'month', computed: true, width: 118 }),
  orderTitle: text(100, { required: true, span: 2, ...ofBuyer }),
  stCd: code('SWORD_ST', { computed: true, default: 'DRAFT' }),
  supCertId: ref('platform/certCorp', { required: true, must: { certTpCd: 'SR' }, ...ofBuyer }),
  buyNm: text(50, { ...copied, width: 112 }),
  // The buyer's master: the supplier reads the copied words below.
  shipId: ref('rs4/ship', { required: true, seenBy: buyer }),
  shipNm: text(50, { ...computed, width: 102 }),
  shipNmEn: text(50, { ...copied, more: true }),
  callSign: callSign(computed),
  trdTpCd: code('SHIP_TRD', { ...computed, more: true }),
  portCd: code('PORT', { required: true, half: true, width: 64, ...ofBuyer }),
  berthTxt: text(50, { half: true, ...ofBuyer }),
  etaDt: date({ required: true, ...ofBuyer }),
  etdDt: date(ofBuyer),
  reqDlvDtm: dateTime({ required: true, ...ofBuyer, width: 132 }),
  agentNm: text(50, { ...ofBuyer, more: true }),
  currCd: code('CURR', { shows: 'key', required: true, default: 'KRW', half: true }),
  vatCd: code('VAT', { required: true, half: true }),
  zeroReasonCd: code('ZERO_RSN', { span: 2 }),
  payTermCd: code('PAY_TERM', { required: true, default: 'D30' }),
  excRt: exchangeRate({ exclusiveMin: '0', default: '1' }),
  excUnit: integer({ min: 1, max: 1000, default: 1, more: true }),
  // What came with the last request or quotation.
  saidTxt: text(300, { computed: true, span: 2 }),
  quotDt: date(computed),
  dlvDtm: dateTime(computed),
  rcvNm: text(50, { ...computed, personal: true }),
  // The supplier's own record: whom it is issued to finds it among those that came.
  taxInvId: ref('platform/taxInv', { ...computed, seenBy: ['sell'] }),
  tot: won(sums),
  totFrgn: foreign(sums),
  dctAmount: won(sums),
  dctAmountFrgn: foreign(sums),
  quotAmount: won(sums),
  quotAmountFrgn: foreign({ ...sums, width: 108 }),
  salesVat: won(sums),
  sumAmount: won({ ...sums, width: 86 }),
  // What it comes to by now: of a short delivery what came of it.
  dealAmount: won({ ...sums, width: 96 }),
  dealAmountFrgn: foreign({ ...sums, width: 108 }),
  supCorpId: ref('platform/corp', copied),
  supNm: text(50, { ...copied, width: 112 }),
  supRegNo: bizNo(copied),
  supCeoNm: text(30, { ...copied, personal: true }),
  supAddr: text(150, { ...copied, span: 2 }),
  supAddrEn: text(200, { ...copied, span: 2 }),
  supBizTp: text(50, copied),
  supBizItem: text(50, copied),
  supTelNo: phone(copied),
  supEmail: email(copied),
  buyRegNo: bizNo(copied),
  buyCeoNm: text(30, { ...copied, personal: true }),
  buyAddr: text(150, { ...copied, span: 2 }),
  buyAddrEn: text(200, { ...copied, span: 2 }),
  buyBizTp: text(50, copied),
  buyBizItem: text(50, copied),
  buyTelNo: phone(copied),
  buyEmail: email(copied),
  item: rows(
    {
      impaCd: text(6, { pattern: { source: '^[0-9]{6}$', text: 'impaCd' }, width: 74, ...ofBuyer }),
      itemNm: text(200, { required: true, width: 190, ...ofBuyer }),
      spec: text(100, { width: 110, ...ofBuyer }),
      unitCd: code('UNIT', { shows: 'key', required: true, default: 'EA', width: 60, ...ofBuyer }),
      qty: qty({ required: true, min: '1', max: '999999999', width: 72, ...ofBuyer }),
      // Beside what was ordered, before the prices, which are many.
      dlvQty: qty({ computed: true, width: 78 }),
      purcPrice: won({ min: '0', width: 92, seenBy: supplier }),
      // By a margin or by a price: how the supplier comes to it is its own, as what the margin is on.
      priceBaseCd: code('PRICE_BASE', { required: true, default: 'P', width: 76, seenBy: supplier }),
      prftRt: rate({ min: '-100', max: '999.99', capped: true, width: 68, seenBy: supplier }),
      price: won({ min: '0', width: 92, ...quoted }),
      priceFrgn: foreign({ min: '0', width: 92, ...quoted }),
      tot: won({ ...sums, width: 96 }),
      totFrgn: foreign({ ...sums, width: 96 }),
      dctRt: rate({ default: '0', min: '0', max: '100', width: 64, ...quoted }),
      dctAmount: won({ ...sums, width: 82 }),
      dctAmountFrgn: foreign({ ...sums, width: 82 }),
      quotAmount: won({ ...sums, width: 98 }),
      quotAmountFrgn: foreign({ ...sums, width: 98 }),
      salesVat: won({ ...sums, width: 82 }),
      vatCd: code('VAT', { required: true, more: true }),
      catCd: code('SUP_CAT', { more: true, ...ofBuyer }),
      // As the buyer's item is called in English, for papers in it.
      itemNmEn: text(200, { ...copied, more: true }),
      itemId: ref('rs4/stdinfo/item', { more: true, must: { itemTpCd: 'P' }, seenBy: buyer }),
    },
    {
      max: 10_000,
      name: 'itemNm',
      addedBy: buyer,
      card: {
        quantity: 'qty',
        unit: 'unitCd',
        price: ['priceFrgn', 'price'],
        amount: ['quotAmountFrgn', 'quotAmount'],
        less: { rate: 'dctRt', amount: ['dctAmountFrgn', 'dctAmount'] },
      },
    },
  ),
  // All that was said with the steps, each with its side and time: what one side wrote, the answer of the other takes no place of.
  said: rows(
    {
      saidDtm: dateTime({ ...computed, width: 132 }),
      corpNm: text(50, { ...computed, width: 150 }),
      stCd: code('SWORD_ST', computed),
      saidTxt: text(300, { ...computed, width: 420 }),
    },
    { readOnly: true, name: 'saidTxt' },
  ),
  // Signatures of a delivery that was corrected are set aside, and brought in by nobody.
  files: files(['DOC', 'IMG', 'PDF', 'SIGN', 'SIGN_OLD'], { more: true }),
};

export type OrderRecord = RecordOf<typeof orderFields>;
export type OrderLine = RowOf<typeof orderFields, 'item'>;
