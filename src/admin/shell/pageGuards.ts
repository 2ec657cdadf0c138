/** Who asks before a page is left; the last one that has something to lose is the one that asks. */
import { useEffect, useEffectEvent } from 'react';

/** A way that somebody was about to go. */
export interface HeldWay {
  readonly proceed: () => void;
  readonly reset: () => void;
}

export interface PageGuard {
  /** Whether something would be lost on the way between two addresses. */
  readonly holds: (from: string, to: string) => boolean;
  /** Shows its question; without a way there is none any more. */
  readonly ask: (way: HeldWay | undefined) => void;
}

const guards: PageGuard[] = [];

export const guardOf = (from: string, to: string): PageGuard | undefined =>
  guards.findLast((guard) => guard.holds(from, to));

/** Asks as long as the component is on screen. */
export function usePageGuard(guard: PageGuard): void {
  const holds = useEffectEvent(guard.holds);
  const ask = useEffectEvent(guard.ask);
  useEffect(() => {
    const one: PageGuard = { holds: (from, to) => holds(from, to), ask: (way) => ask(way) };
    guards.push(one);
    return () => void guards.splice(guards.indexOf(one), 1);
  }, []);
}
