import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser draws: false on the server, and for the moment in which the browser takes its drawing over. */
export const useTaken = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
