/** A board: choice of boards, categories, search, posts, pages (2-portal 2 "Board list"). The address holds all of it. */
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePortalPath } from '../../../portal/base.ts';
import { Button, ButtonLink } from '../../../portal/parts/Button.tsx';
import { SubPage } from '../../../portal/parts/SubPage.tsx';
import { usePublicCall } from '../../../portal/usePublicCall.ts';
import { useT } from '../../../ui/text.tsx';
import { BoardEmpty } from './BoardEmpty.tsx';
import { BoardSearch } from './BoardSearch.tsx';
import { KoreanTag } from './KoreanTag.tsx';
import { changed, listCall, listPage, readState } from './listState.ts';
import type { ListState } from './listState.ts';
import { Pager } from './Pager.tsx';
import type { PostPage } from './post.ts';
import { PostTable } from './PostTable.tsx';
import { SubChips } from './SubChips.tsx';
import './board.css';

export function BoardPage() {
  const t = useT();
  const state = readState(useSearchParams()[0]);
  const path = usePortalPath();
  const navigate = useNavigate();
  const { data, error, isOld, refetch } = usePublicCall<PostPage>(listCall(state), { keep: true });
  const go = (next: ListState, replace = false) => void navigate(path(listPage(next)), { replace });
  const title = t(`board.name.${state.boardCd}`);
  // Posts of another board do not stand under this one's name.
  const shown = isOld && data?.content[0]?.boardCd !== state.boardCd ? undefined : data;
  const total = shown?.page.totalElements;
  useLastPage(state, isOld ? undefined : shown, go);
  const top = useTopOnPage(state.page);

  return (
    <SubPage
      crumbs={[{ label: t('portal.menu.support') }, { label: t(`board.name.${state.boardCd}`) }]}
      title={title}
      lead={t(`board.lead.${state.boardCd}`)}
    >
      <BoardSearch
        state={state}
        total={total}
        onGo={go}
        note={
          <>
            {shown && <KoreanTag texts={shown.content.map((post) => post.title)} />}
            {state.boardCd === 'platform_qna' && (
              <ButtonLink size="m" className="pt-board__ask" to={path('about/ask')}>
                {t('board.ask')}
              </ButtonLink>
            )}
          </>
        }
      >
        {state.boardCd === 'platform_faq' && <SubChips state={state} />}
      </BoardSearch>
      <section ref={top} className="pt-board" aria-label={title} aria-busy={isOld || (!shown && !error)}>
        {error && !shown && (
          <div className="pt-board__none" role="alert">
            <p>{t('board.failed')}</p>
            <Button kind="secondary" onClick={() => void refetch()}>
              {t('board.retry')}
            </Button>
          </div>
        )}
        {!shown && !error && <p className="pt-board__none">{t('portal.loading')}</p>}
        {shown?.content.length === 0 && (
          <BoardEmpty searched={state.keyword !== ''} clear={listPage(changed(state, { keyword: '' }))} />
        )}
        {shown !== undefined && shown.content.length > 0 && (
          <>
            <PostTable page={shown} label={title} state={state} />
            <Pager state={state} totalPages={shown.page.totalPages} />
          </>
        )}
      </section>
    </SubPage>
  );
}

/** A page behind the last one leads to the last one. */
function useLastPage(
  state: ListState,
  data: PostPage | undefined,
  go: (next: ListState, replace: boolean) => void,
): void {
  const last = data?.page.totalPages ?? 0;
  const beyond = data !== undefined && last > 0 && data.page.number === state.page && state.page > last;
  useEffect(() => {
    if (beyond) go({ ...state, page: last }, true);
  });
}

/** Whoever turns a page reads on from the top of the list. */
function useTopOnPage(page: number) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const box = place.current?.getBoundingClientRect();
    if (box && box.top < 0) place.current?.scrollIntoView();
  }, [page]);
  return place;
}
