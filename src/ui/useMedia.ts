import { useCallback, useSyncExternalStore } from 'react';
import { isPhoneHeld } from './phone.ts';

/** Whether a media query holds now, such as `(max-width: 599.95px)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

/** Below 600 px, and on phone pages of any width: one column, cards for rows, bars at top and bottom. */
export const usePhone = (): boolean => useMedia('(max-width: 599.95px)') || isPhoneHeld();
