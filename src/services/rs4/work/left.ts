/** What is left to do of the order's line: the quantity that the end of a work proposes. Pure. */
import type { Values } from '../../../core/field.ts';

export interface WorkFacts {
  /** Quantity of the line less what its finished works did; null where nothing is left. */
  readonly leftQty: string | null;
  /** Unit of the line. */
  readonly unitCd: string | null;
}

export const whatIsLeft = (_work: Values, { leftQty }: Values): Values => ({ doneQty: leftQty ?? null });
