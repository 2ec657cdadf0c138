/** The search of a list, held by the address: shareable, and Back works. */
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { seoulDay } from '../../../core/dates.ts';
import type { Resource } from '../../../core/resource.ts';
import { readSearch, writeSearch } from './search.ts';
import type { SearchState } from './search.ts';

export interface ListSearch {
  readonly state: SearchState;
  /** Text of the address; changes exactly when the search does. */
  readonly address: string;
  readonly today: string;
  /** Searches anew from page 1 unless the change names a page. */
  readonly search: (change: Partial<SearchState>) => void;
}

export function useListSearch(resource: Resource): ListSearch {
  const [params, setParams] = useSearchParams();
  const today = seoulDay(new Date());
  const address = params.toString();
  const state = useMemo(() => readSearch(new URLSearchParams(address), resource, today), [address, resource, today]);
  const search = useCallback(
    (change: Partial<SearchState>) => setParams(writeSearch({ ...state, page: 1, ...change }, resource, today)),
    [state, resource, today, setParams],
  );
  return { state, address, today, search };
}
