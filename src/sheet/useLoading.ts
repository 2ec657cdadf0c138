/** New rows of records that a person chooses, several at once; what follows from each is proposed as for a typed one. */
import { useLayoutEffect, useRef } from 'react';
import { displayName } from '../record/resource.ts';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import type { LookupRow } from '../fields/ui-contract.ts';
import { takesRows } from './detail.ts';
import type { ActiveDetail } from './useDetailActions.ts';

export interface Loading {
  readonly label: string;
  /** Why nothing can be chosen yet. */
  readonly waits?: string | undefined;
  readonly run: () => Promise<void>;
}

/** Undefined where the grid has nothing to load, or may not be changed. */
export function useLoading(active: ActiveDetail): Loading | undefined {
  const { choose, nameOf } = useFieldEnvironment();
  // The window stays open for a while: rows go where the keyboard is then.
  const now = useRef(active);
  useLayoutEffect(() => {
    now.current = active;
  });
  const { load } = active.detail;
  if (!load || !choose || !takesRows(active.detail)) return undefined;
  const { name, prefix, waits, ...options } = load;
  const rowOf = (row: LookupRow) => ({
    ...now.current.detail.newRow(),
    [name]: row.id,
    [displayName(name)]: nameOf(row),
  });
  return {
    label: load.label,
    waits,
    run: async () => {
      const chosen = await choose(prefix, { ...options, multiple: true });
      if (chosen?.length) now.current.actions.lay(chosen.map(rowOf), name, 'load');
    },
  };
}
