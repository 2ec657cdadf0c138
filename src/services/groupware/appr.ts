/** Approval documents: drafted, sent along a line, approved or refused (22-groupware). */
import type { Resource } from '../../core/resource.ts';
import { longText } from '../../fields/index.ts';
import {
  apprRules,
  finalOf,
  isOfRecord,
  ownsDraft,
  raisesAgain,
  turnName,
  turnOf,
  withdrawable,
} from './appr.rules.ts';
import { apprFields } from './appr.fields.ts';
import type { CodeKey } from '../reference/codes/index.ts';

const opinion = longText({ max: 500 });
const line = { grid: 'steps', field: 'userId' } as const;
const mine = { field: 'draftUserId' } as const;
const stoodIn = { grid: 'steps', field: 'proxyUserId' } as const;
const turn = { ...line, where: { actCd: ['TURN'] }, proxy: true, except: 'draftUserId' } as const;
const left = ['PROG', 'DONE', 'REJECT', 'WITHDRAW'] as const;

export const appr = {
  prefix: 'groupware/appr',
  table: 'GW_APPR',
  scope: 'OWN',
  menus: [
    { menu: 'G11', view: 'draft', box: { where: { stCd: ['DRAFT'] }, mine: [mine] } },
    { menu: 'G12', view: 'todo', box: { where: { stCd: ['PROG'] }, mine: [turn] } },
    {
      menu: 'G13',
      view: 'progress',
      box: { where: { stCd: ['PROG'] }, mine: [mine, { ...line, where: { actCd: ['OK', 'PROXY', 'ARB'] } }, stoodIn] },
    },
    {
      menu: 'G14',
      view: 'done',
      box: { where: { stCd: ['DONE'] }, mine: [mine, { ...line, where: { stepTpCd: ['APPR', 'AGREE'] } }, stoodIn] },
    },
    {
      menu: 'G15',
      view: 'reject',
      // What came to nothing stays with its drafter, and with whoever had decided on it.
      box: {
        where: { stCd: ['REJECT', 'WITHDRAW'] },
        mine: [mine, { ...line, where: { actCd: ['REJ', 'OK', 'PROXY', 'ARB'] } }, stoodIn],
        // It waits for its drafter, until it is drafted anew, or its record has gone another way.
        leaves: {
          ...{ by: 'draftUserId', until: 'againId' },
          speaksFor: { table: 'srcTbl', id: 'srcId', names: 'apprId' },
        },
      },
    },
    {
      menu: 'G16',
      view: 'ref',
      box: {
        // Who was informed finds it however it ended.
        where: { stCd: left },
        mine: [
          { ...line, where: { stepTpCd: ['REF'] } },
          { ...line, where: { stepTpCd: ['RECV'] }, when: { stCd: ['DONE'] } },
        ],
      },
    },
  ],
  reach: {
    mine: [
      mine,
      { ...line, where: { stepTpCd: ['APPR', 'AGREE', 'REF'] }, when: { stCd: left } },
      { ...line, where: { stepTpCd: ['RECV'] }, when: { stCd: ['DONE'] } },
      stoodIn,
      turn,
    ],
    open: { secretYn: ['N'], stCd: left },
  },
  ownedBy: 'draftUserId',
  name: 'title',
  printed: true,
  fields: apprFields,
  // Sent documents are numbered by their form: GWQT-2026-0001.
  draws: { preId: 'GW', period: 'year' },
  // One record asks with one document at a time.
  unique: [
    { fields: ['srcTbl', 'srcId'], when: { stCd: ['PROG'] } },
    // An ended document is drafted anew once; a draft that was thrown away counts no more.
    { fields: ['againId'] },
  ],
  facts: true,
  search: {
    keyword: ['title', 'apprNo'],
    dates: ['draftDtm'],
    conditions: ['apprDocId', 'stCd', 'draftUserId'],
  },
  list: ['apprNo', 'apprDocId', 'title', 'amount', 'draftUserId', 'draftDtm', 'turnUserNm', 'stCd', 'urgentYn'],
  sort: 'draftDtm,desc',
  rules: apprRules,
  uncounted: { stCd: ['REJECT', 'WITHDRAW'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'PROG', 'DONE'],
    ends: { REJECT: 'PROG', WITHDRAW: 'PROG' },
  },
  proposals: [{ of: ['apprDocId'] }],
  actions: [
    { name: 'submit', from: ['DRAFT'], to: 'PROG', confirm: true },
    {
      name: 'approve',
      level: 1,
      from: ['PROG'],
      // Done when nobody is left to approve.
      to: ['DONE'],
      fields: { opinion },
      blocked: turnOf,
      says: turnName,
      phrases: ['seen', 'agreed'],
      bulk: true,
    },
    {
      name: 'reject',
      level: 1,
      from: ['PROG'],
      to: 'REJECT',
      fields: { opinion: longText({ max: 500, required: true }) },
      blocked: turnOf,
      phrases: ['amount', 'papers', 'schedule'],
      danger: true,
      beside: true,
    },
    { name: 'arbitrate', level: 1, from: ['PROG'], to: 'DONE', fields: { opinion }, blocked: finalOf },
    { name: 'withdraw', from: ['PROG'], to: 'WITHDRAW', confirm: true, danger: true, blocked: withdrawable },
    // For a document that nobody is left to act on.
    {
      name: 'close',
      from: ['PROG'],
      to: 'WITHDRAW',
      under: 'groupware/apprDoc',
      fields: { opinion: longText({ max: 500, required: true }) },
      danger: true,
    },
    // Of a record that asked it goes to approval at once.
    {
      name: 'redraft',
      from: ['REJECT', 'WITHDRAW'],
      blocked: ownsDraft,
      confirm: isOfRecord,
      says: raisesAgain,
      ends: raisesAgain,
    },
  ],
} as const satisfies Resource<CodeKey<'APPR_ST'>>;
