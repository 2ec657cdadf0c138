import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Wider pictures take the whole width (1-foundations 7). */
const wide = 400;

/** What rich text needs once it stands on the page; `markup` changes whenever its nodes are new. */
export function useRichLook(box: RefObject<HTMLElement | null>, markup: object): void {
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const stretch = (image: HTMLImageElement) =>
      image.classList.toggle('hg-rich__wide', image.naturalWidth > wide && !image.style.width);
    for (const image of root.querySelectorAll('img')) if (image.complete) stretch(image);
    // `load` does not rise, but it can be caught on its way down.
    const loaded = ({ target }: Event) => target instanceof HTMLImageElement && stretch(target);
    root.addEventListener('load', loaded, true);
    return () => root.removeEventListener('load', loaded, true);
  }, [box, markup]);

  useEffect(() => {
    const root = box.current;
    if (!root || typeof ResizeObserver === 'undefined') return;
    // What scrolls must be reachable without a pointer; what does not is no stop for the keyboard.
    const watcher = new ResizeObserver((entries) => {
      for (const { target } of entries)
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
    });
    for (const table of root.querySelectorAll('.hg-rich__scroll')) watcher.observe(table);
    return () => watcher.disconnect();
  }, [box, markup]);
}
