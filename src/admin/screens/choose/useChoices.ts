/** The rows of the window: a page of the list, or all that the lookup answers; the former stay while the next come. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import type { LookupQuery, LookupRow } from '../../../fields/ui-contract.ts';
import { pageSize, sortText } from '../list/search/search.ts';
import type { SearchState } from '../list/search/search.ts';
import { ordered } from './order.ts';
import { chooseFilter } from './search.ts';
import { askedOf, chosenRow, heldTo, offeredBy, shownRow } from './sources.ts';
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

export function useChoices(
  source: Source,
  state: SearchState,
  shown: readonly string[],
  query: LookupQuery | undefined,
): Choices {
  const { lookup } = useFieldEnvironment();
  const { screen, target, resource } = source;
  const filter = chooseFilter(resource, state);
  const columns = askedOf(source, shown);
  const whileOpen = {
    placeholderData: keepPreviousData,
    // Who made a new one in another tab comes back to find it.
    refetchOnWindowFocus: 'always',
  } as const;

  const ofList = useGetList<RaRecord<number>>(
    screen?.name ?? '',
    {
      pagination: { page: state.page, perPage: pageSize },
      filter: heldTo(filter, offeredBy(source, query)),
      meta: { columns, sort: state.sort.map(sortText) },
    },
    { ...whileOpen, enabled: screen !== undefined },
  );
  const ofLookup = useQuery({
    queryKey: [target, 'lookup', { filter, query }],
    queryFn: ({ signal }) => lookup(target, heldTo(filter, query), signal),
    ...whileOpen,
    enabled: screen === undefined,
  });

  const answer = screen ? ofList : ofLookup;
  const found = useMemo(
    () =>
      screen
        ? (ofList.data ?? []).map((row) => chosenRow(source, row))
        : (ofLookup.data ?? []).map((row) => shownRow(source, row)),
    [screen, source, ofList.data, ofLookup.data],
  );
  const rows = useMemo(() => (screen ? found : ordered(found, state.sort)), [found, screen, state.sort]);
  const total = screen ? (ofList.total ?? found.length) : found.length;
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
