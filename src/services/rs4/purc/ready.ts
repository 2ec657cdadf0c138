/** When a purchase may be ordered or put to approval (20-rs4-ship-repair); its buttons and its calls go by the same. */
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { ApprovalPlan } from '../../shared/approvalPlan.ts';
import { approvalBarred, approvalDemanded } from '../../shared/approvalPlan.ts';
import { linesOf } from '../document/document.rules.ts';
import type { purcFields } from './purc.fields.ts';

type Purc = StoredOf<typeof purcFields>;

/** What the steps of a purchase go by beyond itself. */
export type PurcFacts = ApprovalPlan & {
  /** From this amount on it needs approval. */
  readonly limit?: string;
  /** Status of its order; null of one without. */
  readonly orderStCd: string | null;
};

const withoutLines = (stored: Purc): Problem | undefined =>
  linesOf(stored).length ? undefined : { code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'purcNeedsLine' };

/** Below the sum that needs approval (E_STATE). */
export const orderBarred = (stored: Purc, { limit }: PurcFacts): Problem | undefined =>
  withoutLines(stored) ?? approvalDemanded('purcNeedsApproval', stored.purcTot, limit);

/** What a closed order cost stands (E_STATE). */
export const correctionBarred = (_stored: Purc, { orderStCd }: Pick<PurcFacts, 'orderStCd'>): Problem | undefined =>
  orderStCd === 'CLOSED' ? { code: 'E_STATE', text: 'recvFixClosed' } : undefined;

export const requestBarred = (stored: Purc, facts: PurcFacts): Problem | undefined =>
  withoutLines(stored) ?? approvalBarred(facts);
