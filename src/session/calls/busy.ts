/** Requests under way, for the global indicator; calls for /schema and /common stay silent (1-foundations 2.3), and what a page asks by itself. */
import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const isSilent = (path: string): boolean => /\/(schema|common|logging|notify)(?=[/?]|$)/.test(`/${path}`);

/** Counts the work in until it settles. */
export async function counted<T>(path: string, work: () => Promise<T>): Promise<T> {
  if (isSilent(path)) return work();
  running += 1;
  tell();
  try {
    return await work();
  } finally {
    running -= 1;
    tell();
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True while a counted request runs. */
export const useBusy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
