/** How much of what was typed in this tab is not saved yet; forms report it, the login sheet and logging out ask. */
import { useEffect, useId, useSyncExternalStore } from 'react';

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

function note(key: string, count: number): void {
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  listeners.forEach((listener) => listener());
}

/** Number of unsaved changes of all forms of this tab. */
export const unsavedCount = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useUnsavedCount = (): number => useSyncExternalStore(subscribe, unsavedCount);

/** Reports the unsaved changes of a form while it is on screen. */
export function useUnsaved(count: number): void {
  const key = useId();
  useEffect(() => note(key, count), [key, count]);
  useEffect(() => () => note(key, 0), [key]);
}
