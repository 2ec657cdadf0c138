/** The file of a paper, for as long as it is shown. */
import { useEffect, useState } from 'react';
import type { Downloaded } from '../providers/data/wire.ts';

interface Paper extends Downloaded {
  readonly url: string;
}

/** Asks for the paper; another function is another paper. */
export function usePaperFile(load: (asked: { readonly signal: AbortSignal }) => Promise<Downloaded>) {
  const [paper, setPaper] = useState<Paper>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    load({ signal: stop.signal }).then(
      (made) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(made.blob);
        setFailed(undefined);
        setPaper({ ...made, url });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailed(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [load]);
  return { paper, failed };
}
