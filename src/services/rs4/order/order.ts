/** Repair orders, from the award to the last payment (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { date, text } from '../../../fields/index.ts';
import { orderFields } from './order.fields.ts';

export const order = {
  prefix: 'rs4/order',
  table: 'RS4_ORDER',
  scope: 'OWN',
  menus: [{ menu: 'R12' }],
  name: 'orderNo',
  printed: true,
  fields: orderFields,
  unique: [{ fields: ['orderNo'] }],
  search: {
    keyword: ['orderNo', 'orderTitle', 'poNo'],
    dates: ['orderDt', 'workFromDt'],
    conditions: ['shipId', 'clntId', 'stCd', 'chargeUserId'],
  },
  list: [
    ...['orderNo', 'orderDt', 'shipId', 'clntId', 'orderTitle', 'workFromDt', 'workToDt'],
    ...['progRt', 'quotAmount', 'invAmount', 'stCd'],
  ],
  rules: async () => (await import('./order.rules.ts')).orderRules,
  state: {
    field: 'stCd',
    open: ['RECV', 'WORK'],
    files: ['DONE', 'ACC', 'INV', 'CLOSED'],
    path: ['RECV', 'WORK', 'DONE', 'ACC', 'INV', 'CLOSED'],
    ends: { CANCEL: 'RECV' },
  },
  notifies: { to: ['chargeUserId'], due: [{ field: 'workToDt', before: 3, when: { stCd: ['RECV', 'WORK'] } }] },
  proposals: [{ of: ['clntId', 'shipId', 'currCd', 'orderDt'] }, { grid: 'item', of: ['itemId'], loads: 'itemId' }],
  actions: [
    { name: 'complete', when: { stCd: ['WORK'] }, confirm: true },
    {
      name: 'accept',
      when: { stCd: ['DONE'] },
      fields: {
        accNm: text(50, { required: true }),
        accDt: date({ required: true, default: ({ today }) => today }),
      },
    },
    { name: 'reopen', when: { stCd: ['DONE'] }, confirm: true },
    { name: 'cancel', when: { stCd: ['RECV'] }, confirm: true, danger: true },
  ],
} as const satisfies Resource;
