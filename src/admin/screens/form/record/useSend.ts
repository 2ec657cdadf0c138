/**
 * A save as a promise of what is stored now. react-admin tells a call's own `onSuccess` no more when the record became
 * another one while the call was under way, since react-query takes it for another mutation then, and the form would
 * wait for ever; what the hook of the controller was given is told in any case.
 */
import { createContext, use, useCallback, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useSaveContext } from 'react-admin';
import type { Values } from '../../../../core/field.ts';

type Taker = RefObject<((stored: Values) => void) | undefined>;

/** Takes what the save that is under way has led to. */
export const SavedContext = createContext<Taker>({ current: undefined });

/** Says in the keys of react-admin's queries that a record was read by itself, with all that it has. */
export const wholeRecord = { whole: true } as const;

/** For the controller: the value of the context, and the options of its mutation. What went wrong is the form's to say. */
export function useSavedTaker() {
  const taker: Taker = useRef(undefined);
  const options = useMemo(
    () => ({ meta: wholeRecord, onSuccess: (stored: Values) => taker.current?.(stored), onError: () => undefined }),
    [],
  );
  return { taker, options };
}

/** Sends a body by the controller around; the stored record, or the error of the call. */
export function useSend(): (body: Values) => Promise<Values> {
  const { save } = useSaveContext();
  const taker = use(SavedContext);
  return useCallback(
    (body) =>
      new Promise((resolve, reject) => {
        taker.current = resolve;
        void save?.(body, { onError: reject });
      }),
    [save, taker],
  );
}
