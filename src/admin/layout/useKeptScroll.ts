/** A page begins at its top, and one that a person comes back to where it was left: the frame scrolls, not the window. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long rows may take to come until the place that was left is given up, in milliseconds. */
const patience = 2000;
const frame = () => document.getElementById('hg-main');

export function useKeptScroll(): void {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const tops = useRef(new Map<string, number>());
  /** Where each page was left, for the way out of a record that the page itself offers. */
  const left = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target !== frame()) return;
      tops.current.set(shown.current.key, (target as HTMLElement).scrollTop);
      left.current.set(shown.current.pathname, (target as HTMLElement).scrollTop);
    };
    // Scrolling does not bubble.
    document.addEventListener('scroll', remember, true);
    return () => document.removeEventListener('scroll', remember, true);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const place = frame();
    // Another tab, sheet or search of the same page moves nothing, nor does a new record that is saved.
    if (before.pathname === pathname || way === 'REPLACE') tops.current.set(key, place?.scrollTop ?? 0);
    if (!place || before.pathname === pathname || way === 'REPLACE') return undefined;
    const isOut = before.pathname.startsWith(`${pathname}/`);
    const kept = way === 'POP' ? tops.current.get(key) : isOut ? left.current.get(pathname) : undefined;
    const top = kept ?? 0;
    return scrollTo(place, top);
  }, [key, pathname, way]);
}

/** At once, or as soon as the page is that long, unless the person moves it before. */
function scrollTo(place: HTMLElement, top: number): (() => void) | undefined {
  place.scrollTop = top;
  if (top === 0) return undefined;
  const until = performance.now() + patience;
  let next = 0;
  const stop = () => {
    cancelAnimationFrame(next);
    for (const moved of moves) document.removeEventListener(moved, stop, true);
  };
  const again = () => {
    if (place.scrollTop !== top) place.scrollTop = top;
    // Rows that stood there once may be exchanged for a moment.
    if (performance.now() < until) next = requestAnimationFrame(again);
    else stop();
  };
  // A key of the frame around the page counts as well: whoever goes on has seen enough.
  for (const moved of moves) document.addEventListener(moved, stop, { passive: true, capture: true });
  next = requestAnimationFrame(again);
  return stop;
}
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
