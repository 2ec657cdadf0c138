/** Fields: work orders: who does which line of a repair order when, and the daily log (20-rs4-ship-repair). */
import {
  code,
  codes,
  date,
  docNo,
  files,
  integer,
  longText,
  qty,
  rate,
  ref,
  rows,
  text,
  won,
} from '../../../fields/index.ts';
import { supplier } from '../document/fields.ts';

/** A day of the log. */
export const logFields = {
  workDt: date({ required: true, default: ({ today }) => today }),
  workerCnt: integer({ required: true, min: 1, max: 9999, width: 60 }),
  mh: integer({ required: true, min: 1, max: 99_999, width: 72 }),
  progRt: rate({ required: true, min: '0', max: '100', width: 72 }),
  logTxt: text(500, { width: 250 }),
  issueTxt: text(300, { width: 180 }),
  photos: files(['IMG']),
};

export const workFields = {
  workNo: docNo({ preId: 'RW', period: 'month', computed: true, width: 116 }),
  workNm: text(200, { required: true, span: 2 }),
  stCd: code('WORK_ST', { computed: true, default: 'PLAN' }),
  orderId: ref('rs4/order', { required: true, whole: true, width: 116 }),
  orderItemId: ref('rs4/order/item', { required: true, of: 'orderId' }),
  // That of the order.
  shipId: ref('rs4/ship', { computed: true, width: 92 }),
  progRt: rate({ computed: true, default: '0', width: 64 }),
  workTpCd: code('RS4_WORK', { required: true }),
  leadUserId: ref('platform/user', { required: true, default: ({ userId }) => userId || null, width: 88 }),
  teamCd: code('RS4_TEAM', { width: 88 }),
  purcClntId: supplier({}),
  planFromDt: date({ required: true, default: ({ today }) => today }),
  planToDt: date({ required: true, default: ({ today }) => today }),
  planMh: integer({ default: 0, min: 0, max: 9_999_999 }),
  realMh: integer({ computed: true, default: 0 }),
  safetyCds: codes('SAFETY_WORK', { span: 2 }),
  permitNo: text(30),
  reason: text(300, { computed: true }),
  realFromDt: date({ computed: true, more: true }),
  realToDt: date({ computed: true, more: true }),
  // In the unit of the line of the order.
  doneQty: qty({ computed: true, more: true, summed: false }),
  instTxt: longText({ span: 4 }),
  log: rows(logFields, { name: 'workDt' }),
  matl: rows(
    {
      itemId: ref('rs4/stdinfo/item'),
      itemNm: text(100, { required: true, width: 200 }),
      unitCd: code('UNIT', { shows: 'key', width: 64 }),
      qty: qty({ required: true, min: '1', max: '999999999' }),
      purcPrice: won({ default: '0', min: '0' }),
      purcTot: won({ computed: true }),
    },
    {
      name: 'itemNm',
      card: { quantity: 'qty', unit: 'unitCd', price: ['purcPrice'], amount: ['purcTot'] },
    },
  ),
  files: files(['IMG'], { more: true }),
};
