/** The posts beside this one: on to the next, back to the one before, without the list between. */
import { Link, useLocation } from 'react-router-dom';
import { usePortalPath } from '../../../portal/base.ts';
import { writtenLanguage } from '../../../portal/writtenLanguage.ts';
import { useT } from '../../../ui/text.tsx';
import type { Neighbour, Post } from './post.ts';

export function Neighbours({ post: { previous, next } }: { readonly post: Post }) {
  const t = useT();
  const path = usePortalPath();
  // The way back to the list stays.
  const state: unknown = useLocation().state;
  if (!previous && !next) return null;
  const way = (key: 'previous' | 'next', to: Neighbour | null) =>
    to && (
      <li>
        <span>{t(`board.beside.${key}`)}</span>
        <Link to={path(`about/notice/${to.id}`)} state={state} lang={writtenLanguage(to.title)}>
          {to.title}
        </Link>
      </li>
    );
  return (
    <nav className="pt-beside" aria-label={t('board.beside.label')}>
      <ul>
        {way('next', next)}
        {way('previous', previous)}
      </ul>
    </nav>
  );
}
