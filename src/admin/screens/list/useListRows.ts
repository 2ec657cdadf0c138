/** The rows of the list around, as react-admin's context holds them. */
import { useListContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useCallback, useMemo } from 'react';
import type { LeftOut } from '../../../record/counted.ts';
import type { ListAnswer } from '../../providers/dataProvider.ts';
import type { RowKey } from '../../../ui/grid/types.ts';

export interface ListRows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
  readonly sums: Readonly<Record<string, string>>;
  /** What the sums leave out. */
  readonly uncounted: LeftOut | undefined;
  /** Nothing to show yet. */
  readonly pending: boolean;
  readonly fetching: boolean;
  /** Moment of the answer, or undefined. */
  readonly at: Date | undefined;
  readonly refresh: () => void;
}

const noRows: readonly RaRecord[] = [];

export function useListRows(): ListRows {
  const { data, total, meta, isPending, isFetching, refetch } = useListContext();
  const refresh = useCallback(() => void refetch(), [refetch]);
  const answer = meta as Partial<ListAnswer> | undefined;
  return {
    rows: data ?? noRows,
    total: total ?? 0,
    sums: answer?.sums ?? {},
    uncounted: answer?.uncounted,
    pending: isPending ?? true,
    fetching: isFetching ?? false,
    at: answer?.at,
    refresh,
  };
}

/** The chosen rows by their ids. */
export function useSelection(): ReadonlySet<RowKey> {
  const { selectedIds } = useListContext();
  return useMemo(() => new Set<RowKey>(selectedIds), [selectedIds]);
}
