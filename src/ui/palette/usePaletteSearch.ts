import { useEffect, useState } from 'react';
import type { PaletteGroup, PaletteSearch } from './CommandPalette.tsx';

const pause = 150;

interface Found {
  groups: readonly PaletteGroup[];
  searching: boolean;
  failed: boolean;
}

/** Searches a moment after typing stops; an older answer never overwrites a newer one. */
export function usePaletteSearch(query: string, search: PaletteSearch, start: readonly PaletteGroup[]): Found {
  const [found, setFound] = useState<Found>({ groups: start, searching: false, failed: false });
  const wanted = query.trim();

  useEffect(() => {
    if (wanted === '') {
      setFound({ groups: start, searching: false, failed: false });
      return;
    }
    const end = new AbortController();
    setFound((now) => ({ ...now, searching: true }));
    const timer = setTimeout(() => {
      search(wanted, end.signal).then(
        (groups) => !end.signal.aborted && setFound({ groups, searching: false, failed: false }),
        () => !end.signal.aborted && setFound({ groups: [], searching: false, failed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
    // `start` is only looked at when the field is empty
  }, [wanted, search]);

  return found;
}
