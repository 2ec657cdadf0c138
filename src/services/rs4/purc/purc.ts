/** Purchase orders: work given to subcontractors, materials from suppliers (20-rs4-ship-repair). */
import type { Resource } from '../../../core/resource.ts';
import { date, qty, ref, rows, text, won } from '../../../fields/index.ts';
import { correctionProblems, receivedLines } from './correction.rules.ts';
import { forNothing } from './forNothing.rules.ts';
import { leftCall } from './left.ts';
import { correctedWords, openLines, receiptProblems, receiptWords } from './receipt.rules.ts';
import { atLeastOne, purcFields } from './purc.fields.ts';
import { purchasedItemProposal } from '../document/fields.ts';
import { approvalFields } from '../../shared/approvalFields.ts';
import { requestWarns } from '../../shared/approvalPlan.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

export const purc = {
  prefix: 'rs4/purc',
  table: 'RS4_PURC',
  scope: 'OWN',
  menus: [{ menu: 'R22' }],
  name: 'purcNo',
  printed: true,
  total: { amount: ['purcTotFrgn', 'sumAmount'], parts: ['purcTot', 'purcVat'], left: 'leftTot' },
  fields: purcFields,
  unique: [{ fields: ['purcNo'] }],
  search: {
    keyword: ['purcNo', 'dlvPlace'],
    keywordOf: ['clntId', 'orderId', 'orderId.shipId'],
    dates: ['purcDt', 'dlvDt'],
    conditions: ['clntId', 'orderId', 'purcTpCd', 'stCd'],
  },
  list: ['purcNo', 'purcDt', 'clntId', 'orderId', 'shipNm', 'purcTpCd', 'dlvDt', 'purcTot', 'leftTot', 'stCd'],
  listed: {
    // That of the order: purchases are looked for by it.
    shipNm: text(50, { width: 110 }),
    // What is still to come, without tax: the dashboard tells its sum.
    leftTot: won({ width: 100, summed: true }),
  },
  sorts: ['leftTot'],
  rules: async () => (await import('./purc.rules.ts')).purcRules,
  uncounted: { stCd: ['CANCEL'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    // The supplier confirms, and what comes brings a delivery note.
    files: ['ORD', 'PART', 'RECV'],
    path: ['DRAFT', 'APPR', 'ORD', 'PART', 'RECV'],
    ends: { CANCEL: 'ORD' },
    detours: { APPR: 'apprId' },
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'dlvDt', before: 3, when: { stCd: ['ORD', 'PART'] } },
      { field: 'dlvDt', before: -1, when: { stCd: ['ORD', 'PART'] } },
    ],
  },
  proposals: [{ of: ['clntId', 'orderId', 'currCd', 'purcDt'] }, purchasedItemProposal],
  facts: true,
  reads: [leftCall],
  actions: [
    { name: 'order', from: ['DRAFT'], to: 'ORD', confirm: true, warns: forNothing },
    {
      name: 'requestAppr',
      from: ['DRAFT'],
      to: 'APPR',
      fields: approvalFields,
      warns: (record, facts, input) => [...forNothing(record), ...requestWarns(facts, input)],
    },
    // Its document was refused or taken back, and is drafted anew.
    { name: 'apprAgain', internal: true, from: ['DRAFT'], to: 'APPR' },
    { name: 'apprDone', internal: true, from: ['APPR'], to: 'ORD' },
    { name: 'apprBack', internal: true, from: ['APPR'], to: 'DRAFT' },
    {
      name: 'receive',
      from: ['ORD', 'PART'],
      to: ['PART', 'RECV'],
      fields: {
        rows: rows(
          {
            recvQty: qty({ required: true, ...atLeastOne, width: 90 }),
            recvDt: date({ required: true, default: ({ today }) => today, width: 140 }),
          },
          { of: 'item', shows: ['itemNm', 'spec', 'unitCd', 'qty', 'recvQty'], required: true, max: 10_000 },
        ),
      },
      rows: openLines,
      check: receiptProblems,
      names: receiptWords,
      ends: (left) => (left.stCd === 'RECV' ? 'receiveWhole' : undefined),
    },
    // What was noted wrongly: too much, on a wrong day, of a wrong line.
    {
      name: 'correctReceipt',
      from: ['PART', 'RECV'],
      to: ['ORD', 'PART'],
      fields: {
        came: rows(
          { recvQty: qty({ required: true, min: '0', max: '999999999', width: 90 }), recvDt: date({ width: 140 }) },
          { of: 'item', shows: ['itemNm', 'spec', 'unitCd', 'qty', 'recvQty'], whenChanged: true, max: 10_000 },
        ),
        recvFixTxt: text(300, { required: true }),
      },
      anew: ['recvFixTxt'],
      rows: receivedLines,
      check: correctionProblems,
      names: correctedWords,
    },
    { name: 'cancel', from: ['DRAFT', 'ORD'], to: 'CANCEL', confirm: true, danger: true },
  ],
  makers: [
    {
      name: 'fromOrder',
      fields: { orderId: ref('rs4/order', { required: true }), clntId: ref('rs4/clnt', { required: true }) },
    },
  ],
} as const satisfies Resource<CodeKey<'PURC_ST'>>;
