import { useEffect, useMemo, useRef } from 'react';
import { cx } from '../cx.ts';
import { arrange } from './arrange.ts';
import type { ShowImage } from './types.ts';
import { useRichLook } from './useRichLook.ts';
import './richText.css';

export interface RichTextProps {
  readonly html: string;
  /** Level of the heading it stands under: its own begin one below. */
  readonly under?: number;
  readonly className?: string;
  /** Where the bytes of a picture of the text are, when its own address would not answer this person. */
  readonly showImage?: ShowImage | undefined;
}

/** Stored rich text, cleaned once more, in the look of the product. */
export function RichText({ html, under = 2, className, showImage }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const markup = useMemo(() => {
    const arranged = arrange(html, under);
    return { __html: showImage ? arranged.replace(/ src="(\/api\/file\/public\/\d+)"/g, ' data-at="$1"') : arranged };
  }, [html, under, showImage]);

  useEffect(() => {
    if (!showImage) return;
    for (const image of box.current?.querySelectorAll<HTMLImageElement>('img[data-at]') ?? [])
      void Promise.resolve(showImage(image.dataset.at!)).then((address) => (image.src = address));
  }, [markup, showImage]);

  useRichLook(box, markup);
  return <div ref={box} className={cx('hg-rich', className)} dangerouslySetInnerHTML={markup} />;
}
