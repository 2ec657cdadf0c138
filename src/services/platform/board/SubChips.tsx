import { Link } from 'react-router-dom';
import { usePortalPath } from '../../../portal/base.ts';
import { useT } from '../../../ui/text.tsx';
import { changed, listPage, subCodes } from './listState.ts';
import type { ListState } from './listState.ts';

/** Categories of the FAQ. */
export function SubChips({ state }: { readonly state: ListState }) {
  const t = useT();
  const path = usePortalPath();
  return (
    <nav className="pt-subs" aria-label={t('board.category')}>
      {subCodes.map((boardSubCd) => (
        <Link
          key={boardSubCd}
          to={path(listPage(changed(state, { boardSubCd })))}
          aria-current={boardSubCd === state.boardSubCd ? 'true' : undefined}
          preventScrollReset
        >
          {t(`board.sub.${boardSubCd}`)}
        </Link>
      ))}
    </nav>
  );
}
