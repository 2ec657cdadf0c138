/** Repair quotations, from inquiry to answer (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { code, date, refs, text } from '../../../fields/index.ts';
import { quotFields } from './quot.fields.ts';

export const quot = {
  prefix: 'rs4/quot',
  table: 'RS4_QUOT',
  scope: 'OWN',
  menus: [{ menu: 'R11' }],
  name: 'quotNo',
  printed: true,
  fields: quotFields,
  unique: [{ fields: ['quotNo', 'revNo'] }],
  search: {
    keyword: ['quotNo', 'quotTitle', 'inqRefNo'],
    dates: ['inqDt', 'quotDt'],
    conditions: ['shipId', 'clntId', 'stCd', 'chargeUserId', 'repairTpCd'],
  },
  list: [
    ...[
      'quotNo',
      'revNo',
      'quotDt',
      'shipId',
      'clntId',
      'quotTitle',
      'currCd',
      'quotAmountFrgn',
      'quotAmount',
      'sumAmount',
    ],
    ...['prftRt', 'validDt', 'stCd'],
  ],
  imports: { rows: ['item'] },
  rules: async () => (await import('./quot.rules.ts')).quotRules,
  state: {
    field: 'stCd',
    open: ['INQ', 'DRAFT'],
    // Its lines are there already: it is being written (30-flows F12).
    copied: 'DRAFT',
    path: ['INQ', 'DRAFT', 'APPR', 'CONF', 'SENT', 'WON'],
    ends: { LOST: 'SENT', EXPIRED: 'SENT' },
    detours: { APPR: 'apprId' },
  },
  notifies: { to: ['chargeUserId'], due: [{ field: 'validDt', before: 3, when: { stCd: ['CONF', 'SENT'] } }] },
  proposals: [
    { of: ['clntId', 'shipId', 'currCd', 'quotDt', 'excDt', 'excTpCd', 'styleCodeId'] },
    { grid: 'item', of: ['itemId'], loads: 'itemId' },
  ],
  actions: [
    { name: 'start', when: { stCd: ['INQ'] } },
    { name: 'confirm', when: { stCd: ['DRAFT'] } },
    { name: 'requestAppr', when: { stCd: ['DRAFT'] }, confirm: true },
    {
      name: 'send',
      when: { stCd: ['CONF'] },
      fields: { chargerIds: refs('rs4/clnt/charger', { of: 'clntId' }) },
      // Whom the quotation is for.
      start: ({ chargerId }) => ({ chargerIds: chargerId ? String(chargerId) : null }),
    },
    {
      name: 'win',
      when: { stCd: ['SENT'] },
      fields: { poNo: text(30), orderDt: date({ required: true, default: ({ today }) => today }) },
    },
    {
      name: 'lose',
      when: { stCd: ['SENT'] },
      fields: { lostRsnCd: code('LOST_RSN', { required: true }) },
    },
    { name: 'revise', when: { stCd: ['CONF', 'SENT', 'LOST', 'EXPIRED'] }, confirm: true },
    { name: 'cancel', when: { stCd: ['INQ', 'DRAFT', 'CONF'] }, confirm: true, danger: true },
  ],
} as const satisfies Resource;
