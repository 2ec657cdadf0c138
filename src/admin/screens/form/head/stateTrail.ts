/** The way of a record through its states, read from its history. Pure. */
import type { Resource } from '../../../../core/resource.ts';
import { actionFields } from '../../../../record/actions.ts';
import type { Change, HistoryEntry } from '../../../providers/dataProvider.ts';

export interface Move {
  readonly entry: HistoryEntry;
  readonly from: unknown;
  readonly to: unknown;
  /** What was said with it: what the action asks for and the record keeps (a reason, an opinion). */
  readonly said: readonly Change[];
}

/** Moves from the first to the last; empty for a resource without states. */
export function movesOf(resource: Resource, entries: readonly HistoryEntry[]): readonly Move[] {
  const field = resource.state?.field;
  return entries
    .flatMap((entry): Move[] => {
      const move = entry.changes.find((change) => change.field === field && change.grid === undefined);
      if (!move) return [];
      const asked = new Set(
        Object.keys(actionFields(resource.actions?.find(({ name }) => name === entry.act) ?? { name: '' })),
      );
      const reasons = entry.changes.filter(
        (change) => asked.has(change.field) && change.to !== null && change.to !== '',
      );
      return [{ entry, from: move.from, to: move.to, said: reasons }];
    })
    .toReversed();
}
