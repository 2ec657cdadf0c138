/** Fields: what is to come into a warehouse for a shipper, or to go out of it (25-3pl 2.9 `3pl/io`). */
import { code, date, dateTime, docNo, integer, phone, qty, ref, rows, text, yn } from '../../../fields/index.ts';

const computed = { computed: true } as const;
/** A place in the warehouse: `A-01-2`, in capitals, so that one place is never two. */
export const place = (more: { readonly width?: number; readonly required?: boolean } = {}) =>
  text(20, { pattern: { source: '^[0-9A-Z가-힣._-]+$', text: 'stockPlace' }, upper: true, width: 90, ...more });

/** Kinds that come in, and kinds that go out. What was done is corrected by a return, whichever way. */
const kinds = { I: ['PUR', 'RET', 'MOV'], O: ['SAL', 'SMP', 'DSP', 'MOV', 'RET'] } as const;

export const ioFields = {
  ioNo: docNo({ preId: 'WI', docTypeFrom: 'ioCd', period: 'month', computed: true, width: 118 }),
  ioCd: code('WH_IO', { required: true, createOnly: true, width: 64 }),
  ioTpCd: code('WH_IO_TP', { required: true, width: 84, onlyBy: { field: 'ioCd', keys: kinds, text: 'ioKind' } }),
  stCd: code('WHIO_ST', { computed: true, default: 'PLAN' }),
  whCd: code('WH', { required: true, width: 84 }),
  clntId: ref('rs4/clnt', { required: true, width: 150 }),
  planDt: date({ required: true, default: ({ today }) => today }),
  refNo: text(30, { width: 110 }),
  shipToNm: text(50),
  shipToAddr: text(150, { span: 2 }),
  shipToTel: phone(),
  vhclNo: text(12),
  carrierNm: text(50),
  chkDtm: dateTime({ computed: true, more: true }),
  allocDtm: dateTime({ computed: true, more: true }),
  doneDtm: dateTime(computed),
  // Over several orders pieces and boxes would be added.
  totQty: qty({ computed: true, width: 84, summed: false }),
  revIoId: ref('3pl/io', { computed: true, more: true }),
  item: rows(
    {
      itemId: ref('rs4/stdinfo/item', {
        required: true,
        must: { itemTpCd: 'G' },
        of: 'clntId',
        by: 'ownerClntId',
        toldOf: ['whCd'],
        shows: ['itemNm', 'itemCd', 'spec', 'unitCd'],
        width: 200,
      }),
      lotNo: text(30, { width: 100 }),
      expDt: date({ width: 116 }),
      // With how many more places the goods were promised at.
      locCd: place({ width: 128 }),
      planQty: qty({ required: true, min: '1', max: '999999999', width: 112 }),
      qty: qty({ computed: true, width: 96 }),
      dmgQty: qty({ computed: true, default: '0', width: 112 }),
      unitCd: code('UNIT', { computed: true, shows: 'key', width: 64 }),
      // Of the item, for the rules.
      lotYn: yn({ ...computed, more: true }),
      expYn: yn({ ...computed, more: true }),
    },
    {
      required: true,
      max: 1000,
      name: 'itemId',
      card: { quantity: 'planQty', unit: 'unitCd', amount: ['qty'] },
    },
  ),
  alloc: rows(
    {
      lotNo: text(30, { ...computed, width: 100 }),
      expDt: date({ ...computed, width: 116 }),
      locCd: text(20, { ...computed, width: 90 }),
      // Each of an item of its own, whose unit stands with the item.
      qty: qty({ ...computed, width: 84, summed: false }),
      doneQty: qty({ ...computed, width: 84, summed: false }),
      allocStCd: code('TP_ALLOC_ST', { ...computed, width: 84 }),
    },
    {
      readOnly: true,
      max: 10_000,
      name: 'locCd',
      kept: { rowId: integer(computed), stockId: ref('3pl/stock', computed) },
    },
  ),
};
