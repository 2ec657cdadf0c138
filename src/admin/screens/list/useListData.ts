/** The rows of a list through react-admin; the former ones stay while the next are on their way. */
import { useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import type { Screen } from '../../routes.ts';
import type { ListMeta, Page } from '../../providers/dataProvider.ts';
import { listFilter, pageSize, sortText } from './search.ts';
import type { SearchState } from './search.ts';

export interface ListData {
  readonly rows: readonly RaRecord[];
  readonly total: number;
  readonly sums: Readonly<Record<string, string>>;
  /** Nothing to show yet. */
  readonly pending: boolean;
  readonly fetching: boolean;
  readonly error: Error | null;
  /** Moment of the answer, or undefined. */
  readonly at: Date | undefined;
  readonly refresh: () => void;
}

const noRows: readonly RaRecord[] = [];

export function useListData(
  screen: Screen,
  state: SearchState,
  columns: readonly string[] | undefined,
  sums: boolean,
): ListData {
  const meta = useMemo<ListMeta>(
    () => ({ columns, sums, sort: state.sort.map(sortText) }),
    [columns, sums, state.sort],
  );
  const answer = useGetList<RaRecord>(
    screen.name,
    { pagination: { page: state.page, perPage: pageSize }, filter: listFilter(state), meta },
    { placeholderData: (former) => former, refetchOnReconnect: true },
  );
  const wire = answer.meta as Partial<Page<RaRecord>> | undefined;
  return {
    rows: answer.data ?? noRows,
    total: answer.total ?? 0,
    sums: wire?.sums ?? {},
    pending: answer.isPending,
    fetching: answer.isFetching,
    error: answer.error,
    at: answer.dataUpdatedAt ? new Date(answer.dataUpdatedAt) : undefined,
    refresh: () => void answer.refetch(),
  };
}
