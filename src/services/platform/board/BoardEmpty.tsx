import { usePortalPath } from '../../../portal/base.ts';
import { ButtonLink } from '../../../portal/parts/Button.tsx';
import picture from '../../../portal/pictures/emptySearch.svg';
import { useT } from '../../../ui/text.tsx';

interface Props {
  readonly searched: boolean;
  /** The list without the words, below the base. */
  readonly clear: string;
}

/** Nothing fits the search, or nothing was posted. */
export function BoardEmpty({ searched, clear }: Props) {
  const t = useT();
  const path = usePortalPath();
  return (
    <div className="pt-board__none">
      <img src={picture} alt="" width="320" height="180" />
      <p>
        <b>{t(searched ? 'board.empty.found' : 'board.empty.none')}</b>
      </p>
      {searched && (
        <>
          <p>{t('board.empty.hint')}</p>
          <ButtonLink kind="secondary" to={path(clear)}>
            {t('board.empty.clear')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
