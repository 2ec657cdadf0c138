/** Width of an element before it is painted, and as it changes: what stands beside it shall not come and go at the first sight. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

export function useRecordRoom<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
