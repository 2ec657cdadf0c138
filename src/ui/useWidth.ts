import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Width of an element in pixels as it changes; undefined before it is measured. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number | undefined] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
