/** What shows of a derived list, all of it from react-admin's ListContext. */
import { useListContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { lazy, Suspense, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../ui/idle.ts';
import { usePhone } from '../../../ui/useMedia.ts';
import { useT } from '../../../ui/text.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import type { OwnAction } from '../../layout/pageActions.ts';
import { useMenuTitle } from '../../pages/useMenuTitle.ts';
import { useReports } from '../../export/useReports.tsx';
import { useBulkActions } from '../actions/useBulkActions.tsx';
import type { Answered, ChosenDialogs } from '../actions/useBulkActions.tsx';
import { useDerivedList } from './derivedList.ts';
import { InPlaceOfRows } from './inPlaceOfRows.ts';
import { useListAddress } from './ListAddress.tsx';
import { offersReady } from './views/offersReady.ts';
import { showsNew } from './showsNew.ts';
import type { ListEmptyProps } from './ListEmpty.tsx';
import { ListGrid } from './ListGrid.tsx';
import type { ListGridHandle } from './ListGrid.tsx';
import { ListProblem } from './ListProblem.tsx';
import { ListStatus, pagesOf } from './ListStatus.tsx';
import { ListTools } from './ListTools.tsx';
import type { RowPlace } from './RowMenu.tsx';
import { ReadOnlyChip } from './ReadOnlyChip.tsx';
import { isFresh, isSearchable, openSearch } from './search/search.ts';
import { SearchForm } from './search/SearchForm.tsx';
import { useListActions } from './useListActions.ts';
import { useListRows, useSelection } from './useListRows.ts';
import { useListSearch } from './search/useListSearch.ts';
import './list.css';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));
const RowMenu = lazy(() => import('./RowMenu.tsx'));
// Parts of a phone's list; a desk does not fetch them.
const ListCards = lazy(async () => ({ default: (await import('./ListCards.tsx')).ListCards }));
const ListTabs = lazy(async () => ({ default: (await import('./ListTabs.tsx')).ListTabs }));
const ListEmpty = lazy(async () => ({ default: (await import('./ListEmpty.tsx')).ListEmpty }));
// After the rows: few lists have kept searches above them.
const ListViews = lazy(() => import('./views/ListViews.tsx'));
const PhoneSearch = lazy(async () => ({ default: (await import('./search/PhoneSearch.tsx')).PhoneSearch }));

/** Buttons for rows that are chosen, whichever they are. */
export type OfChosen = (rows: readonly RaRecord[]) => readonly OwnAction[];
const noFurther: OfChosen = () => [];

interface Props {
  readonly extra: ReactNode;
  readonly extraChoices?: readonly OwnAction[] | undefined;
  readonly ofChosen?: OfChosen | undefined;
  readonly asks?: ChosenDialogs | undefined;
  readonly answered?: Answered | undefined;
  readonly children: ReactNode;
}

