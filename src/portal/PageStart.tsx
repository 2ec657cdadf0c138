/** A page that is reached by a move inside the application begins as one that is loaded: at its top, or where one left it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited page was read, by the key of its place in the history. */
const read = new Map<string, number>();

/** The page takes the keyboard, unless it has an input that it begins with; false while it is not there yet. */
function takeKeyboard(): boolean {
  const main = document.getElementById('main');
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  return main !== null && main.getAttribute('aria-busy') !== 'true';
}

export function PageStart(): null {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  // What is loaded begins by itself; who comes in from the desk has moved like from page to page.
  const shown = useRef(how === NavigationType.Pop ? pathname : undefined);
  /** What stands there until page and texts have come gives way to them, and would leave the keyboard nowhere. */
  const awaited = useRef(false);
  useLayoutEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    const place = moved && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (moved && how === NavigationType.Pop) window.scrollTo({ top: read.get(key) ?? 0, behavior: 'instant' });
    else if (place) place.scrollIntoView();
    else if (moved) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // Keyboards and screen readers go on from there, too.
      awaited.current = !takeKeyboard();
    }
    // Whoever has gone elsewhere meanwhile stays there.
    const again = () => {
      if (document.activeElement === document.body && takeKeyboard()) awaited.current = false;
      if (!awaited.current) watching.disconnect();
    };
    const watching = new MutationObserver(again);
    if (!awaited.current) return undefined;
    watching.observe(document.body, { childList: true, subtree: true });
    again();
    return () => watching.disconnect();
  }, [pathname, hash, key, how]);
  useEffect(() => {
    const keep = () => void read.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  return null;
}
