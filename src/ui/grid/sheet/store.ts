/** The selection of a grid, kept beside React: a drag over a thousand cells draws one box, not a thousand cells. */
import { useSyncExternalStore } from 'react';
import type { Rect, Selection } from '../model/selection.ts';

export interface SheetState {
  readonly selection?: Selection | undefined;
  /** What letting go of the handle would fill. */
  readonly filling?: Rect | undefined;
  /** What was copied last, until something changes. */
  readonly copied?: Rect | undefined;
}
export interface SheetStore {
  readonly get: () => SheetState;
  readonly set: (change: SheetState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSheetStore(): SheetStore {
  let state: SheetState = {};
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useSheetState = (store: SheetStore): SheetState => useSyncExternalStore(store.subscribe, store.get);
