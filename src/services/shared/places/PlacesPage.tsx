/** The map of places, and of owners: state of loading, nothing there, and what went wrong. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { Screen } from '../../../admin/routes.ts';
import { ListProblem } from '../../../admin/screens/list/ListProblem.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useT } from '../../../ui/text.tsx';
import type { StockMapping } from './mapping.ts';
import { OwnersChart } from './OwnersChart.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { isPlace, mostPlaces, type OwnerRow, type OwnPlace, type Placed, type PlaceRow } from './places.ts';
import './places.css';

interface Props {
  readonly screen: Screen;
  readonly mapping: StockMapping;
  readonly way: 'map' | 'owners';
  /** Of the map: the place of the record beside which it stands. */
  readonly own?: OwnPlace;
}

export default function PlacesPage({ screen, mapping, way, own }: Props) {
  const menu = screen.menu.treeId;
  return way === 'map' ? (
    <Asked<PlaceRow> screen={screen.name} call="places" some={(rows) => rows.some(isPlace)}>
      {(rows) => <PlaceMap {...{ rows, mapping, menu, own }} />}
    </Asked>
  ) : (
    <Asked<OwnerRow> screen={screen.name} call="owners" some={(rows) => rows.length > 0}>
      {(rows) => <OwnersChart {...{ rows, mapping, menu }} />}
    </Asked>
  );
}

interface AskedProps<T> {
  readonly screen: string;
  readonly call: 'places' | 'owners';
  /** Whether anything is to be shown. */
  readonly some: (rows: readonly T[]) => boolean;
  readonly children: (rows: readonly T[]) => ReactNode;
}

function Asked<T>({ screen, call, some, children }: AskedProps<T>) {
  const t = useT();
  const provider = useDataProvider<DeskDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [screen, call],
    queryFn: ({ signal }) => provider.readCall<Placed<T>>(screen, call, {}, { signal }),
    refetchOnWindowFocus: 'always',
  });
  if (error) return <ListProblem error={error} onRetry={() => void refetch()} />;
  return (
    <div className="pl" aria-busy={isPending}>
      {isPending ? (
        <p className="pl__wait" role="status">
          {t('places.loading')}
        </p>
      ) : !some(data.content) ? (
        <EmptyState title={t('places.empty')} hint={t('places.empty_hint')} />
      ) : (
        <>
          {data.cut && <p className="pl__cut">{t('places.cut', { count: mostPlaces.toLocaleString('en-US') })}</p>}
          {children(data.content)}
        </>
      )}
    </div>
  );
}
