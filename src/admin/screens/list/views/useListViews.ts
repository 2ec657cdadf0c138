/** The kept searches of a list, and which of them the list shows. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ListView } from '../../../../core/listView.ts';
import type { DeskDataProvider } from '../../../providers/dataProvider.ts';
import { useDerivedList } from '../derivedList.ts';
import { useListAddress } from '../ListAddress.tsx';
import { readAddress } from '../listParams.ts';
import { usePhone } from '../../../../ui/useMedia.ts';
import { searchText } from '../search/search.ts';
import { offersReady } from './offersReady.ts';

interface ListViews {
  readonly views: readonly ListView[];
  /** Declared ones, where they are offered. */
  readonly ready: readonly { readonly name: string; readonly address: string }[];
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
  const textOf = (kept: string) => searchText(readAddress(kept, screen.resource, today), screen.resource, today);
  const now = textOf(address);
  // Of everything a colleague's kept search takes nobody's usual tab; one's own can be changed and removed there.
  const shown = views.find((view) => textOf(view.address) === now && (now !== '' || view.own));
  const phone = usePhone();
  const ready = Object.entries((offersReady(screen, phone) && screen.resource.search.views) || {}).map(
    ([name, asked]) => ({
      name,
      address: textOf(new URLSearchParams(asked).toString()),
    }),
  );
  return { views, ready, now, shown };
}
