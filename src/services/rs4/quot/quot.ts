/** Repair quotations, from inquiry to answer (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { code, date, refs, text } from '../../../fields/index.ts';
import { daysAsked, daysInOrder, quotedDays } from './workDays.ts';
import { revisedEnd, revisedWords } from './revision.ts';
import { quotFields } from './quot.fields.ts';
import { itemProposal, saleTotal } from '../document/fields.ts';
import { approvalFields } from '../../shared/approvalFields.ts';
import { requestWarns } from '../../shared/approvalPlan.ts';
import { berthStays } from '../schedule/stays.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

export const quot = {
  prefix: 'rs4/quot',
  table: 'RS4_QUOT',
  scope: 'OWN',
  menus: [{ menu: 'R11' }],
  name: 'quotNo',
  printed: true,
  total: saleTotal,
  // The day that the list shows, which is not the first one that it is searched by.
  sort: 'quotDt,desc',
  fields: quotFields,
  unique: [{ fields: ['quotNo', 'revNo'] }],
  search: {
    keyword: ['quotNo', 'quotTitle', 'inqRefNo'],
    keywordOf: ['shipId', 'clntId'],
    dates: ['inqDt', 'quotDt'],
    conditions: ['shipId', 'clntId', 'stCd', 'chargeUserId', 'repairTpCd'],
    views: { ongoing: { stCd: 'INQ,DRAFT,APPR,CONF,SENT' }, deciding: { stCd: 'APPR' }, won: { stCd: 'WON' } },
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
  marks: { prftRt: 'low' },
  imports: { rows: ['item'] },
  rules: async () => (await import('./quot.rules.ts')).quotRules,
  uncounted: { stCd: ['REV', 'CANCEL'] },
  state: {
    field: 'stCd',
    open: ['INQ', 'DRAFT'],
    // Its lines are there already: it is being written (30-flows F12).
    copied: 'DRAFT',
    path: ['INQ', 'DRAFT', 'APPR', 'CONF', 'SENT', 'WON'],
    ends: { LOST: 'SENT', EXPIRED: 'SENT' },
    detours: { APPR: 'apprId' },
    lapses: [{ name: 'expire', from: ['SENT'], to: 'EXPIRED', after: 'validDt' }],
  },
  notifies: { to: ['chargeUserId'], due: [{ field: 'validDt', before: 3, when: { stCd: ['CONF', 'SENT'] } }] },
  proposals: [
    { of: ['clntId', 'shipId', 'currCd', 'quotDt', 'excDt', 'excTpCd', 'styleCodeId'], goesWith: ['shipId'] },
    itemProposal,
  ],
  facts: true,
  reads: [berthStays],
  actions: [
    { name: 'start', from: ['INQ'], to: 'DRAFT' },
    { name: 'confirm', from: ['DRAFT'], to: 'CONF', confirm: true },
    {
      name: 'requestAppr',
      from: ['DRAFT'],
      to: 'APPR',
      fields: approvalFields,
      warns: (_record, facts, input) => requestWarns(facts, input),
    },
    // Its document was refused or taken back, and is drafted anew.
    { name: 'apprAgain', internal: true, from: ['DRAFT'], to: 'APPR' },
    { name: 'apprDone', internal: true, from: ['APPR'], to: 'CONF' },
    { name: 'apprBack', internal: true, from: ['APPR'], to: 'DRAFT' },
    {
      name: 'send',
      from: ['CONF'],
      to: 'SENT',
      keepsPaper: true,
      fields: { chargerIds: refs('rs4/clnt/charger', { of: 'clntId' }) },
      // Whom the quotation is for.
      start: ({ chargerId }) => ({ chargerIds: chargerId ? String(chargerId) : null }),
    },
    {
      name: 'win',
      from: ['SENT'],
      to: 'WON',
      fields: {
        poNo: text(30),
        orderDt: date({ required: true, default: ({ today }) => today }),
        workFromDt: date({ default: ({ today }) => today }),
        workToDt: date(),
      },
      start: quotedDays,
      requiredWhen: daysAsked,
      check: daysInOrder,
    },
    // Its order was cancelled: the customer has the quotation still.
    { name: 'unwin', internal: true, from: ['WON'], to: 'SENT' },
    {
      name: 'lose',
      from: ['SENT'],
      to: 'LOST',
      fields: { lostRsnCd: code('LOST_RSN', { required: true }) },
    },
    {
      ...{ name: 'revise', from: ['CONF', 'SENT', 'LOST', 'EXPIRED'], to: 'REV', confirm: true },
      ...{ names: revisedWords, ends: revisedEnd },
    },
    { name: 'cancel', from: ['INQ', 'DRAFT', 'CONF'], to: 'CANCEL', confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'QUOT_ST'>>;
