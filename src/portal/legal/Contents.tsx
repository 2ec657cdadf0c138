import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../ui/text.tsx';
import { Icon } from '../parts/icons.tsx';
import type { Version } from './document.ts';
import { useReading } from './legalContext.ts';
import { useArticleInView } from './useArticleInView.ts';
import { articleName, articlesOf } from './versions.ts';

/** Table of contents: beside the text on a wide screen, folded above it on a narrow one. */
export function Contents({ version }: { readonly version: Version }) {
  const t = useT();
  const { document, numbers } = useReading();
  const articles = articlesOf(version);
  const current = useArticleInView(articles);
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  // A long table scrolls by itself; the article that is read stays in sight.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    const { top, bottom } = nav.current.getBoundingClientRect();
    const linkBox = link.getBoundingClientRect();
    if (linkBox.top < top || linkBox.bottom > bottom) nav.current.scrollTop += linkBox.top - (top + bottom) / 2;
  }, [current]);
  const separator = document.numbering === 'plain' ? '. ' : ' ';
  return (
    <nav ref={nav} className={cx('pt-legal__toc', open && 'is-open')} aria-label={t('legal.toc')}>
      <b aria-hidden="true">{t('legal.toc')}</b>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('legal.toc')}
        <Icon name="down" />
      </button>
      <ol lang={document.lang}>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => setOpen(false)}>
              {articleName(document, numbers.get(id) ?? 0)}
              {separator}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
