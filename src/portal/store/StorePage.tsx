/** The service store: services by system, filtered by platform (2-portal 2 "service store list"). */
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../ui/text.tsx';
import { Button } from '../parts/Button.tsx';
import { TakenOverLater } from '../parts/TakenOverLater.tsx';
import { SubPage } from '../parts/SubPage.tsx';
import empty from '../pictures/emptySearch.svg';
import { usePublicCall } from '../usePublicCall.ts';
import { groupsOf, withTips } from './groups.ts';
import type { Cell } from './groups.ts';
import { PlatformFilter } from './PlatformFilter.tsx';
import { chosenOf, queryOf } from './selection.ts';
import { listCall } from './service.ts';
import type { ServiceItem } from './service.ts';
import { StoreGroup } from './StoreGroup.tsx';
import { TipCard } from './TipCard.tsx';
import './store.css';

export function StorePage() {
  const t = useT();
  const title = t('store.title');
  const { data, error, refetch } = usePublicCall<{ readonly content: readonly ServiceItem[] }>(listCall);
  return (
    <SubPage crumbs={[{ label: title }]} title={title} lead={t('store.lead')}>
      {data && <Store services={data.content} />}
      {!data && !error && <Waiting />}
      {!data && error && (
        <div className="ps-none" role="alert">
          <p className="ps-none__title">{t('store.failed')}</p>
          <Button kind="secondary" size="m" onClick={() => void refetch()}>
            {t('store.again')}
          </Button>
        </div>
      )}
    </SubPage>
  );
}

function Store({ services }: { readonly services: readonly ServiceItem[] }) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const groups = groupsOf(services);
  const all = groups.map(({ sysCd }) => sysCd);
  const chosen = chosenOf(query, all);
  const choose = (next: readonly string[]) => setQuery(queryOf(query, next, all), { preventScrollReset: true });
  const shown = groups.filter(({ sysCd }) => chosen.includes(sysCd));
  const cells: readonly Cell[] = shown.length === groups.length ? withTips(groups) : shown.map((group) => ({ group }));
  const count = shown.reduce((sum, group) => sum + group.services.length, 0);
  return (
    <>
      <PlatformFilter groups={groups} chosen={chosen} onChoose={choose} />
      <p className="hg-sr" role="status">
        {count > 0 ? t('store.shown', { count }) : t('store.none')}
      </p>
      {count === 0 ? (
        <div className="ps-none">
          <img src={empty} alt="" width="320" height="180" />
          <p className="ps-none__title">{t('store.none')}</p>
          <p>{t('store.none_hint')}</p>
          <Button kind="secondary" size="m" onClick={() => choose(all)}>
            {t('store.choose_all')}
          </Button>
        </div>
      ) : (
        <div className="ps-groups">
          {cells.map((cell, at) =>
            'tip' in cell ? (
              <TipCard key={cell.tip} tip={cell.tip} />
            ) : (
              <TakenOverLater key={cell.group.sysCd}>
                <StoreGroup group={cell.group} eager={at < 2} />
              </TakenOverLater>
            ),
          )}
        </div>
      )}
    </>
  );
}

/** The room that the services will take. */
const Waiting = () => (
  <div className="ps-groups ps-groups--waiting" aria-busy="true">
    {Array.from({ length: 8 }, (_, at) => (
      <div key={at} className="ps-ghost" />
    ))}
  </div>
);
