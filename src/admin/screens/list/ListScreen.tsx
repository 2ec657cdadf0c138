/** A list, built from nothing but its resource. */
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowKey } from '../../../ui/grid/types.ts';
import { usePhone } from '../../../ui/useMedia.ts';
import { useT } from '../../../ui/text.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import type { OwnAction } from '../../layout/pageActions.ts';
import { useMenuTitle } from '../../pages/useMenuTitle.ts';
import { screenPath } from '../../routes.ts';
import type { ListScreenProps } from '../contract.ts';
import { useBulkActions } from '../actions/useBulkActions.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListProblem } from './ListProblem.tsx';
import { ListStatus, pagesOf } from './ListStatus.tsx';
import { ListTools } from './ListTools.tsx';
import { isFresh, isSearchable, openSearch } from './search.ts';
import { ReadOnlyChip } from './ReadOnlyChip.tsx';
import { SearchForm } from './SearchForm.tsx';
import { totalColumns } from './totals.ts';
import { useInlineEdit } from './useInlineEdit.tsx';
import { useListActions } from './useListActions.ts';
import { useListColumns } from './useListColumns.ts';
import { useListData } from './useListData.ts';
import { useListSearch } from './useListSearch.ts';
import './list.css';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));
// Parts of a phone's list; a desk does not fetch them.
const ListCards = lazy(async () => ({ default: (await import('./ListCards.tsx')).ListCards }));
const ListTabs = lazy(async () => ({ default: (await import('./ListTabs.tsx')).ListTabs }));
const PhoneSearch = lazy(async () => ({ default: (await import('./PhoneSearch.tsx')).PhoneSearch }));

const nothing: ReadonlySet<RowKey> = new Set();

interface Props extends ListScreenProps {
  /** Beside the buttons of the page, such as another way to show its rows. */
  readonly extra?: ReactNode;
  /** The same as choices behind the three dots of a phone. */
  readonly extraChoices?: readonly OwnAction[];
}

export default function ListScreen({ screen, level, extra, extraChoices = [] }: Props) {
  const t = useT();
  const phone = usePhone();
  const navigate = useNavigate();
  const { title, crumbs } = useMenuTitle(screen.menu);
  const finding = useListSearch(screen);
  const { state, search, address } = finding;
  const columns = useListColumns(screen);
  const data = useListData(screen, state, columns.asked, totalColumns(columns.shown).length > 0);
  const inline = useInlineEdit(screen, level, data);
  const [selected, setSelected] = useState({ address, keys: nothing });
  // Undefined until somebody wants to delete for the first time.
  const [asking, setAsking] = useState<boolean>();
  // A choice belongs to the rows it was made among.
  const selection = selected.address === address ? selected.keys : nothing;
  const setSelection = (keys: ReadonlySet<RowKey>) => setSelected({ address, keys });

  const hrefOf = useCallback(
    (row: RaRecord) => screenPath(screen.name, { type: level === 2 ? 'edit' : 'show', id: row.id }),
    [screen.name, level],
  );
  const open = (row: RaRecord) => void navigate(hrefOf(row));
  const { actions, imports, exporting } = useListActions({
    ...{ screen, level, title, state, columns, selection, phone },
    total: data.total,
    onDelete: () => setAsking(true),
  });
  const bulk = useBulkActions({
    ...{ screen, level, selection, rows: data.rows },
    onDone: () => {
      setSelection(nothing);
      data.refresh();
    },
  });

  // Deleting the last rows of the last page leads to the page before.
  const beyond = !data.pending && !data.fetching && data.total > 0 && state.page > pagesOf(data.total);
  useEffect(() => {
    if (beyond) search({ page: pagesOf(data.total) });
  }, [beyond, data.total, search]);

  const failed = data.rows.length === 0 ? data.error : null;
  const empty = (
    <ListEmpty
      name={t(`resources.${screen.resource.prefix}.name`, { smart_count: 2, _: title })}
      searched={!isFresh(state, screen.resource.search, finding.today)}
      create={actions.new}
      onClear={() => search(openSearch)}
    />
  );
  const shared = { screen, title, data, hrefOf, state, search, emptyState: empty } as const;
  return (
    <div className="hl">
      <PageHeader
        crumbs={crumbs}
        title={title}
        chips={level < 2 && <ReadOnlyChip />}
        actions={actions}
        own={phone ? [...extraChoices, ...imports] : [...bulk.buttons, ...imports]}
        extra={extra}
        main="new"
      />
      {isSearchable(screen.resource.search) &&
        (phone ? (
          <Suspense fallback={null}>
            <PhoneSearch screen={screen} {...finding} />
          </Suspense>
        ) : (
          <SearchForm screen={screen} {...finding} />
        ))}
      {screen.resource.search.tabs && (
        <Suspense fallback={null}>
          <ListTabs resource={screen.resource} state={state} search={search} />
        </Suspense>
      )}
      {!phone && <ListTools resource={screen.resource} state={state} search={search} columns={columns} data={data} />}
      {failed ? (
        <ListProblem error={failed} onRetry={data.refresh} />
      ) : phone ? (
        <Suspense fallback={null}>
          <ListCards {...shared} columns={columns.all} />
        </Suspense>
      ) : (
        <ListGrid
          {...shared}
          columns={columns}
          inline={inline}
          selection={selection}
          onSelection={setSelection}
          onOpen={open}
          start={finding.row}
        />
      )}
      {!failed && (
        <ListStatus
          data={data}
          columns={columns.shown}
          selection={selection}
          page={state.page}
          onPage={(page) => search({ page })}
          phone={phone}
        />
      )}
      {bulk.dialogs}
      {exporting}
      {asking !== undefined && (
        <Suspense fallback={null}>
          <DeleteDialog
            name={screen.name}
            ids={selection}
            open={asking}
            onClose={() => setAsking(false)}
            onDeleted={() => {
              setSelection(nothing);
              data.refresh();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
