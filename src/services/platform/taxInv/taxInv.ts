/** Tax invoices between companies, shared by all systems (10-platform). The buyer's company reads what was issued to it. */
import type { Resource } from '../../../core/resource.ts';
import { text } from '../../../fields/index.ts';
import { reply } from '../../shared/messages.ts';
import { amendAction } from './amend/action.ts';
import { taxInvFields } from './taxInv.fields.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

export const taxInv = {
  prefix: 'platform/taxInv',
  table: 'PF_TAXINV',
  scope: 'PAIR',
  parties: { issuer: 'corpId', receiver: 'inveCorpId' },
  menus: [{ menu: 'P35' }, { menu: 'R14', view: 'rs4', where: { srcTbl: ['RS4_INV'] } }],
  name: 'taxInvNo',
  printed: true,
  total: { amount: ['sumAmount'], parts: ['supplyAmt', 'taxAmt'] },
  fields: taxInvFields,
  unique: [
    { fields: ['taxInvNo'] },
    { fields: ['orgTaxInvId'], when: { cancelYn: ['Y'], stCd: ['DRAFT', 'ISSUED', 'SENT', 'DONE', 'FAIL'] } },
  ],
  search: {
    keyword: ['inveNm', 'invrNm', 'ntsConfirmNo', 'taxInvNo'],
    dates: ['writeDt'],
    conditions: ['stCd', 'vatCd'],
    asked: { direction: text(10) },
    tabs: { by: 'direction', values: ['ISSUE', 'RECV'] },
  },
  list: [
    ...['writeDt', 'taxInvNo', 'ntsConfirmNo', 'invrNm', 'inveNm', 'supplyAmt', 'taxAmt', 'sumAmount'],
    ...['issueDueDt', 'vatCd', 'stCd', 'modifyCd'],
  ],
  lookups: [
    {
      paths: ['platform/common/taxInv'],
      value: 'taxInvNo',
      carries: ['ntsConfirmNo', 'writeDt', 'invrNm', 'inveNm'],
      where: { stCd: ['ISSUED', 'SENT', 'DONE'] },
    },
  ],
  rules: async () => (await import('./taxInv.rules.ts')).taxInvRules,
  uncounted: { stCd: ['CANCEL'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'ISSUED', 'SENT', 'DONE'],
    ends: { CANCEL: 'ISSUED', FAIL: 'SENT' },
    dates: { DRAFT: 'writeDt', ISSUED: 'issueDtm', SENT: 'sendDtm' },
  },
  messages: {
    receiver: 'NTS',
    sends: { send: 'SEND', resend: 'SEND' },
    answers: { ACCEPT: 'accepted', REJECT: 'refused', ERROR: 'refused' },
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'issueDueDt', before: 3, when: { stCd: ['DRAFT'] } },
      { field: 'issueDueDt', before: -1, when: { stCd: ['DRAFT'] } },
    ],
  },
  facts: true,
  proposals: [{ of: ['inveClntId'] }],
  actions: [
    { name: 'issue', from: ['DRAFT'], to: 'ISSUED', confirm: true },
    { name: 'send', from: ['ISSUED'], to: 'SENT', bulk: 'each', confirm: true },
    { name: 'resend', from: ['FAIL'], to: 'SENT', bulk: 'each', confirm: true },
    { name: 'accepted', from: ['SENT'], to: 'DONE', internal: true },
    { name: 'refused', from: ['SENT'], to: 'FAIL', internal: true },
    reply({ only: ['ACCEPT', 'REJECT', 'ERROR'], from: ['SENT'] }),
    amendAction,
    { name: 'cancelIssue', from: ['ISSUED'], to: 'CANCEL', confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'TAXINV_ST'>>;
