/** Invoices of repair orders: in advance, by progress and the rest, and what was paid (20-rs4-ship-repair). */
import { invoicedItemProposal, saleTotal } from '../document/fields.ts';
import type { RowOf, StoredOf } from '../../../core/record.ts';
import type { Resource } from '../../../core/resource.ts';
import { date, exchangeRate, foreign, text, won, yn } from '../../../fields/index.ts';
import { amountsDue, paymentHidden, paymentProblems, paymentsOf } from './pay.rules.ts';
import { billedCall } from './billed.ts';
import { invFields, payable, taxable } from './inv.fields.ts';
import type { CodeKey } from '../../reference/codes/index.ts';

export const inv = {
  prefix: 'rs4/inv',
  table: 'RS4_INV',
  scope: 'OWN',
  menus: [{ menu: 'R13' }],
  name: 'invNo',
  printed: true,
  total: saleTotal,
  fields: invFields,
  unique: [{ fields: ['invNo'] }],
  search: {
    keyword: ['invNo'],
    keywordOf: ['clntId', 'shipId', 'orderId'],
    dates: ['invDt', 'dueDt'],
    conditions: ['clntId', 'shipId', 'orderId', 'invKindCd', 'stCd'],
    asked: { overdue: yn(), untaxed: yn() },
    views: {
      unpaid: { stCd: 'ISSUED,PART' },
      late: { overdue: 'Y' },
      untaxed: { untaxed: 'Y' },
      drafts: { stCd: 'DRAFT' },
    },
  },
  list: [
    ...['invNo', 'invDt', 'clntId', 'shipId', 'orderId', 'invKindCd', 'currCd', 'quotAmountFrgn', 'sumAmount'],
    ...['paidAmount', 'dueDt', 'stCd'],
  ],
  rules: async () => (await import('./inv.rules.ts')).invRules,
  uncounted: { stCd: ['CANCEL'] },
  state: {
    field: 'stCd',
    open: ['DRAFT'],
    path: ['DRAFT', 'ISSUED', 'PART', 'PAID'],
    ends: { CANCEL: 'ISSUED' },
    // Its payments are rows: one that was entered wrongly is changed or taken away.
    saving: [{ from: payable, to: [...payable, 'PAID'] }],
  },
  notifies: {
    to: ['createId'],
    due: [
      { field: 'dueDt', before: 3, when: { stCd: ['ISSUED', 'PART'] } },
      { field: 'dueDt', before: -1, when: { stCd: ['ISSUED', 'PART'] } },
    ],
  },
  proposals: [{ of: ['orderId', 'invKindCd', 'clntId', 'invDt', 'styleCodeId'] }, invoicedItemProposal],
  facts: true,
  reads: [billedCall],
  actions: [
    // Nothing is left to pay where everything was asked for before.
    { name: 'issue', from: ['DRAFT'], to: ['ISSUED', 'PAID'], keepsPaper: true, confirm: true },
    {
      name: 'pay',
      from: ['ISSUED', 'PART'],
      to: ['PART', 'PAID'],
      fields: {
        payDt: date({ required: true, default: ({ today }) => today }),
        payAmt: won({ min: '0' }),
        payAmtFrgn: foreign({ min: '0' }),
        excRt: exchangeRate({ exclusiveMin: '0' }),
        bankNm: text(50),
      },
      start: amountsDue,
      absent: paymentHidden,
      check: (input: RowOf<typeof invFields, 'pay'>, record: StoredOf<typeof invFields>) =>
        paymentProblems({ ...record, pay: [...paymentsOf(record), input] }, true),
    },
    // Its last payment was none: with what is due again, the others are open to be put right.
    { name: 'unpay', from: ['PAID'], to: payable, confirm: true, danger: true },
    // Money may come before the tax invoice is written.
    { name: 'issueTax', from: taxable, confirm: true },
    { name: 'cancel', from: ['ISSUED'], to: 'CANCEL', confirm: true, danger: true },
  ],
} as const satisfies Resource<CodeKey<'INV_ST'>>;
