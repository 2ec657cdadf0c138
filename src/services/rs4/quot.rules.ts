/** Rules of a quotation (20-rs4-ship-repair): amounts, order of days, the reason of a zero rate. */
import type { Rules } from '../../core/resource.ts';
import { computeDocument, dayOrder, documentProblems } from './document.rules.ts';

export const quotRules: Rules = {
  compute: computeDocument,
  requiredWhen: (record) => (record['vatCd'] === 'ZERO' ? ['zeroReasonCd'] : []),
  rowRequiredWhen: (_grid, row) => (row['lineTpCd'] === 'I' ? ['qty'] : []),
  check: (record) => [
    ...dayOrder(record, 'etaDt', 'etdDt'),
    ...dayOrder(record, 'workFromDt', 'workToDt'),
    ...documentProblems(record),
  ],
  locked: (record) => (record['currCd'] === 'KRW' ? ['excRt', 'excUnit', 'excDt', 'excTpCd'] : []),
};
