/** Purchase orders: work given to subcontractors, materials from suppliers (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
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
import { openLines, receiptProblems } from './receipt.rules.ts';

const computed = { computed: true } as const;
const atLeastOne = { min: '1', max: '999999999' } as const;

export const purc = {
  prefix: 'rs4/purc',
  table: 'RS4_PURC',
  scope: 'OWN',
  menus: [{ menu: 'R22' }],
  name: 'purcNo',
  printed: true,
  fields: {
    purcNo: docNo({ preId: 'RP', docTypeFrom: 'purcTpCd', period: 'month', computed: true, width: 120 }),
    purcTpCd: code('PURC_TP', { required: true, default: 'S', createOnly: true }),
    purcDt: date({ required: true, default: ({ today }) => today }),
    orderId: ref('rs4/order', { width: 120 }),
    clntId: ref('rs4/clnt', { required: true, width: 130 }),
    chargerId: ref('rs4/clnt/charger', { of: 'clntId', personal: true }),
    dlvDt: date({ required: true }),
    dlvPlace: text(100),
    currCd: code('CURR', { required: true, half: true }),
    vatCd: code('VAT', { required: true, default: 'TAX10', half: true }),
    payTermCd: code('PAY_TERM', { required: true }),
    excRt: exchangeRate({ exclusiveMin: '0' }),
    excUnit: integer({ min: 1, max: 1000, more: true }),
    stCd: code('PURC_ST', { computed: true, default: 'DRAFT' }),
    styleCodeId: ref('rs4/styleCode', { more: true }),
    apprId: ref('groupware/appr', { computed: true, more: true }),
    purcTot: won({ computed: true, width: 100 }),
    purcTotFrgn: foreign(computed),
    purcVat: won(computed),
    sumAmount: won(computed),
    item: rows(
      {
        itemNm: text(200, { required: true, width: 190 }),
        spec: text(100, { width: 110 }),
        unitCd: code('UNIT', { required: true, width: 64 }),
        qty: qty({ required: true, ...atLeastOne, width: 70 }),
        purcBaseCd: code('PURC_BASE', { required: true, default: 'K', width: 76 }),
        purcPrice: won({ min: '0', width: 100 }),
        purcPriceFrgn: foreign({ min: '0', width: 100 }),
        purcTot: won({ computed: true, width: 110 }),
        purcTotFrgn: foreign({ computed: true, width: 110 }),
        recvQty: qty({ computed: true, default: '0', width: 76 }),
        recvDt: date({ computed: true, width: 100 }),
        itemId: ref('rs4/stdinfo/item', { more: true }),
        orderItemId: ref('rs4/order/item', { more: true }),
      },
      { max: 10_000, name: 'itemNm' },
    ),
    files: files(['DOC'], { more: true }),
  },
  unique: [{ fields: ['purcNo'] }],
  search: {
    keyword: ['purcNo', 'dlvPlace'],
    dates: ['purcDt', 'dlvDt'],
    conditions: ['clntId', 'orderId', 'purcTpCd', 'stCd'],
  },
  list: ['purcNo', 'purcDt', 'clntId', 'orderId', 'purcTpCd', 'dlvDt', 'purcTot', 'stCd'],
  rules: async () => (await import('./purc.rules.ts')).purcRules,
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'APPR', 'ORD', 'PART', 'RECV'],
    ends: { CANCEL: 'ORD' },
    detours: { APPR: 'apprId' },
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'dlvDt', before: 3, when: { stCd: ['ORD', 'PART'] } },
      { field: 'dlvDt', before: -1, when: { stCd: ['ORD', 'PART'] } },
    ],
  },
  proposals: [{ of: ['clntId', 'orderId', 'currCd', 'purcDt'] }, { grid: 'item', of: ['itemId'], loads: 'itemId' }],
  actions: [
    { name: 'order', when: { stCd: ['DRAFT'] }, confirm: true },
    { name: 'requestAppr', when: { stCd: ['DRAFT'] }, confirm: true },
    {
      name: 'receive',
      when: { stCd: ['ORD', 'PART'] },
      fields: {
        rows: rows(
          {
            recvQty: qty({ required: true, ...atLeastOne, width: 90 }),
            recvDt: date({ required: true, default: ({ today }) => today, width: 140 }),
          },
          { of: 'item', shows: ['itemNm', 'qty', 'recvQty'], required: true, max: 10_000 },
        ),
      },
      rows: openLines,
      check: receiptProblems,
    },
    { name: 'cancel', when: { stCd: ['DRAFT', 'ORD'] }, confirm: true, danger: true },
  ],
  makers: [
    {
      name: 'fromOrder',
      fields: { orderId: ref('rs4/order', { required: true }), clntId: ref('rs4/clnt', { required: true }) },
    },
  ],
} as const satisfies Resource;
