/** The kept searches of a list, and which of them the list shows. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ListView } from '../../../../core/listView.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import { useDerivedList } from '../derivedList.ts';
import { useListAddress } from '../ListAddress.tsx';
import { readAddress } from '../listParams.ts';
import { writeSearch } from '../search/search.ts';

/** The same search always reads the same, whatever page of it is open. */
export const searchText = (address: string, resource: Resource, today: string): string =>
  writeSearch({ ...readAddress(address, resource, today), page: 1 }, resource, today).toString();

interface ListViews {
  readonly views: readonly ListView[];
  /** The search that the list shows. */
  readonly now: string;
  readonly shown: ListView | undefined;
}

export function useListViews(): ListViews {
  const { screen } = useDerivedList();
  const { address, today } = useListAddress();
  const provider = useDataProvider<DeskDataProvider>();
  const { data: views = [] } = useQuery({
    queryKey: ['listViews', screen.name],
    queryFn: ({ signal }) => provider.listViews(screen.name, { signal }),
    staleTime: 60_000,
  });
  const now = searchText(address, screen.resource, today);
  const shown = views.find((view) => searchText(view.address, screen.resource, today) === now);
  return { views, now, shown };
}
