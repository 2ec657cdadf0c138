/** A page that is reached by a move inside the application begins as one that is loaded: at its top, or where one left it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited page was read, by the key of its place in the history. */
const read = new Map<string, number>();

export function PageStart(): null {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (how === NavigationType.Pop) window.scrollTo({ top: read.get(key) ?? 0, behavior: 'instant' });
    else if (place) place.scrollIntoView();
    else {
      window.scrollTo({ top: 0, behavior: 'instant' });
      // Keyboards and screen readers go on from there, too, unless the page has an input that it begins with.
      const main = document.getElementById('main');
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, how]);
  useEffect(() => {
    const keep = () => void read.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  return null;
}
