/**
 * A warehouse's stock as a list, as a map of its places, or by owner: `?as=map`, `?as=owners`. Head and search are those of the
 * list in every way; what is searched for shows in the list.
 */
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import { InPlaceOfRows } from '../../../admin/screens/list/inPlaceOfRows.ts';
import type { OwnAction } from '../../../admin/layout/pageActions.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';
import { useStockMonths } from '../stock/useStockMonths.tsx';
import type { StockMapping } from './mapping.ts';

const PlacesPage = lazy(() => import('./PlacesPage.tsx'));

interface Props extends ListScreenProps {
  readonly mapping: StockMapping;
  /** The list, with what closes a month and the choice of the way beside its buttons, and the same for a phone. */
  readonly list: (extra: ReactNode, extraChoices: readonly OwnAction[]) => ReactNode;
}

export function ShownStock(props: Props) {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="places" lang={lang}>
      <Shown {...props} />
    </Words>
  );
}

const ways = ['list', 'map', 'owners'] as const;
type Way = (typeof ways)[number];

function Shown({ mapping, list, ...props }: Props) {
  const t = useT();
  const months = useStockMonths(props);
  const [params, setParams] = useSearchParams();
  const way: Way = ways.find((one) => one === params.get('as')) ?? 'list';
  const turn = (to: Way) => setParams(to === 'list' ? {} : { as: to });
  const choices = ways
    .filter((one) => one !== way)
    .map((one) => ({ id: one, label: t(`places.${one}`), onClick: () => turn(one) }));
  const choice = (
    <SegmentedControl
      label={t('places.show')}
      options={ways.map((one) => ({ value: one, label: t(`places.${one}`) }))}
      value={way}
      onChange={turn}
    />
  );
  const other =
    way === 'list' ? undefined : (
      <Suspense fallback={null}>
        <PlacesPage screen={props.screen} {...{ mapping, way }} />
      </Suspense>
    );
  return (
    <InPlaceOfRows value={other}>
      {list(
        <>
          {months.buttons}
          {choice}
        </>,
        [...choices, ...months.choices],
      )}
      {months.dialog}
    </InPlaceOfRows>
  );
}
