/** When a tax invoice may be issued or amended; buttons and calls go by the same. */
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { taxInvFields } from './taxInv.fields.ts';

export const issueBarred = ({ item }: StoredOf<typeof taxInvFields>): Problem | undefined =>
  item.length ? undefined : { code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'taxInvNeedsRow' };

/** A tax invoice that amends another one. */
export interface AmendedBy {
  readonly id: number;
  readonly taxInvNo: string;
  readonly stCd: string;
  readonly sumAmount: string;
}

/** What amends a tax invoice, and what amends that. */
export interface Amended {
  readonly amendedBy: readonly AmendedBy[];
  /** What it comes to with those that are issued, tax included; null where none is. */
  readonly comesTo: string | null;
}

/** What is known beyond a tax invoice: whether another one takes it back as a whole, and what is told before issuing. */
export interface TaxInvFacts extends Values, Amended {
  /** Number of the one that takes it back. */
  readonly cancelledBy: string | null;
  /** That one is still being written: issued it takes it back, deleted it does not. */
  readonly cancelling: boolean;
  /** Sentence for the question: that it is late, or until when it is not. */
  readonly late: string;
  /** What it still comes to with what amends it, tax included; of no use before the tax office has it. */
  readonly left: string | null;
}

/** Of what was taken back nothing is left that could be amended. */
export const amendBarred = (_record: unknown, { cancelledBy, cancelling }: Values): Problem | undefined =>
  cancelledBy ? takenBack(String(cancelledBy), cancelling === true) : undefined;

/** E_STATE, with the way out where there is one. */
export const takenBack = (no: string, isDraft: boolean): Problem => ({
  ...{ code: 'E_STATE', text: isDraft ? 'taxInvTakesBack' : 'taxInvTakenBack', args: [no] },
});
