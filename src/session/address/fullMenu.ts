/** Whether the panel of all menus is open; every navigation closes it (1-foundations 2.1). */
import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

export function showFullMenu(next: boolean): void {
  if (next === open) return;
  open = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useFullMenu = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
