import { useCallback, useRef, useState } from 'react';
import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

interface MovingPage {
  /** Whose element the page is to stand in. */
  readonly place: (main: HTMLElement | null) => (() => void) | undefined;
  readonly page: ReactPortal | null;
}

/**
 * The page in an element of its own, which goes from one frame to the other: what is typed and what has the keyboard
 * outlive a phone that is turned and a window that is made narrow.
 */
export function useMovingPage(children: ReactNode): MovingPage {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.className = 'hg-page';
    return made;
  });
  // A page that is drawn before it stands somewhere would measure nothing.
  const [stands, setStands] = useState(false);
  const held = useRef<Element | null>(null);
  const place = useCallback(
    (main: HTMLElement | null) => {
      if (!main) return undefined;
      main.append(element);
      if (held.current instanceof HTMLElement) held.current.focus({ preventScroll: true });
      setStands(true);
      return () => {
        held.current = element.contains(document.activeElement) ? document.activeElement : null;
      };
    },
    [element],
  );
  return { place, page: stands ? createPortal(children, element) : null };
}
