/** What went wrong where no part of the screen could say it: one at a time, shown above everything (1-foundations 8). */
import { useSyncExternalStore } from 'react';
import type { ApiError } from './error.ts';

/** A call that failed, or a part of the application that could not be fetched. */
export type Trouble =
  { readonly kind: 'call'; readonly error: ApiError } | { readonly kind: 'chunk'; readonly outdated: boolean };

let trouble: Trouble | undefined;
const listeners = new Set<() => void>();

/** Shows it unless something else is shown already. */
export function tellTrouble(next: Trouble): void {
  if (trouble) return;
  trouble = next;
  listeners.forEach((listener) => listener());
}

export function endTrouble(): void {
  trouble = undefined;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useTrouble = (): Trouble | undefined =>
  useSyncExternalStore(
    subscribe,
    () => trouble,
    () => undefined,
  );
