import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface CountdownState {
  /** Whole seconds left; `seconds` before the first start. */
  readonly left: number;
  readonly running: boolean;
  /** Begins, or begins anew; from another number of seconds when one is given. */
  readonly start: (from?: number) => void;
  /** Ends without calling `onEnd`; what is left goes back to the whole. */
  readonly stop: () => void;
}

/** Counts down from `seconds` to a moment, so that a sleeping tab loses nothing; calls `onEnd` once at zero. */
export function useCountdown(seconds: number, onEnd?: () => void): CountdownState {
  const [until, setUntil] = useState<number>();
  const [left, setLeft] = useState(seconds);
  const ended = useEffectEvent(() => onEnd?.());

  const start = useCallback(
    (from = seconds) => {
      setLeft(from);
      setUntil(Date.now() + from * 1000);
    },
    [seconds],
  );
  const stop = useCallback(() => {
    setUntil(undefined);
    setLeft(seconds);
  }, [seconds]);

  useEffect(() => {
    if (until === undefined) return undefined;
    const tick = () => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      setUntil(undefined);
      ended();
    };
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);

  return { left, running: until !== undefined, start, stop };
}
