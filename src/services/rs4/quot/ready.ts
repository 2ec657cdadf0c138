/** What a quotation must hold before it is confirmed or put to approval (20-rs4-ship-repair). */
import { decimal } from '../../../core/decimal.ts';
import { refuse } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import { linesOf } from '../document/document.rules.ts';
import type { quotFields } from './quot.fields.ts';

/** Something to do, for more than nothing; answers the amount in won. E_REQUIRED, E_RANGE. */
export function demandWork(stored: StoredOf<typeof quotFields>): ReturnType<typeof decimal> {
  if (!linesOf(stored).some((line) => line.lineTpCd === 'I'))
    refuse('E_REQUIRED', { grid: 'item', field: 'item', text: 'quotNeedsLine' });
  const amount = decimal(stored.quotAmount ?? 0);
  if (!amount.gt(0)) refuse('E_RANGE', { field: 'quotAmount', text: 'quotAmountAboveZero' });
  return amount;
}
