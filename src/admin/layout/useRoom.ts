import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useWidth } from '../../ui/useWidth.ts';

/**
 * Whether a head with these words is too narrow for all its buttons: its title is cut, or would be without the shorter form.
 * `words` is what else changes how much room is needed: with others it is measured anew.
 */
export function useRoom(words: string): [RefObject<HTMLElement | null>, boolean] {
  const [ref, width] = useWidth<HTMLElement>();
  const [need, setNeed] = useState({ words, width: 0 });
  const neededWidth = need.words === words ? need.width : 0;
  const compact = width !== undefined && width < neededWidth;

  useLayoutEffect(() => {
    const title = ref.current?.querySelector('h1');
    if (!title || width === undefined || compact) return;
    const measure = () => {
      const cut = title.scrollWidth - title.clientWidth;
      if (cut > 0) setNeed({ words, width: width + cut });
    };
    measure();
    // What stands beside it may grow by itself: the state after a step, the ways to its neighbours.
    const watcher = new ResizeObserver(measure);
    watcher.observe(title);
    return () => watcher.disconnect();
  }, [ref, words, width, compact]);

  return [ref, compact];
}
