/** Fields: purchase orders: work given to subcontractors, materials from suppliers (20-rs4-ship-repair). */
import {
  code,
  date,
  docNo,
  exchangeRate,
  files,
  foreign,
  integer,
  qty,
  ref,
  rows,
  text,
  won,
} from '../../../fields/index.ts';
import { ofPurchaseKind, supplier } from '../document/fields.ts';

const computed = { computed: true } as const;
export const atLeastOne = { min: '1', max: '999999999' } as const;

export const purcFields = {
  purcNo: docNo({ preId: 'RP', docTypeFrom: 'purcTpCd', period: 'month', computed: true, width: 120 }),
  purcTpCd: code('PURC_TP', { required: true, default: 'S', createOnly: true, width: 72 }),
  purcDt: date({ required: true, default: ({ today }) => today }),
  orderId: ref('rs4/order', { none: 'noOrderToPurchase', whole: true, width: 120 }),
  clntId: supplier({ required: true, width: 130, firstBy: ofPurchaseKind }),
  chargerId: ref('rs4/clnt/charger', { of: 'clntId', personal: true }),
  dlvDt: date({ required: true }),
  dlvPlace: text(100),
  currCd: code('CURR', { shows: 'key', required: true, half: true }),
  vatCd: code('VAT', { required: true, default: 'TAX10', half: true }),
  payTermCd: code('PAY_TERM', { required: true }),
  excRt: exchangeRate({ exclusiveMin: '0' }),
  excUnit: integer({ min: 1, max: 1000, more: true }),
  stCd: code('PURC_ST', { computed: true, default: 'DRAFT' }),
  styleCodeId: ref('rs4/styleCode', { more: true }),
  apprId: ref('groupware/appr', { computed: true, more: true }),
  /** Why a receipt was corrected last. */
  recvFixTxt: text(300, { computed: true, more: true }),
  purcTot: won({ computed: true, width: 100 }),
  purcTotFrgn: foreign(computed),
  purcVat: won(computed),
  sumAmount: won(computed),
  item: rows(
    {
      itemNm: text(200, { required: true, width: 190 }),
      spec: text(100, { width: 150 }),
      unitCd: code('UNIT', { shows: 'key', required: true, width: 64 }),
      qty: qty({ required: true, ...atLeastOne, width: 70 }),
      // Beside what was ordered: prices in two currencies would push it out of sight.
      recvQty: qty({ computed: true, default: '0', width: 76 }),
      recvDt: date({ computed: true, width: 100 }),
      purcBaseCd: code('PURC_BASE', { required: true, default: 'K', width: 76 }),
      purcPrice: won({ min: '0', width: 100 }),
      purcPriceFrgn: foreign({ min: '0', width: 100 }),
      purcTot: won({ computed: true, width: 110 }),
      purcTotFrgn: foreign({ computed: true, width: 110 }),
      itemId: ref('rs4/stdinfo/item', { more: true }),
      orderItemId: ref('rs4/order/item', { of: 'orderId', more: true }),
    },
    {
      max: 10_000,
      name: 'itemNm',
      card: {
        quantity: 'qty',
        unit: 'unitCd',
        done: 'recvQty',
        price: ['purcPriceFrgn', 'purcPrice'],
        amount: ['purcTotFrgn', 'purcTot'],
      },
    },
  ),
  files: files(['DOC', 'IMG'], { more: true }),
};
