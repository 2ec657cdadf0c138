import { useEffect, useEffectEvent, useState } from 'react';
import type { PaletteGroup, PaletteSearch } from './types.ts';

const pause = 150;

interface Answer {
  groups: readonly PaletteGroup[];
  /** The words that it answers. */
  of: string;
  failed: boolean;
}

interface Found extends Omit<Answer, 'of'> {
  /** The groups are those of older words, if any. */
  searching: boolean;
}

/** Searches a moment after typing stops; an older answer never overwrites a newer one. */
export function usePaletteSearch(query: string, search: PaletteSearch, start: readonly PaletteGroup[]): Found {
  const [answer, setAnswer] = useState<Answer>({ groups: [], of: '', failed: false });
  const wanted = query.trim();
  const ask = useEffectEvent((signal: AbortSignal) => search(wanted, signal));

  useEffect(() => {
    if (wanted === '') return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      ask(end.signal).then(
        (groups) => !end.signal.aborted && setAnswer({ groups, of: wanted, failed: false }),
        () => !end.signal.aborted && setAnswer({ groups: [], of: wanted, failed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [wanted]);

  if (wanted === '') return { groups: start, searching: false, failed: false };
  return { ...answer, searching: answer.of !== wanted };
}
