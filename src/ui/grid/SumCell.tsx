/** A cell of the sums; of one that is not to be relied on it tells why. */
import type { ReactNode } from 'react';
import { Tooltip } from '../tip/Tooltip.tsx';

export function SumCell({ sum, problem }: { readonly sum: ReactNode; readonly problem: string | undefined }) {
  if (problem === undefined) return sum;
  return (
    <Tooltip text={problem} tone="error">
      <span className="hg-sumcell">
        {sum}
        <span className="hg-sr">{problem}</span>
      </span>
    </Tooltip>
  );
}
