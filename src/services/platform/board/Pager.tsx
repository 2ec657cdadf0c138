import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePortalPath } from '../../../portal/base.ts';
import { Icon } from '../../../portal/parts/icons.tsx';
import { useT } from '../../../ui/text.tsx';
import { listPage, pagesAround } from './listState.ts';
import type { ListState } from './listState.ts';

interface Props {
  readonly state: ListState;
  readonly totalPages: number;
}

/** First, previous, numbers, next, last. */
export function Pager({ state, totalPages }: Props) {
  const t = useT();
  const path = usePortalPath();
  const current = useFocusKept(state.page);
  const step = (page: number, label: string, sign: ReactNode) =>
    page < 1 || page > totalPages || page === state.page ? (
      <span key={label} className="pt-pager__off" aria-hidden="true">
        {sign}
      </span>
    ) : (
      <Link key={label} to={path(listPage({ ...state, page }))} aria-label={label} preventScrollReset>
        {sign}
      </Link>
    );
  return (
    <nav className="pt-pager hg-tn" aria-label={t('board.pager.label')}>
      {step(1, t('board.pager.first'), <Icon name="first" />)}
      {step(state.page - 1, t('board.pager.prev'), <Icon name="prev" />)}
      {pagesAround(state.page, totalPages).map((page) =>
        page === state.page ? (
          <span key={page} ref={current} tabIndex={-1} aria-current="page">
            <span className="hg-sr">{t('board.pager.page', { n: page })}</span>
            <span aria-hidden="true">{page}</span>
          </span>
        ) : (
          step(page, t('board.pager.page', { n: page }), page)
        ),
      )}
      {step(state.page + 1, t('board.pager.next'), <Icon name="next" />)}
      {step(totalPages, t('board.pager.last'), <Icon name="last" />)}
    </nav>
  );
}

/** The link that was pressed is a link no more once its page is there: the focus stays with the number. */
function useFocusKept(page: number) {
  const current = useRef<HTMLSpanElement>(null);
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    if (document.activeElement === document.body) current.current?.focus({ preventScroll: true });
  }, [page]);
  return current;
}
