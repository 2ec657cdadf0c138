/** The page of the map of places, and of owners: head, state of loading, nothing there, and what went wrong. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../admin/layout/PageHeader.tsx';
import type { OwnAction } from '../../../admin/layout/pageActions.ts';
import { useMenuTitle } from '../../../admin/pages/useMenuTitle.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import { ListProblem } from '../../../admin/screens/list/ListProblem.tsx';
import { ReadOnlyChip } from '../../../admin/screens/list/ReadOnlyChip.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useT } from '../../../ui/text.tsx';
import { usePhone } from '../../../ui/useMedia.ts';
import type { StockMapping } from './mapping.ts';
import { OwnersChart } from './OwnersChart.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { mostPlaces, type OwnerRow, type Placed, type PlaceRow } from './places.ts';
import './places.css';

interface Props extends ListScreenProps {
  readonly mapping: StockMapping;
  readonly way: 'map' | 'owners';
  readonly extra: ReactNode;
  readonly choices: readonly OwnAction[];
}

export default function PlacesPage({ screen, level, mapping, way, extra, choices }: Props) {
  const t = useT();
  const { title, crumbs } = useMenuTitle(screen.menu);
  const phone = usePhone();
  return (
    <div className="hl">
      <PageHeader
        crumbs={crumbs}
        title={title}
        chips={level < 2 && <ReadOnlyChip />}
        extra={extra}
        own={phone ? choices : []}
        line
      />
      {way === 'map' ? (
        <Asked<PlaceRow> screen={screen.name} call="places" empty={t('places.empty')}>
          {(rows) => <PlaceMap {...{ rows, mapping }} menu={screen.menu.treeId} />}
        </Asked>
      ) : (
        <Asked<OwnerRow> screen={screen.name} call="owners" empty={t('places.empty')}>
          {(rows) => <OwnersChart {...{ rows, mapping }} menu={screen.menu.treeId} />}
        </Asked>
      )}
    </div>
  );
}

interface AskedProps<T> {
  readonly screen: string;
  readonly call: 'places' | 'owners';
  readonly empty: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

function Asked<T>({ screen, call, empty, children }: AskedProps<T>) {
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
      ) : data.content.length === 0 ? (
        <EmptyState title={empty} hint={t('places.empty_hint')} />
      ) : (
        <>
          {data.cut && <p className="pl__cut">{t('places.cut', { count: mostPlaces.toLocaleString('en-US') })}</p>}
          {children(data.content)}
        </>
      )}
    </div>
  );
}
