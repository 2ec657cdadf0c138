/** What follows from values and is still asked of the server: a save takes it along. */
import { useMemo } from 'react';

export interface Awaited {
  /** An answer is on its way. */
  readonly add: (asking: Promise<void>) => void;
  /** Once all of them are there, also those that they ask for themselves; a slow one is waited for no longer than this. */
  readonly settled: () => Promise<void>;
}

/** Milliseconds: whoever saves is not kept by a server that does not answer. */
const longest = 5000;

export function awaitedOf(): Awaited {
  const asked = new Set<Promise<void>>();
  const all = async (): Promise<void> => {
    while (asked.size > 0) await Promise.allSettled(asked);
  };
  return {
    add: (asking) => {
      const known = asking.finally(() => asked.delete(known));
      asked.add(known);
      known.catch(() => undefined);
    },
    settled: () => {
      if (asked.size === 0) return Promise.resolve();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((done) => (timer = setTimeout(done, longest)));
      return Promise.race([all(), late]).finally(() => clearTimeout(timer));
    },
  };
}

/** Of one form, as long as it stands. */
export const useAwaited = (): Awaited => useMemo(awaitedOf, []);
