/** Parts that are fetched when they are first asked for: unlike `lazy`, drawn at once when they are here, and held back by nothing. */
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface OnDemand<P> {
  (props: P): ReactNode;
  /** Brings the part before anybody asks; what fails is asked for again when it is needed. */
  readonly fetch: () => void;
}

/** A component in place of one that `load` brings; throws when that cannot be had. */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  let Part: ComponentType<P> | undefined;
  const bring = async () => {
    Part ??= await load();
  };
  function Demanded(props: P) {
    const [answer, setAnswer] = useState<{ readonly failure?: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      let current = true;
      bring().then(
        () => current && setAnswer({}),
        (failure: unknown) => current && setAnswer({ failure }),
      );
      return () => {
        current = false;
      };
    }, []);
    if (!Part && answer?.failure !== undefined) throw answer.failure;
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Demanded, { fetch: () => void bring().catch(() => undefined) });
}

/** Whether something was ever open; it stays, so that it can close in its own way. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return open || opened;
}
