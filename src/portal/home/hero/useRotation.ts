import { useEffect, useState } from 'react';

/** Time that a slide stays, in ms (2-portal 9). */
export const slideMs = 5000;

export interface Rotation {
  readonly index: number;
  readonly playing: boolean;
  readonly choose: (index: number) => void;
  readonly toggle: () => void;
}

/**
 * Shows one slide after the other, around the end. It does not begin by itself for people who asked for less motion, and
 * waits while `held`.
 */
export function useRotation(count: number, held: boolean): Rotation {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), slideMs);
    return () => clearTimeout(timer);
  }, [index, playing, held, count]);

  return { index, playing, choose: setIndex, toggle: () => setPlaying((now) => !now) };
}
