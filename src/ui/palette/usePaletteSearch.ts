import { useEffect, useEffectEvent, useState } from 'react';
import type { PaletteGroup, PaletteSearch } from './types.ts';

const pause = 150;

interface Found {
  groups: readonly PaletteGroup[];
  searching: boolean;
  failed: boolean;
}

const nothing: Found = { groups: [], searching: false, failed: false };

/** Searches a moment after typing stops; an older answer never overwrites a newer one. */
export function usePaletteSearch(query: string, search: PaletteSearch, start: readonly PaletteGroup[]): Found {
  const [found, setFound] = useState(nothing);
  const wanted = query.trim();
  const ask = useEffectEvent((signal: AbortSignal) => search(wanted, signal));

  useEffect(() => {
    if (wanted === '') return;
    const end = new AbortController();
    setFound((now) => ({ ...now, searching: true }));
    const timer = setTimeout(() => {
      ask(end.signal).then(
        (groups) => !end.signal.aborted && setFound({ groups, searching: false, failed: false }),
        () => !end.signal.aborted && setFound({ ...nothing, failed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [wanted]);

  return wanted === '' ? { ...nothing, groups: start } : found;
}
