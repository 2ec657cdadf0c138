/** Repair orders, from the award to the last payment (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { date, text } from '../../../fields/index.ts';
import { orderFields } from './order.fields.ts';
import { itemProposal, saleTotal } from '../document/fields.ts';
import { daysOfOrder, teamRequired, unplanned, worksFields, worksProblems } from './works.ts';
import { berthStays } from '../schedule/stays.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

/** Orders that works, purchases and invoices may still be made for. */
const offeredOrders = ['RECV', 'WORK', 'DONE', 'ACC', 'INV'] as const satisfies readonly CodeKey<'ORDER_ST'>[];

export const order = {
  prefix: 'rs4/order',
  table: 'RS4_ORDER',
  scope: 'OWN',
  menus: [{ menu: 'R12' }],
  name: 'orderNo',
  printed: true,
  total: saleTotal,
  fields: orderFields,
  unique: [{ fields: ['orderNo'] }],
  search: {
    keyword: ['orderNo', 'orderTitle', 'poNo'],
    keywordOf: ['shipId', 'clntId'],
    dates: ['orderDt', 'workFromDt'],
    conditions: ['shipId', 'clntId', 'stCd', 'chargeUserId'],
    views: { ongoing: { stCd: 'RECV,WORK' }, toBill: { stCd: 'DONE,ACC' } },
  },
  list: [
    ...['orderNo', 'orderDt', 'shipId', 'clntId', 'orderTitle', 'workFromDt', 'workToDt'],
    ...['progRt', 'quotAmount', 'invAmount', 'stCd'],
  ],
  lookups: [
    {
      paths: ['rs4/common/order'],
      value: 'orderNo',
      carries: ['orderTitle', 'shipId', 'clntId', 'orderDt', 'stCd'],
      tells: ['shipId', 'clntId'],
      query: { clntId: 'clntId', shipId: 'shipId' },
      where: { stCd: offeredOrders },
    },
  ],
  rules: async () => (await import('./order.rules.ts')).orderRules,
  uncounted: { stCd: ['CANCEL'] },
  state: {
    field: 'stCd',
    open: ['RECV', 'WORK'],
    files: ['DONE', 'ACC', 'INV', 'CLOSED'],
    awaits: { DONE: 'SIGN' },
    path: ['RECV', 'WORK', 'DONE', 'ACC', 'INV', 'CLOSED'],
    ends: { CANCEL: 'RECV' },
  },
  notifies: { to: ['chargeUserId'], due: [{ field: 'workToDt', before: 3, when: { stCd: ['RECV', 'WORK'] } }] },
  proposals: [{ of: ['clntId', 'shipId', 'currCd', 'orderDt'], goesWith: ['shipId'] }, itemProposal],
  facts: true,
  reads: [berthStays],
  actions: [
    // Its works report: the first start opens it.
    { name: 'worked', internal: true, from: ['RECV', 'WORK'], to: ['WORK'] },
    {
      name: 'makeWorks',
      from: ['RECV', 'WORK'],
      under: 'rs4/work',
      fields: worksFields,
      start: daysOfOrder,
      rows: unplanned,
      requiredWhen: teamRequired,
      check: worksProblems,
    },
    { name: 'complete', from: ['WORK'], to: 'DONE', confirm: true },
    {
      name: 'accept',
      from: ['DONE'],
      to: 'ACC',
      fields: {
        accNm: text(50, { required: true }),
        accDt: date({ required: true, default: ({ today }) => today }),
      },
    },
    { name: 'reopen', from: ['DONE'], to: 'WORK', confirm: true },
    // Come about through its invoices and purchases.
    { name: 'invoiced', internal: true, from: ['ACC'], to: 'INV' },
    { name: 'closed', internal: true, from: ['INV'], to: 'CLOSED' },
    { name: 'uninvoiced', internal: true, from: ['INV', 'CLOSED'], to: 'ACC' },
    { name: 'setInvoiced', internal: true },
    { name: 'addPurchase', internal: true },
    { name: 'takePurchase', internal: true },
    { name: 'cancel', from: ['RECV'], to: 'CANCEL', confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'ORDER_ST'>>;
