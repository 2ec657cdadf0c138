/** Temporary opening: customs works out of hours for a transport (24-bonded-transport-warehouse). */
import type { Resource } from '../../../core/resource.ts';
import { text, won } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { reply } from '../../shared/messages.ts';
import { openReqFields } from './openReq.fields.ts';

export const openReq = {
  prefix: 'bta/openReq',
  table: 'BT_OPEN',
  scope: 'OWN',
  menus: [{ menu: 'B13' }],
  name: 'openNo',
  printed: true,
  fields: openReqFields,
  unique: [{ fields: ['openNo'] }],
  search: { keyword: ['openNo', 'applNm'], dates: ['fromDtm'], ahead: 1, conditions: ['cstmsCd', 'stCd'] },
  list: ['openNo', 'cstmsCd', 'fromDtm', 'toDtm', 'declCnt', 'stCd'],
  rules: async () => (await import('./openReq.rules.ts')).openReqRules,
  uncounted: { stCd: ['REJECT', 'WITHDRAW'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'SENT', 'ACCEPT', 'PERMIT'],
    ends: { REJECT: 'ACCEPT', WITHDRAW: 'ACCEPT' },
  },
  messages: {
    receiver: 'CUSTOMS',
    sends: { send: 'SEND', withdraw: 'WITHDRAW' },
    answers: { ACCEPT: 'accepted', PERMIT: 'permitted', REJECT: 'refused', ERROR: 'refused' },
  },
  notifies: { to: ['createId'] },
  proposals: [{ grid: 'decl', of: ['declId'], loads: 'declId' }],
  facts: true,
  actions: [
    { name: 'send', from: ['DRAFT'], to: 'SENT', bulk: 'each', confirm: true },
    { name: 'fix', from: ['REJECT'], to: 'DRAFT' },
    { name: 'accepted', internal: true, from: ['SENT'], to: 'ACCEPT' },
    { name: 'permitted', internal: true, from: ['SENT', 'ACCEPT'], to: 'PERMIT' },
    { name: 'refused', internal: true, from: ['SENT', 'ACCEPT'], to: 'REJECT' },
    reply({
      only: ['ACCEPT', 'PERMIT', 'REJECT', 'ERROR'],
      from: ['SENT', 'ACCEPT'],
      fields: { feeAmt: won({ min: '0' }) },
    }),
    {
      name: 'withdraw',
      from: ['ACCEPT'],
      to: 'WITHDRAW',
      fields: { reason: text(300, { required: true }) },
      danger: true,
    },
  ],
} as const satisfies Resource<CodeKey<'CS_ST'>>;
