/** Vehicles of a bonded transporter, the first of its five steps (24-bonded-transport-warehouse). */
import type { Resource } from '../../../core/resource.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { reply } from '../../shared/messages.ts';
import { forLogistics } from '../../systems.ts';
import { vhclFields } from './vhcl.fields.ts';

export const vhcl = {
  prefix: 'bta/vhcl',
  table: 'BT_VHCL',
  scope: 'OWN',
  menus: [{ menu: 'B11' }],
  name: 'vhclNo',
  fields: vhclFields,
  unique: [{ fields: ['vhclNo'] }],
  search: {
    keyword: ['vhclNo', 'driverNm'],
    dates: ['regToDt'],
    anyTime: true,
    conditions: ['vhclNo', 'vhclTpCd', 'stCd'],
  },
  list: ['vhclNo', 'vhclTpCd', 'ownTpCd', 'tonG', 'driverNm', 'regToDt', 'stCd'],
  sort: 'vhclNo,asc',
  lookups: [
    {
      paths: forLogistics('vhcl'),
      value: 'vhclNo',
      carries: ['vhclTpCd', 'tonG', 'driverNm', 'driverPhone', 'regToDt'],
      where: { stCd: ['QUAL'] },
      // How many trips it has that day.
      toldOf: ['planDepDtm'],
    },
  ],
  rules: async () => (await import('./vhcl.rules.ts')).vhclRules,
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    files: ['REQ', 'QUAL'],
    awaits: { DRAFT: 'CERT' },
    path: ['DRAFT', 'REQ', 'QUAL'],
    ends: { SUSP: 'QUAL', EXPIRED: 'QUAL' },
    lapses: [{ name: 'expire', from: ['QUAL'], to: 'EXPIRED', after: 'regToDt' }],
  },
  messages: {
    receiver: 'CUSTOMS',
    sends: { request: 'SEND' },
    answers: { APPROVE: 'approved', REJECT: 'refused', ERROR: 'refused' },
  },
  notifies: { to: ['createId'], due: [{ field: 'regToDt', before: 30, when: { stCd: ['QUAL'] } }] },
  actions: [
    { name: 'request', from: ['DRAFT'], to: 'REQ', confirm: true, bulk: 'each' },
    { name: 'approved', internal: true, from: ['REQ'], to: 'QUAL' },
    { name: 'refused', internal: true, from: ['REQ'], to: 'DRAFT' },
    reply({ only: ['APPROVE', 'REJECT', 'ERROR'], from: ['REQ'] }),
    { name: 'suspend', from: ['QUAL'], to: 'SUSP', confirm: true, danger: true },
    { name: 'resume', from: ['SUSP'], to: 'QUAL' },
  ],
} as const satisfies Resource<CodeKey<'VHCL_ST'>>;
