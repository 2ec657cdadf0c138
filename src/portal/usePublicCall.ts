import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '../session/calls/error.ts';
import { AnswersContext } from './answerStore.ts';

export interface PublicCall<T> {
  readonly data: T | undefined;
  /** Why there is no answer, or no newer one. */
  readonly error: ApiError | undefined;
  /** Nothing is known yet. */
  readonly isPending: boolean;
  /** The data belongs to the address before this one (`keep`). */
  readonly isOld: boolean;
  /** Asks again, for example after a change; resolves when the answer is shown. */
  readonly refetch: () => Promise<void>;
}

export interface PublicCallOptions {
  /** Shows the answer of the address before until that of a new one has come: pages of a list. */
  readonly keep?: boolean;
}

/**
 * Answer of a call that needs no login: `address` below /api with its query (`platform/board/12`). Those that the page
 * names in `calls` are there at the first drawing. Without an address nothing is asked.
 */
export function usePublicCall<T>(address: string | undefined, { keep = false }: PublicCallOptions = {}): PublicCall<T> {
  const store = use(AnswersContext);
  const at = address ?? '';
  const subscribe = useCallback((changed: () => void) => store.watch(at, changed), [store, at]);
  const read = () => store.read(at);
  const { data, error } = useSyncExternalStore(subscribe, read, read);
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  useEffect(() => {
    if (at) void store.ask(at);
  }, [store, at]);
  const refetch = useCallback(() => (at ? store.ask(at, true) : Promise.resolve()), [store, at]);

  const isPending = at !== '' && data === undefined && error === undefined;
  const old = keep && isPending ? last : undefined;
  return {
    data: (data ?? old) as T | undefined,
    error,
    isPending: isPending && old === undefined,
    isOld: old !== undefined,
    refetch,
  };
}
