/** Usage of the services month by month: metered, read by the company, adjusted by the operator until it is billed (10-platform). */
import type { Resource } from '../../../core/resource.ts';
import { month, qty, ref, text, yn } from '../../../fields/index.ts';
import { usageFields } from './usage.fields.ts';

export const usage = {
  prefix: 'platform/usage',
  table: 'PF_USAGE',
  scope: 'PAIR',
  parties: { company: 'corpId', operator: 'operator' },
  writtenBy: ['operator'],
  menus: [{ menu: 'P34' }, { menu: 'P9B', view: 'op', operator: true }],
  name: 'itemNm',
  fields: usageFields,
  unique: [{ fields: ['subscId', 'feeTpCd', 'useYm', 'usageYm', 'eventSeq'] }],
  search: {
    keyword: [],
    dates: ['usageYm'],
    conditions: ['sysCd', 'feeTpCd', 'corpId'],
    // Free messages of which none was sent stand in the rows, and behind this.
    asked: { used: yn(), billed: yn() },
    start: { used: 'Y' },
  },
  list: ['usageYm', 'corpId', 'sysCd', 'feeTpCd', 'itemNm', 'qty', 'unitPrice', 'supplyAmt', 'billId'],
  sort: 'usageYm,desc',
  without: ['create', 'delete'],
  // By what the list above which they stand is searched by; of codes several, parted by commas.
  reads: [
    {
      name: 'sums',
      fields: {
        ...{ fromYm: month(), toYm: month(), ofCorpId: ref('platform/corp') },
        ...{ ofSysCd: text(200), ofFeeTpCd: text(200) },
        // A yn would be N where nobody asks.
        ...{ used: text(1), billed: text(1) },
      },
    },
  ],
  actions: [
    {
      name: 'adjust',
      operator: true,
      fields: { qty: qty({ required: true, min: 0 }), adjReason: text(300, { required: true }) },
      blocked: ({ billId }) => (billId ? 'usageBilled' : undefined),
    },
    {
      name: 'unadjust',
      operator: true,
      confirm: true,
      blocked: ({ billId, adjReason }) => (billId ? 'usageBilled' : adjReason ? undefined : 'usageNotAdjusted'),
    },
  ],
} as const satisfies Resource;
