/** The search of the list around, as its inputs show it: react-admin's filter values in the words of the declaration. */
import { useListContext } from 'react-admin';
import { useMemo } from 'react';
import { useListAddress, useListSorts } from '../ListAddress.tsx';
import { askedBy, displayedFor, filterOf, isDetail } from '../listParams.ts';
import { writeSearch } from './search.ts';
import type { SearchState } from './search.ts';
import { useDerivedList } from '../derivedList.ts';

export interface ListSearch {
  readonly state: SearchState;
  /** Changes exactly when the search does. */
  readonly address: string;
  readonly today: string;
  /** Searches anew from page 1; asks the server again where nothing changed. */
  readonly search: (change: Partial<SearchState>) => void;
}

export function useListSearch(): ListSearch {
  const { resource } = useDerivedList().screen;
  const { filterValues, displayedFilters, page, setFilters, refetch } = useListContext();
  const { address, today } = useListAddress();
  const [sort] = useListSorts();
  return useMemo(() => {
    const state: SearchState = {
      ...askedBy(filterValues, resource),
      ...{ detail: isDetail(displayedFilters), sort, page },
    };
    const search = (change: Partial<SearchState>) => {
      const next = { ...state, ...change, page: 1 };
      next.keyword = next.keyword.trim();
      if (writeSearch(next, resource, today).toString() === writeSearch(state, resource, today).toString())
        void refetch();
      else setFilters(filterOf(next, resource), displayedFor(next.detail, resource));
    };
    return { state, address, today, search };
  }, [resource, filterValues, displayedFilters, page, setFilters, refetch, address, today, sort]);
}
