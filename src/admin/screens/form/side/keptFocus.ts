/** Folding and unfolding are two buttons in two places: the keyboard goes from the one that was pressed to the other. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

let pressed = false;

/** Around the button; call the second before what it does. */
export function useKeptFocus(): [RefObject<HTMLSpanElement | null>, () => void] {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (pressed) ref.current?.querySelector('button')?.focus();
    pressed = false;
  }, []);
  return [ref, () => (pressed = true)];
}
