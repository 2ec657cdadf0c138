/** What is chosen in the window: the row the keyboard is on, or all that are ticked, those of other pages too. */
import { useState } from 'react';
import type { LookupRow } from '../../../fields/ui-contract.ts';
import type { RowKey } from '../../../ui/grid/types.ts';
import type { ChooseRequest } from './requests.ts';

export interface Chosen {
  readonly keys: ReadonlySet<RowKey>;
  readonly rows: readonly LookupRow[];
  /** Those chosen before were all taken away: an answer, too. */
  readonly cleared: boolean;
  readonly set: (keys: ReadonlySet<RowKey>) => void;
  /** The chosen rows and this one. */
  readonly with: (row: LookupRow) => readonly LookupRow[];
  /** Other rows come: the one the keyboard was on is gone, ticks stay. */
  readonly leave: () => void;
}

const unseen = (id: number): readonly [RowKey, LookupRow] => [id, { id, key: id, value: String(id) }];

export function useChosen(request: ChooseRequest, rows: readonly LookupRow[]): Chosen {
  const [map, setMap] = useState<ReadonlyMap<RowKey, LookupRow>>(() => new Map((request.chosen ?? []).map(unseen)));
  // What was chosen before is known by its id until its row is seen.
  const loaded = rows.filter(({ id }) => map.has(id)).map((row) => [row.id, row] as const);
  const now = new Map([...map, ...loaded]);
  return {
    keys: new Set(now.keys()),
    rows: [...now.values()],
    cleared: map.size === 0 && (request.chosen?.length ?? 0) > 0,
    set: (keys) => {
      const here = new Map(rows.map((row) => [row.id as RowKey, row]));
      setMap(
        new Map(
          [...keys].flatMap((key) => {
            const row = here.get(key) ?? now.get(key);
            return row ? [[key, row] as const] : [];
          }),
        ),
      );
    },
    with: (row) => [...new Map([...now, [row.id as RowKey, row]]).values()],
    leave: () => {
      if (!request.multiple) setMap(new Map());
      else setMap(now);
    },
  };
}