export function ListView({ extra, extraChoices = [], ofChosen = noFurther, asks, answered, children }: Props) {
  const phone = usePhone();
  const instead = use(InPlaceOfRows);
  const { screen, level, title } = useDerivedList();
  const { crumbs } = useMenuTitle(screen.menu);
  const { error, onSelect } = useListContext();
  const { rows, refresh } = useListRows();
  const selection = useSelection();
  const grid = useRef<ListGridHandle>(null);
  const [place, setPlace] = useState<RowPlace>();
  const [kept, setKept] = useState<string>();
  // Undefined until somebody wants to delete for the first time.
  const [asking, setAsking] = useState<boolean>();
  useKeptTogether();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle([() => setIdle(true)]), []);

  const { actions, imports, exporting } = useListActions({ onDelete: () => setAsking(true) });
  const bulk = useBulkActions({
    ...{ screen, level, selection, rows, asks, answered },
    onDone: (left) => onSelect([...left]),
  });
  const reports = useReports(screen);
  const chosen = rows.filter(({ id }) => selection.has(id));
  // Cards are not chosen one by one: what asks row by row is begun for all that show, and says itself which it takes.
  const ofCards = () =>
    bulk.buttonsFor(rows).flatMap((one) =>
      asks?.[one.id]
        ? {
            ...one,
            onClick: () => {
              onSelect(rows.map(({ id }) => id));
              one.onClick?.();
            },
          }
        : [],
    );
  const failed = rows.length === 0 ? error : null;
  const fills = showsNew(screen.resource, screen.view);
  const empty = <Empty create={fills ? actions.new : undefined} />;
  // What a phone is sure to show keeps its room until it comes.
  const room = phone && offersReady(screen, phone) && <div className="hl-room" />;
  const views = idle ? (
    <Suspense fallback={room}>
      <ListViews />
    </Suspense>
  ) : (
    room
  );
  return (
    <div className="hl">
      <PageHeader
        crumbs={crumbs}
        title={title}
        // Where whoever reads has a step of their own, each record says whether it is theirs.
        chips={level < 2 && !screen.resource.actions?.some((one) => one.level === 1) && <ReadOnlyChip />}
        actions={actions}
        own={[
          ...(phone ? [...extraChoices, ...(instead ? [] : ofCards())] : [...bulk.buttons, ...ofChosen(chosen)]),
          ...reports.buttons,
          ...imports,
        ]}
        extra={extra}
        main={fills ? 'new' : 'none'}
      />
      {!phone && views}
      {isSearchable(screen.resource.search) &&
        (phone ? (
          <Suspense fallback={null}>
            <PhoneSearch />
          </Suspense>
        ) : (
          <SearchForm onDown={() => grid.current?.enter()} onKeep={setKept} />
        ))}
      {phone && views}
      {instead ?? (
        <>
          {screen.resource.search.tabs && (
            <Suspense fallback={null}>
              <ListTabs />
            </Suspense>
          )}
          {!phone && <ListTools kept={kept} onKept={() => setKept(undefined)} />}
          {children}
          {failed ? (
            <ListProblem error={failed} onRetry={refresh} />
          ) : phone ? (
            <Suspense fallback={null}>
              <ListCards emptyState={empty} />
            </Suspense>
          ) : (
            <ListGrid ref={grid} emptyState={empty} onMenu={setPlace} />
          )}
          {!failed && <ListStatus phone={phone} />}
        </>
      )}
      {bulk.dialogs}
      {reports.dialogs}
      {exporting}
      {place && (
        <Suspense fallback={null}>
          <RowMenu
            place={place}
            bulk={(some) => [...bulk.buttonsFor(some), ...ofChosen(some)]}
            onDelete={() => setAsking(true)}
            onClose={() => setPlace(undefined)}
          />
        </Suspense>
      )}
      {asking !== undefined && (
        <Suspense fallback={null}>
          <DeleteDialog open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Empty({ create }: Pick<ListEmptyProps, 'create'>) {
  const t = useT();
  const { screen, title } = useDerivedList();
  const { resource } = screen;
  const { state, search, today } = useListSearch();
  const part = resource.menus.find(({ view }) => view === screen.view)?.where !== undefined;
  return (
    <Suspense fallback={null}>
      <ListEmpty
        // A menu that shows a part, as what goes out, names the part.
        name={part ? title : t(`resources.${resource.prefix}.name`, { smart_count: 2, _: title })}
        hint={t(`resources.${resource.prefix}.nothing.${screen.view}`, { _: '' })}
        box={showsNew(resource, screen.view) ? undefined : title}
        searched={!isFresh(state, resource.search, today)}
        create={create}
        onClear={() => search(openSearch)}
      />
    </Suspense>
  );
}

/** A choice belongs to the rows it was made among, and a page to the rows that are left. */
function useKeptTogether(): void {
  const { address } = useListAddress();
  const { data, isPending, isFetching, total = 0, page, perPage, setPage } = useListContext();
  const { selectedIds, onSelect, onUnselectItems } = useListContext();
  const unselect = useEffectEvent(() => onUnselectItems());
  useLayoutEffect(() => unselect(), [address]);
  // Chosen while the answer was on its way: nobody acts on rows that went with it.
  const keepShown = useEffectEvent(() => {
    const shown = new Set(data?.map(({ id }) => id));
    if (selectedIds.some((id) => !shown.has(id))) onSelect(selectedIds.filter((id) => shown.has(id)));
  });
  useLayoutEffect(() => {
    if (data) keepShown();
  }, [data]);
  // Deleting the last rows of the last page leads to the page before; the controller alone would lead to the first.
  const last = pagesOf(total, perPage);
  const beyond = !isPending && !isFetching && total > 0 && page > last;
  useEffect(() => {
    if (beyond) setPage(last);
  }, [beyond, last, setPage]);
}
