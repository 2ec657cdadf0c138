/** What reads a declaration waits for it here. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useDesk } from '../desk.ts';
import type { Screen } from '../routes.ts';

/** Screens whose declarations are here. */
export function useDeclaredScreens(): readonly Screen[] {
  const { declarations } = useDesk();
  return useSyncExternalStore(declarations.subscribe, declarations.screens);
}

interface Props {
  /** Prefix, name of a screen, or address; without it everything that has a screen. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** Draws its children once the declarations are here; throws when they cannot be had, and asks again when it is drawn anew. */
export function Declared({ of, children }: Props) {
  const { declarations } = useDesk();
  useDeclaredScreens();
  const [failure, setFailure] = useState<unknown>();
  const ready = declarations.has(of);
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    declarations.bring(of).catch((error: unknown) => current && setFailure(error));
    return () => {
      current = false;
    };
  }, [ready, of, declarations]);
  if (!ready && failure !== undefined) throw failure;
  return ready ? children : null;
}
