import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import { arrange } from './arrange.ts';
import type { ShowImage } from './types.ts';
import './richText.css';

/** Wider pictures take the whole width (1-foundations 7). */
const wide = 400;

export interface RichTextProps {
  readonly html: string;
  /** Level of the heading it stands under: its own begin one below. */
  readonly under?: number;
  readonly className?: string;
  /** Where the bytes of a picture of the text are, when its own address would not answer this person. */
  readonly showImage?: ShowImage | undefined;
}

const never = () => () => undefined;
/** True on the server, and for the first drawing over what the server drew. */
const useServerDrawn = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Stored rich text, cleaned once more, in the look of the product. On the server it is drawn as it comes, which cleans
 * what it answers; the browser takes that over untouched, and then puts its own cleaned form in its place.
 */
export function RichText({ html, under = 2, className, showImage }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const asDrawn = useServerDrawn();
  const markup = useMemo(() => {
    if (asDrawn) return { __html: html };
    const own = arrange(html, under);
    return { __html: showImage ? own.replace(/ src="(\/api\/file\/public\/\d+)"/g, ' data-at="$1"') : own };
  }, [html, under, asDrawn, showImage]);

  useEffect(() => {
    if (!showImage) return;
    for (const image of box.current?.querySelectorAll<HTMLImageElement>('img[data-at]') ?? [])
      void Promise.resolve(showImage(image.dataset.at!)).then((address) => (image.src = address));
  }, [markup, showImage]);

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
  }, [markup]);

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
  }, [markup]);

  return <div ref={box} className={cx('hg-rich', className)} dangerouslySetInnerHTML={markup} />;
}
