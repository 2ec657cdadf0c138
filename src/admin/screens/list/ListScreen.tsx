/** A list, built from nothing but its resource, on react-admin's ListContext: whatever is written for that works in it. */
import { useQueryClient } from '@tanstack/react-query';
import { ListBase } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { serverToday } from '../../../session/today.ts';
import type { OwnAction } from '../../layout/pageActions.ts';
import { useMenuTitle } from '../../pages/useMenuTitle.ts';
import type { ListMeta } from '../../providers/dataProvider.ts';
import { useDesk } from '../../desk.ts';
import { screenPath } from '../../routes.ts';
import { listedFor } from '../seenScreen.ts';
import type { ListScreenProps } from '../contract.ts';
import { DerivedListContext } from './derivedList.ts';
import type { DerivedList } from './derivedList.ts';
import { ListAddress, useListAddress, useListSorts } from './ListAddress.tsx';
import { filterOf, readAddress, usualOrder } from './listParams.ts';
import { ListView } from './ListView.tsx';
import type { OfChosen } from './ListView.tsx';
import type { Answered, ChosenDialogs } from '../actions/useBulkActions.tsx';
import { pageSize, sortText } from './search/search.ts';
import { totalColumns } from './totals.ts';
import { useListColumns } from './columns/useListColumns.ts';
import { useScreenAddress } from './useScreenAddress.ts';

interface Props extends ListScreenProps {
  /** Beside the buttons of the page, such as another way to show its rows. */
  readonly extra?: ReactNode;
  /** The same as choices behind the three dots of a phone. */
  readonly extraChoices?: readonly OwnAction[];
  /** Further buttons for chosen rows (`useNextRecords`). */
  readonly ofChosen?: OfChosen;
  /** Dialogs of actions over chosen rows that are no derived ones, by action. */
  readonly asks?: ChosenDialogs;
  /** What their derived dialogs say above the inputs. */
  readonly answered?: Answered;
  /** What a card on a phone is called first, where that hangs on its record: where a trip under way goes. */
  readonly cardTitle?: DerivedList['cardTitle'];
  /** Between the search and the rows. */
  readonly children?: ReactNode;
}

export default function ListScreen({
  screen: whole,
  level,
  extra,
  extraChoices,
  ofChosen,
  asks,
  answered,
  cardTitle,
  children,
}: Props) {
  const { session } = useDesk();
  const screen = useMemo(() => listedFor(whole, session.corp.id), [whole, session.corp.id]);
  const { title } = useMenuTitle(screen.menu);
  const { address, setAddress, row } = useScreenAddress(screen.name);
  const columns = useListColumns(screen);
  const list = useMemo<DerivedList>(
    () => ({
      ...{ screen, level, title, columns, start: row, cardTitle },
      hrefOf: (record: RaRecord) => screenPath(screen.name, { type: level === 2 ? 'edit' : 'show', id: record.id }),
    }),
    [screen, level, title, columns, row, cardTitle],
  );
  return (
    <DerivedListContext value={list}>
      <ListAddress resource={screen.resource} today={serverToday()} address={address} onAddress={setAddress}>
        <DerivedListBase list={list}>
          <ListView extra={extra} extraChoices={extraChoices} ofChosen={ofChosen} asks={asks} answered={answered}>
            {children}
          </ListView>
        </DerivedListBase>
      </ListAddress>
    </DerivedListContext>
  );
}

const nothing = () => undefined;

function DerivedListBase({ list, children }: { readonly list: DerivedList; readonly children: ReactNode }) {
  const { screen, columns } = list;
  const { resource } = screen;
  const { today } = useListAddress();
  const [sorts] = useListSorts();
  const { retry } = useQueryClient().getDefaultOptions().queries ?? {};
  const sums = totalColumns(columns.shown).length > 0;
  const meta = useMemo(
    () => ({ columns: columns.asked, sums, sort: sorts.map(sortText) }) satisfies ListMeta,
    [columns.asked, sums, sorts],
  );
  const fresh = useMemo(
    () => ({ filter: filterOf(readAddress('', resource, today), resource), sort: usualOrder(resource) }),
    [resource, today],
  );
  return (
    <ListBase
      // The route of the screen has asked already who may come here.
      disableAuthentication
      resource={screen.name}
      // The address alone says what is searched: no search of last week comes back by itself.
      storeKey={false}
      perPage={pageSize}
      filterDefaultValues={fresh.filter}
      sort={fresh.sort}
      // What fails is told in the place of the rows.
      queryOptions={{
        meta,
        refetchOnReconnect: true,
        onError: nothing,
        ...(retry !== undefined && { retry }),
      }}
    >
      {children}
    </ListBase>
  );
}
