/** Fields: permits of customs to bring supplies aboard a ship, or ashore (23-shipwork-customs). */
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import {
  bondAreaCd,
  callSign,
  code,
  customsShapes,
  date,
  dateTime,
  docNo,
  files,
  hsCd,
  qty,
  ref,
  rows,
  text,
  upperCode,
  won,
} from '../../../fields/index.ts';
import { msg } from '../../shared/messages.ts';
import { byBondArea } from '../declaration/fields.ts';

export const loadPrmtFields = {
  prmtNo: docNo({ preId: 'LP', docTypeFrom: 'goodsTpCd', period: 'month', computed: true, width: 122 }),
  prmtTpCd: code('PRMT_TP', { required: true, default: 'LOAD' }),
  goodsTpCd: code('PRMT_GOODS', { required: true, default: 'D', createOnly: true, width: 110 }),
  stCd: code('CS_ST', {
    computed: true,
    default: 'DRAFT',
    only: ['DRAFT', 'SENT', 'ACCEPT', 'PERMIT', 'DONE', 'REJECT', 'WITHDRAW'],
  }),
  orderId: ref('shipwork/order'),
  applyDt: date({ required: true, default: ({ today }) => today }),
  cstmsCd: code('CSTMS', { required: true, default: '030', half: true }),
  cstmsDeptCd: text(2, { default: '10', half: true }),
  supRegNo: upperCode(8, { required: true }),
  permitNo: text(20, { computed: true, width: 130 }),
  permitDt: date({ computed: true }),
  doneDueDt: date({ computed: true }),
  doneDtm: dateTime({ computed: true }),
  shipId: ref('rs4/ship'),
  shipNm: text(50, { required: true, width: 130 }),
  callSign: callSign({ required: true }),
  voyNo: text(10),
  arrDt: date({ required: true }),
  depDt: date(),
  berthTxt: text(50, { required: true, width: 130 }),
  loadFromDtm: dateTime({ required: true, width: 132 }),
  loadToDtm: dateTime({ required: true }),
  vhclNo: text(12),
  bondAreaCd: bondAreaCd({ offered: byBondArea }),
  cargMtNo: text(19, { pattern: customsShapes.cargo }),
  item: rows(
    {
      itemNm: text(100, { required: true, width: 220 }),
      spec: text(60, { width: 140 }),
      hsCd: hsCd(),
      unitCd: code('UNIT', { shows: 'key', required: true, default: 'EA', width: 64 }),
      qty: qty({ required: true, min: '1', max: '999999999', width: 80 }),
      unitPrice: won({ min: '0', width: 100 }),
      amt: won({ computed: true, width: 110 }),
      realQty: qty({ computed: true, width: 90 }),
    },
    {
      max: 10_000,
      name: 'itemNm',
      card: { quantity: 'qty', unit: 'unitCd', price: ['unitPrice'], amount: ['amt'] },
    },
  ),
  msg,
  files: files(['DOC', 'IMG', 'PDF'], { more: true }),
};

export type Permit = RecordOf<typeof loadPrmtFields>;
export type StoredPermit = StoredOf<typeof loadPrmtFields>;
