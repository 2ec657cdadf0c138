/** The search as a person is changing it, until they ask for it; a new address starts it anew. */
import { useRef, useState } from 'react';
import type { SearchState } from './search.ts';

export interface Draft {
  readonly draft: SearchState;
  readonly change: (change: Partial<SearchState>) => void;
  /** The newest draft, also within the event that changed it. */
  readonly newest: () => SearchState;
}

export function useDraft(state: SearchState, address: string): Draft {
  const [draft, setDraft] = useState(state);
  const [from, setFrom] = useState(address);
  const now = useRef(draft);
  if (from !== address) {
    setFrom(address);
    setDraft(state);
    now.current = state;
  }
  return {
    draft: from === address ? draft : state,
    change: (part) => {
      now.current = { ...now.current, ...part };
      setDraft(now.current);
    },
    newest: () => now.current,
  };
}
