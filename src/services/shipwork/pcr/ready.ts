/** What must be there before a purchase confirmation is applied for; its button and its call go by the same. */
import { figure } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { pcrFields } from './pcr.fields.ts';
import { totalOf } from './sums.ts';

type Stored = StoredOf<typeof pcrFields>;

export const sendBarred = (pcr: Stored): readonly Problem[] | undefined => {
  const { doc, item, totAmt } = pcr;
  if (!doc.length) return [{ code: 'E_REQUIRED', grid: 'doc', field: 'doc', text: 'pcrNeedsDocument' }];
  if (!item.length) return [{ code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'pcrNeedsItem' }];
  if (!figure(totAmt).eq(figure(totalOf(pcr)))) return [{ code: 'E_SUM', field: 'totAmt', text: 'pcrSum' }];
  return undefined;
};

/** What is known beside the record itself. */
export interface PcrFacts extends Values {
  /** The application that changes or cancels it, while or after it does. */
  readonly follower?: string;
}

/** One application at a time is about a confirmation. */
export const changeBarred = (_pcr: Stored, { follower }: PcrFacts): Problem | undefined =>
  follower ? { code: 'E_STATE', text: 'pcrBeingChanged', args: [follower] } : undefined;
