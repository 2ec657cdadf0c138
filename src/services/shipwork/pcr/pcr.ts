/** Purchase confirmations, by which a supplier sells goods for export at zero rate (23-shipwork-customs). */
import type { Resource } from '../../../core/resource.ts';
import { ref, refs, text } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { msg, reply } from '../../shared/messages.ts';
import { pcrFields } from './pcr.fields.ts';

const confirms = { applyTpCd: ['O', 'M'] };

export const pcr = {
  prefix: 'shipwork/pcr',
  table: 'SW_PCR',
  scope: 'OWN',
  menus: [{ menu: 'S23' }],
  name: 'pcrNo',
  printed: true,
  total: { amount: ['totAmt'], parts: ['totUsdAmt'] },
  fields: { ...pcrFields, msg },
  unique: [{ fields: ['pcrNo'] }, { fields: ['befPcrId'] }],
  search: {
    keyword: ['pcrNo', 'pcrLicNo', 'supNm'],
    dates: ['applyDt', 'issueDt'],
    conditions: ['supClntId', 'pcrLicNo', 'stCd'],
  },
  list: [
    ...['pcrNo', 'applyTpCd', 'applyDt', 'applyDueDt', 'supNm', 'qtyUnitCd', 'totQty', 'currCd', 'totAmt'],
    ...['pcrLicNo', 'issueDt', 'stCd'],
  ],
  // Confirmations that hold, for the application that changes or cancels one.
  lookups: [
    {
      paths: ['shipwork/common/pcr'],
      value: 'pcrNo',
      carries: ['pcrLicNo', 'issueDt', 'supNm'],
      where: { stCd: ['ISSUED'], ...confirms },
    },
  ],
  imports: { rows: ['item', 'tax'] },
  rules: async () => (await import('./pcr.rules.ts')).pcrRules,
  // What cancels a confirmation confirms nothing itself.
  uncounted: { stCd: ['REJECT', 'CHANGED', 'CANCELED'], applyTpCd: ['C'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'SENT', 'ACCEPT', 'ISSUED'],
    ends: { REJECT: 'ACCEPT', CHANGED: 'ISSUED', CANCELED: 'ISSUED' },
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'applyDueDt', before: 7, when: { stCd: ['DRAFT', 'REJECT'] } },
      { field: 'applyDueDt', before: -1, when: { stCd: ['DRAFT', 'REJECT'] } },
    ],
  },
  proposals: [
    { of: ['supClntId', 'currCd', 'applyDt'] },
    { grid: 'doc', of: ['expDeclId'], loads: 'expDeclId' },
    { grid: 'tax', of: ['taxInvId'], loads: 'taxInvId' },
  ],
  starts: { expDeclId: ref('shipwork/expDecl'), taxInvIds: refs('platform/taxInv') },
  facts: true,
  messages: {
    receiver: 'PCR',
    sends: { send: 'SEND' },
    answers: { ACCEPT: 'accepted', ISSUE: 'issued', REJECT: 'refused', ERROR: 'refused' },
  },
  actions: [
    { name: 'send', from: ['DRAFT'], to: 'SENT', confirm: true, bulk: 'each' },
    { name: 'fix', from: ['REJECT'], to: 'DRAFT' },
    reply({ only: ['ACCEPT', 'ISSUE', 'REJECT', 'ERROR'], from: ['SENT', 'ACCEPT'] }),
    { name: 'accepted', from: ['SENT'], to: 'ACCEPT', internal: true },
    { name: 'issued', from: ['SENT', 'ACCEPT'], to: 'ISSUED', internal: true },
    { name: 'refused', from: ['SENT', 'ACCEPT'], to: 'REJECT', internal: true },
    { name: 'change', from: ['ISSUED'], when: confirms, otherwise: 'pcrIsCancellation', confirm: true },
    {
      name: 'cancel',
      from: ['ISSUED'],
      when: confirms,
      otherwise: 'pcrIsCancellation',
      danger: true,
      fields: { reason: text(300, { required: true }) },
    },
    // What the one that follows it brought about.
    { name: 'changed', from: ['ISSUED'], to: 'CHANGED', internal: true },
    { name: 'canceled', from: ['ISSUED'], to: 'CANCELED', internal: true },
  ],
} as const satisfies Resource<CodeKey<'PCR_ST'>>;
