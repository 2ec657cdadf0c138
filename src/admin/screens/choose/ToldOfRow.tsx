/** Beside the name of a row to choose: what it tells, and the word for why it cannot be chosen. */
import type { LookupRow } from '../../../fields/ui-contract.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';

export function ToldOfRow({ row, bars }: { readonly row: LookupRow; readonly bars: boolean }) {
  const { tells, barred } = row;
  const word = bars ? barred?.word : undefined;
  if (!tells && !word) return null;
  return (
    <span className="hc-told">
      {tells && <small>{tells}</small>}
      {word && (
        <Chip mark="none" tone="line">
          {word}
        </Chip>
      )}
    </span>
  );
}
