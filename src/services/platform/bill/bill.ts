/** Monthly bills of companies: closed, issued and booked by the operator, read and paid by the company (10-platform). */
import type { Resource } from '../../../core/resource.ts';
import { date, dateTime, integer, month, text, won, yn } from '../../../fields/index.ts';
import type { CodeKey } from '../../reference/codes/index.ts';
import { billFields } from './bill.fields.ts';
import { leftToPay, payProblems } from './pay.ts';

const ofOperator = { seenBy: ['operator'] } as const;

/** What a company finds in its list: drafts are the operator's work. */
const issued = ['ISSUED', 'OVERDUE', 'PAID'] as const;

export const bill = {
  prefix: 'platform/bill',
  table: 'PF_BILL',
  scope: 'PAIR',
  parties: { company: 'corpId', operator: 'operator' },
  writtenBy: ['operator'],
  // Drafts are the operator's work, and what came to nothing is none of the company's.
  hiddenIn: { company: ['DRAFT', 'CANCEL'] },
  menus: [
    { menu: 'P33', view: 'own', side: 'company', where: { stCd: issued } },
    { menu: 'P94', view: 'op', operator: true },
  ],
  name: 'billNo',
  total: { amount: ['sumAmount'], parts: ['tot', 'salesVat'], left: 'leftAmt' },
  fields: billFields,
  boxes: {
    parties: {
      fields: [
        ...['inveNm', 'inveRegNo', 'inveCeoNm', 'inveEmail', 'inveAddr', 'inveBizTp', 'inveBizItem'],
        ...['invrNm', 'invrRegNo', 'invrCeoNm', 'invrTelNo', 'invrAddr', 'bankNm', 'acctNo'],
      ],
      span: 3,
      folded: true,
    },
  },
  unique: [
    { fields: ['billNo'] },
    // One that counts a company and month.
    { fields: ['billYm'], when: { stCd: ['DRAFT', 'ISSUED', 'OVERDUE', 'PAID'] } },
  ],
  search: {
    keyword: [],
    dates: ['billYm'],
    conditions: ['stCd', 'corpId', 'holdCds'],
    // Drafts that wait until the operator has looked at why, or none of them.
    asked: { held: yn({ seenBy: ['operator'] }) },
  },
  list: [
    ...['billYm', 'corpId', 'userCnt', 'lastAmt', 'tot', 'diffAmt', 'whyNm'],
    ...['billNo', 'salesVat', 'sumAmount', 'leftAmt', 'dueDt', 'paidDt', 'holdCds', 'stCd'],
  ],
  // What is left to pay; and the bill of the month before, for whoever looks whether this one is right.
  listed: {
    leftAmt: won({ width: 96 }),
    userCnt: integer({ ...ofOperator, width: 64 }),
    lastAmt: won({ ...ofOperator, width: 92 }),
    diffAmt: won({ ...ofOperator, width: 100, signed: true }),
    whyNm: text(200, { ...ofOperator, width: 250 }),
  },
  sorts: ['lastAmt', 'diffAmt', 'leftAmt'],
  marks: { whyNm: 'look' },
  sort: 'billYm,desc',
  printed: true,
  without: ['create', 'delete'],
  rules: async () => (await import('./bill.rules.ts')).billRules,
  uncounted: { stCd: ['CANCEL'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'ISSUED', 'PAID'],
    ends: { CANCEL: 'DRAFT', OVERDUE: 'ISSUED' },
    turns: { company: ['ISSUED', 'OVERDUE'], operator: ['DRAFT'] },
    lapses: [{ name: 'fallDue', from: ['ISSUED'], to: 'OVERDUE', after: 'dueDt' }],
  },
  lookups: [{ paths: ['platform/common/bill'], value: 'billNo', carries: ['billYm'] }],
  // What came by a bank's statement, each with what it paid.
  reports: [
    {
      name: 'deposits',
      view: 'op',
      fields: { from: date({ required: true }), to: date({ required: true }), found: text(100) },
      columns: {
        payDt: date(),
        dptNm: text(100, { personal: true }),
        payAmt: won(),
        billNo: text(20),
        corpNm: text(50),
        dptMemo: text(200),
        bookedNm: text(50),
        bookedDtm: dateTime(),
        sourceNm: text(300),
      },
    },
  ],
  facts: true,
  reads: [
    { name: 'month', fields: { ym: month() } },
    { name: 'closing', fields: { ym: month({ required: true }) } },
    { name: 'spend', fields: {} },
    { name: 'owed', fields: {} },
  ],
  actions: [
    { name: 'issue', from: ['DRAFT'], to: 'ISSUED', operator: true, confirm: true, bulk: 'each' },
    {
      name: 'release',
      from: ['DRAFT'],
      operator: true,
      fields: { relReason: text(300, { required: true }) },
      blocked: ({ holdCds }) => (holdCds ? undefined : 'billNotHeld'),
    },
    {
      name: 'pay',
      from: ['ISSUED', 'OVERDUE'],
      to: ['PAID'],
      operator: true,
      fields: {
        payDt: date({ required: true, default: ({ today }) => today }),
        // No least amount here: its input would put that in place of what was typed. The check refuses it.
        payAmt: won({ required: true }),
        dptNm: text(100, { personal: true }),
        dptMemo: text(200),
      },
      start: (record) => ({ payAmt: leftToPay(record) }),
      check: payProblems,
    },
    // The last payment by hand was none: it is due again.
    {
      ...{ name: 'unpay', from: ['ISSUED', 'OVERDUE', 'PAID'], to: ['ISSUED', 'OVERDUE'] },
      ...{ operator: true, confirm: true, danger: true },
    },
    { name: 'cancel', from: ['DRAFT'], to: 'CANCEL', operator: true, confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'BILL_ST'>>;
