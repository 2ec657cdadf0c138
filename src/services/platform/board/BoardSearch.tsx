/** Choice of the board and search in it: one form, which the browser itself can send where no script runs. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePortalPath } from '../../../portal/base.ts';
import { Icon } from '../../../portal/parts/icons.tsx';
import { useT } from '../../../ui/text.tsx';
import { boards, changed } from './listState.ts';
import type { ListState } from './listState.ts';

interface Props {
  readonly state: ListState;
  /** Undefined while it is not known. */
  readonly total: number | undefined;
  readonly onGo: (next: ListState) => void;
  /** Beside the total. */
  readonly note?: ReactNode;
  /** Between the boards and the search: categories. */
  readonly children?: ReactNode;
}

export function BoardSearch({ state, total, onGo, note, children }: Props) {
  const t = useT();
  const path = usePortalPath();
  const [keyword, setKeyword] = useState(state.keyword);
  const [shown, setShown] = useState(state);
  // The choice stands at once; the address follows a moment later.
  const [picked, setPicked] = useState(state.boardCd);
  // Another board or the Back button brings other words.
  if (shown.boardCd !== state.boardCd || shown.keyword !== state.keyword) {
    setShown(state);
    setKeyword(state.keyword);
    setPicked(state.boardCd);
  }
  return (
    <form
      role="search"
      method="get"
      action={path('about/notice')}
      onSubmit={(event) => {
        event.preventDefault();
        onGo(changed(state, { keyword: keyword.trim() }));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
      }}
    >
      <fieldset className="pt-boards">
        <legend className="hg-sr">{t('board.choose')}</legend>
        {boards.map((boardCd) => (
          <label key={boardCd}>
            <input
              type="radio"
              name="boardCd"
              value={boardCd}
              checked={picked === boardCd}
              onChange={() => {
                setPicked(boardCd);
                onGo({ boardCd, boardSubCd: 'ALL', keyword: '', page: 1 });
              }}
            />
            <span>{t(`board.name.${boardCd}`)}</span>
          </label>
        ))}
      </fieldset>
      {children}
      {state.boardSubCd !== 'ALL' && <input type="hidden" name="boardSubCd" value={state.boardSubCd} />}
      <div className="pt-board__bar">
        <p className="pt-board__total" role="status">
          {t('board.total')} <b className="hg-tn">{total === undefined ? '–' : total.toLocaleString('en-US')}</b>
          {t('board.count')}
        </p>
        {note}
        <div className="pt-board__search">
          <input
            type="search"
            name="keyword"
            aria-label={t('board.search.label')}
            placeholder={t('board.search.hint')}
            maxLength={100}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <button type="submit" aria-label={t('board.search.go')}>
            <Icon name="search" size={24} />
          </button>
        </div>
      </div>
    </form>
  );
}
