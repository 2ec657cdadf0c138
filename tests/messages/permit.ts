/** A permit as a sample of a declaration with messages. No service declares it. */
import type { Resource } from '../../src/core/resource.ts';
import { code, date, docNo, rows, text, qty } from '../../src/fields/index.ts';
import { msg, reply } from '../../src/services/shared/messages.ts';

export const permit = {
  prefix: 'shipwork/permit',
  table: 'SW_PERMIT',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'permitNo',
  fields: {
    permitNo: docNo({ preId: 'PM', period: 'month' }),
    shipNm: text(50, { required: true }),
    customsNo: text(40, { computed: true }),
    decidedDt: date({ computed: true }),
    stCd: code('CS_ST', { computed: true, default: 'DRAFT' }),
    item: rows({ itemNm: text(100, { required: true }), qty: qty() }, { name: 'itemNm' }),
    msg,
  },
  search: { keyword: ['permitNo', 'shipNm'], conditions: ['stCd'] },
  list: ['permitNo', 'shipNm', 'customsNo', 'stCd'],
  notifies: { to: ['createId'] },
  state: { field: 'stCd', open: ['DRAFT'] },
  messages: {
    receiver: 'CUSTOMS',
    sends: { send: 'SEND', amend: 'AMEND', withdraw: 'WITHDRAW' },
    answers: {
      ACCEPT: 'accepted',
      CHECK: 'checked',
      RELEASE: 'released',
      PERMIT: 'permitted',
      AMEND_OK: 'amended',
      AMEND_NO: 'amended',
      REJECT: 'refused',
      ERROR: 'refused',
    },
  },
  actions: [
    { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: 'each' },
    { name: 'amend', from: ['RELEASE'], to: 'AMEND', fields: { reason: text(100, { required: true }) } },
    { name: 'withdraw', from: ['SENT', 'ACCEPT', 'CHECK', 'RELEASE'], to: 'WITHDRAW', danger: true, confirm: true },
    { name: 'fix', from: ['REJECT'], to: 'DRAFT' },
    { name: 'close', from: ['RELEASE', 'PERMIT'], to: 'DONE' },
    { name: 'accepted', from: ['SENT'], to: 'ACCEPT', internal: true },
    { name: 'checked', from: ['ACCEPT'], to: 'CHECK', internal: true },
    { name: 'released', from: ['ACCEPT', 'CHECK'], to: 'RELEASE', internal: true },
    { name: 'permitted', from: ['ACCEPT', 'CHECK'], to: 'PERMIT', internal: true },
    { name: 'amended', from: ['AMEND'], to: 'RELEASE', internal: true },
    { name: 'refused', from: ['SENT', 'ACCEPT', 'CHECK'], to: 'REJECT', internal: true },
    reply({
      only: ['ACCEPT', 'CHECK', 'RELEASE', 'PERMIT', 'AMEND_OK', 'AMEND_NO', 'REJECT', 'ERROR'],
      from: ['SENT', 'ACCEPT', 'CHECK', 'AMEND'],
    }),
  ],
} as const satisfies Resource;
