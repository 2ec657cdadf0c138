/** Fields: what a company used of its services in a month, and what it costs (10-platform usage). */
import { code, integer, month, qty, ref, text, won } from '../../../fields/index.ts';

const computed = { computed: true } as const;

export const usageFields = {
  corpId: ref('platform/corp', { required: true, createOnly: true, width: 184 }),
  usageYm: month(computed),
  subscId: ref('platform/subsc', computed),
  sysCd: code('SYS', computed),
  feeTpCd: code('FEE_TP', computed),
  itemNm: text(100, { computed: true, width: 240 }),
  // Another month than that of the row where it came late.
  useYm: month(computed),
  qty: qty({ computed: true, summed: false, width: 76 }),
  // What the metering found; the quantity differs where the operator adjusted it.
  meterQty: qty({ computed: true, summed: false, width: 76 }),
  unitPrice: won({ computed: true, summed: false, width: 84 }),
  supplyAmt: won({ computed: true, width: 96 }),
  adjReason: text(300, { computed: true, span: 2 }),
  billId: ref('platform/bill', { ...computed, whole: true, width: 112 }),
  // Rows of one event count once: the day of a training.
  eventSeq: integer({ computed: true, default: 0, summed: false, seenBy: ['operator'] }),
};
