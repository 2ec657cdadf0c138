/** When a quotation may be confirmed or put to approval (20-rs4-ship-repair); its buttons and its calls go by the same. */
import { decimal } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { ApprovalPlan } from '../../shared/approvalPlan.ts';
import { approvalBarred, approvalDemanded } from '../../shared/approvalPlan.ts';
import { hasRate } from '../document/costless.ts';
import { linesOf } from '../document/document.rules.ts';
import type { MailPlan } from './mailPlan.ts';
import type { quotFields } from './quot.fields.ts';

type Quot = StoredOf<typeof quotFields>;

export type Newest = {
  /** Of one that was revised: the last under its number. */
  readonly newest?: { readonly id: number; readonly revNo: number };
};

/** What the steps of a quotation go by beyond itself. */
export type QuotFacts = Newest &
  ApprovalPlan & {
    /** From this amount on it needs approval. */
    readonly limit?: string;
    /** Below this profit in percent it is not confirmed without. */
    readonly leastProfit?: string;
    /** Of a confirmed one. */
    readonly mail?: MailPlan;
  };

/** Something to do, for more than nothing (E_REQUIRED, E_RANGE). */
function withoutWork(stored: Quot): Problem | undefined {
  if (!linesOf(stored).some((line) => line.lineTpCd === 'I'))
    return { code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'quotNeedsLine' };
  if (decimal(stored.quotAmount ?? 0).gt(0)) return undefined;
  return { code: 'E_RANGE', field: 'quotAmount', text: 'quotAmountAboveZero' };
}

/** Below the lowest profit of the company, if it has one; the mark of the list and of the approval document. */
export const isBelow = ({ prftRt }: Pick<Quot, 'prftRt'>, leastProfit: string | undefined): leastProfit is string =>
  leastProfit !== undefined && decimal(prftRt ?? 0).lt(leastProfit);

/** At a profit that needs nobody's consent (E_RANGE), below the sum that does (E_STATE). */
export function confirmBarred(stored: Quot, { limit, leastProfit }: QuotFacts): Problem | undefined {
  const barred = withoutWork(stored) ?? approvalDemanded('quotNeedsApproval', stored.quotAmount, limit);
  if (barred) return barred;
  if (!isBelow(stored, leastProfit)) return undefined;
  // Of a profit on no cost at all there is no rate: what is missing is the purchase price, not the profit.
  return hasRate(stored)
    ? { code: 'E_RANGE', field: 'prftRt', text: 'quotProfitTooLow', args: [leastProfit] }
    : { code: 'E_RANGE', field: 'prftRt', text: 'quotWithoutCost' };
}

export const requestBarred = (stored: Quot, facts: QuotFacts): Problem | undefined =>
  withoutWork(stored) ?? approvalBarred(facts);
