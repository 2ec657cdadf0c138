/** Windows for choosing that are asked for, the newest on top: fields ask, the shell shows them. */
import { useSyncExternalStore } from 'react';
import type { ChooseOptions, LookupRow } from '../../../fields/ui-contract.ts';

export interface ChooseRequest extends ChooseOptions {
  readonly id: number;
  readonly target: string;
}

type Chosen = readonly LookupRow[] | undefined;

let requests: readonly ChooseRequest[] = [];
let last = 0;
const waiting = new Map<number, (chosen: Chosen) => void>();
const listeners = new Set<() => void>();

function put(next: readonly ChooseRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

/** Opens the window over a resource; answers the chosen rows, undefined when the person leaves it. */
export function askToChoose(target: string, options: ChooseOptions): Promise<Chosen> {
  const id = ++last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    put([...requests, { ...options, id, target }]);
  });
}

/** The window is gone and the keyboard back where it was. */
export function answerChoice(id: number, chosen: Chosen): void {
  put(requests.filter((request) => request.id !== id));
  waiting.get(id)?.(chosen);
  waiting.delete(id);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useChooseRequests = (): readonly ChooseRequest[] => useSyncExternalStore(subscribe, () => requests);
