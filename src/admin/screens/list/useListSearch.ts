/** The search of a list, held by the address: shareable, and Back works. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverToday } from '../../../session/today.ts';
import type { Screen } from '../../routes.ts';
import { arrived, rememberAddress, returnTo } from './memory.ts';
import { readSearch, writeSearch } from './search.ts';
import type { SearchState } from './search.ts';

export interface ListSearch {
  readonly state: SearchState;
  /** Text of the address; changes exactly when the search does. */
  readonly address: string;
  readonly today: string;
  /** Searches anew from page 1 unless the change names a page. */
  readonly search: (change: Partial<SearchState>) => void;
  /** The row a person comes back to. */
  readonly row: string | number | undefined;
}

export function useListSearch({ name, resource }: Screen): ListSearch {
  const [params, setParams] = useSearchParams();
  const [returned] = useState(() => returnTo(name));
  const today = serverToday();
  // The way back from a record leads to the bare address: the search it was opened from goes on.
  const address = useRestored(params.toString(), returned?.address ?? '', setParams);
  const state = useMemo(() => readSearch(new URLSearchParams(address), resource, today), [address, resource, today]);
  useEffect(() => arrived(name), [name]);
  useEffect(() => rememberAddress(name, address), [name, address]);
  const search = useCallback(
    (change: Partial<SearchState>) => setParams(writeSearch({ ...state, page: 1, ...change }, resource, today)),
    [state, resource, today, setParams],
  );
  return { state, address, today, search, row: returned?.row };
}

type SetParams = ReturnType<typeof useSearchParams>[1];

/** The address; instead of a bare one at first the one to restore, until the router has taken it: no search of everything between. */
function useRestored(address: string, former: string, setParams: SetParams): string {
  const [wanted, setWanted] = useState(address === '' ? former : '');
  if (wanted !== '' && address !== '') setWanted('');
  useEffect(() => {
    if (wanted !== '') setParams(wanted, { replace: true });
  }, [wanted, setParams]);
  return address === '' ? wanted : address;
}
