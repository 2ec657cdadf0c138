import { useState } from 'react';
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
  const separator = document.numbering === 'plain' ? '. ' : ' ';
  return (
    <nav className={cx('pt-legal__toc', open && 'is-open')} aria-label={t('portal.legal.toc')}>
      <b aria-hidden="true">{t('portal.legal.toc')}</b>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('portal.legal.toc')}
        <Icon name="down" />
      </button>
      <ol>
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
