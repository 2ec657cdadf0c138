import { useStore } from 'react-admin';
import { useCallback, useEffect } from 'react';
import { applyScheme, chooseScheme, chosenScheme, useChosenScheme } from '../../session/scheme.ts';
import type { Scheme } from '../../session/scheme.ts';

/** Light or dark as chosen in this browser, else as the person chose on another machine, else light. */
export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const [kept, keep] = useStore<Scheme>('desk:scheme', 'light');
  const scheme = useChosenScheme() ?? kept ?? 'light';
  useEffect(() => {
    applyScheme(scheme);
    // Public pages know the choice of this browser alone.
    return () => applyScheme(chosenScheme());
  }, [scheme]);
  const choose = useCallback(
    (next: Scheme) => {
      keep(next);
      chooseScheme(next);
    },
    [keep],
  );
  return [scheme, choose];
}
