import { useEffect, useState } from 'react';

/** How far one may scroll before the header stands on a ground of its own, in px. */
const freePx = 8;

/** Whether the page is scrolled down. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > freePx);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}
