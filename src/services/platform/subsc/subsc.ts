/** Subscriptions to services of the store: applied for by a company, approved by the operator (10-platform). */
import { mostUsers } from '../../../core/mostUsers.ts';
import type { Resource } from '../../../core/resource.ts';
import { code, date, dateTime, integer, ref, text } from '../../../fields/index.ts';
import { mostAlong } from './along.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { subscFields } from './subsc.fields.ts';

/** States in which the menus of the product are open. */
export const liveStates = ['USE', 'TERM_REQ'] as const;

export const subsc = {
  prefix: 'platform/subsc',
  table: 'PF_SUBSC',
  scope: 'PAIR',
  parties: { company: 'corpId', operator: 'operator' },
  menus: [
    { menu: 'P31', view: 'use', side: 'company', box: { where: { stCd: liveStates } } },
    { menu: 'P32', view: 'hist', side: 'company' },
    { menu: 'P92', view: 'op', operator: true, makes: false },
  ],
  name: 'subscNo',
  fields: subscFields,
  unique: [{ fields: ['subscNo'] }, { fields: ['prodId'], when: { stCd: ['REQ', ...liveStates] } }],
  search: {
    keyword: ['subscNo'],
    keywordOf: ['ownCorpId'],
    dates: ['reqDt', 'startDt', 'endDt'],
    // What was applied for years ago is still in use.
    anyTime: true,
    conditions: ['sysCd', 'stCd', 'prodId', 'ownCorpId'],
    views: { toApprove: { stCd: 'REQ' } },
    viewsOf: 'op',
  },
  list: ['subscNo', 'ownCorpId', 'sysCd', 'prodId', 'userCnt', 'reqDt', 'startDt', 'endDt', 'openNm', 'stCd'],
  // Empty where the service has its screens.
  listed: { openNm: text(20, { width: 84 }) },
  marks: { openNm: 'amiss' },
  sort: 'id,desc',
  starts: { subsReqId: text(20), users: integer({ min: 1, max: mostUsers }), along: text(mostAlong) },
  draftOf: 'prodId',
  rules: async () => (await import('./subsc.rules.ts')).subscRules,
  // All that became of the subscriptions, an event a row.
  reports: [
    {
      name: 'events',
      fields: { from: date({ required: true }), to: date({ required: true }) },
      columns: {
        histDtm: dateTime(),
        corpNm: text(50),
        subscNo: text(20),
        prodId: ref('platform/system/product'),
        histTpCd: code('SUBSC_HIST'),
        befVal: text(100),
        aftVal: text(100),
      },
    },
  ],
  state: {
    field: 'stCd',
    open: ['REQ'],
    path: ['REQ', 'USE'],
    ends: { CANCEL: 'REQ', TERM_REQ: 'USE', TERM: 'TERM_REQ' },
    turns: { company: [], operator: ['REQ'] },
    // The day of the end is the first without the service.
    lapses: [{ name: 'terminate', from: ['TERM_REQ'], to: 'TERM', on: 'endDt' }],
  },
  notifies: { to: ['createId'], due: [{ field: 'endDt', before: 3, when: { stCd: ['TERM_REQ'] } }] },
  proposals: [{ of: ['prodId'], goesWith: ['prodId'] }],
  facts: true,
  reads: [
    {
      name: 'costs',
      fields: { prodId: ref('platform/system/product', { required: true }), subscId: ref('platform/subsc') },
    },
    { name: 'course', fields: {} },
    { name: 'along', fields: { codes: text(mostAlong, { required: true }) } },
  ],
  actions: [
    { name: 'approve', by: ['operator'], from: ['REQ'], to: 'USE', operator: true, confirm: true, bulk: true },
    { name: 'cancelReq', from: ['REQ'], to: 'CANCEL', confirm: true, danger: true },
    {
      name: 'refuseReq',
      by: ['operator'],
      from: ['REQ'],
      to: 'CANCEL',
      operator: true,
      danger: true,
      fields: { reason: text(100, { required: true }) },
    },
    {
      name: 'changeUserCnt',
      from: ['USE'],
      fields: { userCnt: integer({ required: true, min: 1, max: mostUsers, stepped: true }) },
      check: (input, stored) =>
        input.userCnt === stored.userCnt ? [{ code: 'E_RANGE', field: 'userCnt', text: 'sameUserCnt' }] : [],
    },
    {
      name: 'reqTerm',
      from: ['USE'],
      to: 'TERM_REQ',
      danger: true,
      fields: { endDt: date({ required: true }), termReason: text(300) },
      start: (_subsc, facts) => ({ endDt: facts.firstEndDt }),
    },
    {
      name: 'bookTraining',
      by: ['operator'],
      from: ['USE', 'TERM_REQ'],
      operator: true,
      fields: {
        trainDt: date({ required: true, default: ({ today }) => today }),
        trainCnt: integer({ required: true, default: 1, min: 1, max: 100 }),
      },
      start: () => ({ trainCnt: 1 }),
    },
    { name: 'cancelTerm', from: ['TERM_REQ'], to: 'USE', confirm: true },
  ],
} as const satisfies Resource<CodeKey<'SUBSC_ST'>>;
