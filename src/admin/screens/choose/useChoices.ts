/** The rows of the window: a page of the list, or all that the lookup answers; the former stay while the next come. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { LookupQuery, LookupRow } from '../../../fields/ui-contract.ts';
import type { DeskDataProvider } from '../../providers/dataProvider.ts';
import { pageSize, sortText } from '../list/search/search.ts';
import type { SearchState } from '../list/search/search.ts';
import { ordered } from './order.ts';
import { chooseFilter } from './search.ts';
import { askedOf, chosenRow, offeredBy, shownRow } from './sources.ts';
import type { Source } from './sources.ts';

/** Most rows that a lookup answers. */
const lookupMost = 1000;

export interface Choices {
  readonly rows: readonly LookupRow[];
  readonly total: number;
  readonly pages: number;
  /** There is more than the lookup tells. */
  readonly cut: boolean;
  readonly pending: boolean;
  readonly fetching: boolean;
  readonly error: Error | null;
  readonly refresh: () => void;
}

interface Answer {
  readonly rows: readonly LookupRow[];
  readonly total: number;
}
const none: readonly LookupRow[] = [];

export function useChoices(
  source: Source,
  state: SearchState,
  shown: readonly string[],
  query: LookupQuery | undefined,
): Choices {
  const provider = useDataProvider<DeskDataProvider>();
  const { lookup } = useFieldEnvironment();
  const { screen, target, resource } = source;
  const filter = chooseFilter(resource, state);
  const columns = askedOf(source, shown);
  const page = screen ? state.page : 1;
  const sort = screen ? state.sort.map(sortText) : [];

  const fromList = async (name: string, signal: AbortSignal): Promise<Answer> => {
    const { data, total } = await provider.getList<RaRecord<number>>(name, {
      pagination: { page, perPage: pageSize },
      filter: { ...filter, ...offeredBy(source, query) },
      meta: { columns, sort },
      signal,
    });
    return { rows: data.map((row) => chosenRow(source, row)), total: total ?? data.length };
  };
  const fromLookup = async (signal: AbortSignal): Promise<Answer> => {
    const rows = await lookup(target, { ...filter, ...query }, signal);
    return { rows: rows.map((row) => shownRow(source, row)), total: rows.length };
  };

  const answer = useQuery({
    queryKey: [screen?.name ?? target, 'choose', { filter, query, columns, sort, page }],
    queryFn: ({ signal }) => (screen ? fromList(screen.name, signal) : fromLookup(signal)),
    placeholderData: keepPreviousData,
    // Who made a new one in another tab comes back to find it.
    refetchOnWindowFocus: 'always',
  });
  const found = answer.data?.rows ?? none;
  const rows = useMemo(() => (screen ? found : ordered(found, state.sort)), [found, screen, state.sort]);
  const total = answer.data?.total ?? 0;
  return {
    rows,
    total,
    pages: screen ? Math.max(1, Math.ceil(total / pageSize)) : 1,
    cut: !screen && total >= lookupMost,
    pending: answer.isPending,
    fetching: answer.isFetching,
    error: answer.error,
    refresh: () => void answer.refetch(),
  };
}
