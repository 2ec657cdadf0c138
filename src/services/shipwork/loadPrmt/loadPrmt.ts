/** Permits of customs to bring supplies aboard (23-shipwork-customs): without one nothing is delivered to a foreign-going ship. */
import type { Resource } from '../../../core/resource.ts';
import { ref } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { reply } from '../../shared/messages.ts';
import { loadPrmtFields } from './loadPrmt.fields.ts';
import { reportFields, reportProblems, wholeLoading } from './report.ts';

export const loadPrmt = {
  prefix: 'shipwork/loadPrmt',
  table: 'SW_PRMT',
  scope: 'OWN',
  menus: [{ menu: 'S12' }],
  name: 'prmtNo',
  printed: true,
  fields: loadPrmtFields,
  boxes: {
    ship: { fields: ['shipId', 'shipNm', 'callSign', 'voyNo', 'arrDt', 'depDt'] },
    loading: { fields: ['berthTxt', 'loadFromDtm', 'loadToDtm', 'vhclNo', 'bondAreaCd', 'cargMtNo'] },
    permit: { fields: ['permitNo', 'permitDt', 'doneDueDt', 'doneDtm'] },
  },
  unique: [{ fields: ['prmtNo'] }],
  search: {
    keyword: ['prmtNo', 'shipNm', 'permitNo'],
    dates: ['applyDt'],
    conditions: ['cstmsCd', 'shipId', 'orderId', 'stCd'],
  },
  list: [...['prmtNo', 'goodsTpCd', 'shipNm', 'callSign', 'berthTxt', 'loadFromDtm', 'permitNo', 'doneDueDt', 'stCd']],
  imports: { rows: ['item'] },
  rules: async () => (await import('./loadPrmt.rules.ts')).loadPrmtRules,
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    files: ['SENT', 'ACCEPT', 'PERMIT'],
    path: ['DRAFT', 'SENT', 'ACCEPT', 'PERMIT', 'DONE'],
    ends: { REJECT: 'SENT', WITHDRAW: 'SENT' },
  },
  messages: {
    receiver: 'CUSTOMS',
    sends: { send: 'SEND', withdraw: 'WITHDRAW' },
    answers: { ACCEPT: 'accepted', PERMIT: 'permitted', REJECT: 'refused', ERROR: 'refused' },
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'doneDueDt', before: 2, when: { stCd: ['PERMIT'] } },
      { field: 'doneDueDt', before: -1, when: { stCd: ['PERMIT'] } },
    ],
  },
  proposals: [{ of: ['orderId', 'shipId'] }],
  facts: true,
  actions: [
    { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: 'each', confirm: true },
    { name: 'accepted', internal: true, from: ['SENT'], to: 'ACCEPT' },
    { name: 'permitted', internal: true, from: ['SENT', 'ACCEPT'], to: 'PERMIT' },
    { name: 'refused', internal: true, from: ['SENT', 'ACCEPT'], to: 'REJECT' },
    { name: 'fix', from: ['REJECT'], to: 'DRAFT' },
    {
      name: 'report',
      from: ['PERMIT'],
      to: 'DONE',
      fields: reportFields,
      start: (_permit, facts) => ({ doneDtm: facts.now }),
      rows: (permit, _context, facts) => wholeLoading(permit, facts),
      check: reportProblems,
    },
    reply({ only: ['ACCEPT', 'PERMIT', 'REJECT', 'ERROR'], from: ['SENT', 'ACCEPT'] }),
    { name: 'withdraw', from: ['SENT', 'ACCEPT'], to: 'WITHDRAW', confirm: true, danger: true },
  ],
  makers: [{ name: 'fromOrder', fields: { orderId: ref('shipwork/order', { required: true }) } }],
} as const satisfies Resource<CodeKey<'CS_ST'>>;
