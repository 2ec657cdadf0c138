import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** React Router's name of the entry that the browser itself came in by. */
const loaded = 'default';

/**
 * A page that somebody came to within the application takes the keyboard, where no field of it does: what was pressed to
 * come here has gone, and the next Tab would start at the top of the frame.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const arrive = useEffectEvent(() => {
    if (key === loaded) return;
    const held = document.activeElement;
    if (held === null || held === document.body) document.getElementById('hg-main')?.focus({ preventScroll: true });
  });
  // Another search of the same list is no arrival.
  useEffect(() => arrive(), [pathname]);
}
