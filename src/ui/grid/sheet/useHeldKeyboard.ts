/** The keyboard stays in a grid when the cell that had it goes away with its row: the next key must find the grid. */
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/** `rows` are those that are drawn, `take` gives the keyboard to the grid. Answers handlers of the box around it. */
export function useHeldKeyboard(rows: unknown, take: () => void) {
  const held = useRef(false);
  useLayoutEffect(() => {
    // A cell that React takes away tells nothing of it: the grid still believes to have the keyboard.
    if (held.current && document.activeElement === document.body) take();
  }, [rows, take]);
  return {
    onFocus: () => void (held.current = true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      void (held.current = currentTarget.contains(relatedTarget)),
  };
}
