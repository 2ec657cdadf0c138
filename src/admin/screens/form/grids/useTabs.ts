/** Which part of a record is shown below its fields; its index stands in the address as `?tab=`. */
import { useSearchParams } from 'react-router-dom';
import type { Resource } from '../../../../core/resource.ts';
import { grids } from '../../../../record/resource.ts';
import { aboveOf } from '../below/gridTree.ts';
import { usePhone } from '../../../../ui/useMedia.ts';

/** The header's own fields: a tab on a phone only. */
export const basicTab = 'basic';
export const historyTab = 'history';

export interface TabsState {
  readonly ids: readonly string[];
  readonly value: string;
  readonly choose: (id: string) => void;
}

interface Apart {
  /** What a service shows of a stored record. */
  readonly more?: readonly string[] | undefined;
  /** Grids that stand elsewhere. */
  readonly hides?: readonly string[] | undefined;
  /** A part that stands beside the record now; it keeps its place in the address. */
  readonly beside?: string | undefined;
}

/** A stored record also has rows that the system writes, a history, and what a service shows of it. */
export function useTabs(resource: Resource, stored: boolean, { more = [], hides = [], beside }: Apart = {}): TabsState {
  const [params, setParams] = useSearchParams();
  const phone = usePhone();
  // Rows that belong to rows of another grid stand below it, in its tab.
  const shownGrids = Object.entries(grids(resource))
    .filter(
      ([grid, { readOnly }]) => !hides.includes(grid) && (stored || !readOnly) && aboveOf(resource, grid) === undefined,
    )
    .map(([grid]) => grid);
  const parts = [...shownGrids, ...(stored ? [...more, historyTab] : [])];
  const shown = parts.filter((id) => id !== beside);
  const ids = phone ? [basicTab, ...shown] : shown;
  const index = params.get('tab');
  const named = index === null ? undefined : shown.find((id) => id === parts[Number(index)]);
  return {
    ids,
    value: named ?? ids[0] ?? '',
    choose: (id) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === basicTab) next.delete('tab');
          else next.set('tab', String(parts.indexOf(id)));
          return next;
        },
        { replace: true },
      ),
  };
}
