/** What is left to do of the order's line: the quantity that the end of a work proposes. Pure. */
import { decimal, figure } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';

export interface WorkFacts {
  /** Quantity of the line less what its finished works did; null where nothing is left. */
  readonly leftQty: string | null;
  /** Unit of the line. */
  readonly unitCd: string | null;
}

export const whatIsLeft = (_work: Values, { leftQty }: Values): Values => ({ doneQty: leftQty ?? null });

/** More than the order has left is what it is billed by: asked about, since more may have been agreed upon the way. */
export const doneBeyondOrder = (doneQty: unknown, { leftQty }: WorkFacts): Problem[] =>
  decimal(figure(doneQty)).gt(figure(leftQty))
    ? [
        {
          ...{ code: 'E_RANGE', field: 'doneQty', text: leftQty ? 'doneBeyondOrder' : 'doneTwice', warn: true },
          args: [grouped(String(doneQty)), grouped(leftQty ?? '0')],
        },
      ]
    : [];
