/** Rich text of a public answer. The server has cleaned it for the answer; what the browser fetched it cleans once more. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { onFirstTouch } from '../../ui/firstTouch.ts';
import { arrangeNodes } from '../../ui/richText/arrangeNodes.ts';
import { useRichLook } from '../../ui/richText/useRichLook.ts';
import { useTaken } from '../useTaken.ts';
import '../../ui/richText/richText.css';

const load = () => import('../../ui/richText/RichText.tsx');
const RichText = lazy(async () => ({ default: (await load()).RichText }));

export interface PublicHtmlProps {
  readonly html: string;
  /** Language of the text where it is not the page's. */
  readonly lang?: string | undefined;
  /** Level of the heading that it stands under. */
  readonly under?: number;
  readonly className?: string;
}

export function PublicHtml({ html, lang, under = 1, className }: PublicHtmlProps) {
  // A page that the server has drawn stays as it is until another text comes.
  const taken = useTaken();
  const [drawn] = useState(taken ? undefined : html);
  // Whoever moves on to another text will need what cleans it.
  useEffect(() => onFirstTouch(() => void load().catch(() => undefined)), []);
  if (html === drawn) return <Drawn html={html} under={under} lang={lang} className={className} />;
  return (
    <Suspense fallback={<div className={cx('hg-rich', className)} aria-busy="true" />}>
      <div lang={lang}>
        <RichText html={html} under={under} {...(className ? { className } : {})} />
      </div>
    </Suspense>
  );
}

/** What the server has cleaned and the browser has read already; arranged where it stands. */
function Drawn({ html, under = 1, lang, className }: PublicHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const markup = useMemo(() => ({ __html: html }), [html]);
  const arranged = useRef(false);
  useEffect(() => {
    if (arranged.current || !box.current) return;
    arranged.current = true;
    arrangeNodes(box.current, under);
  }, [under]);
  useRichLook(box, markup);
  return <div ref={box} className={cx('hg-rich', className)} lang={lang} dangerouslySetInnerHTML={markup} />;
}
