/** Rich text of a public answer. The server has cleaned it for the answer; what the browser fetched it cleans once more. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { useTaken } from '../useTaken.ts';
import '../../ui/richText/richText.css';

const RichText = lazy(async () => ({ default: (await import('../../ui/richText/RichText.tsx')).RichText }));

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
  const markup = useMemo(() => ({ __html: html }), [html]);
  if (html === drawn) return <div className={cx('hg-rich', className)} lang={lang} dangerouslySetInnerHTML={markup} />;
  return (
    <Suspense fallback={<div className={cx('hg-rich', className)} aria-busy="true" />}>
      <div lang={lang}>
        <RichText html={html} under={under} {...(className ? { className } : {})} />
      </div>
    </Suspense>
  );
}
