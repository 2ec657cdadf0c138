/** The dashboard: what each system that is open to the person has to say, as figures that lead to their records. */
import Refresh from '@mui/icons-material/RefreshOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { Navigate, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { useDocumentTitle } from '../../session/address/title.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { usePerson, useRights, useScreenAccess } from '../access/useRights.ts';
import { screenOfResource } from '../routes.ts';
import { useFrame } from '../layout/frameContext.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { arranged } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import { ArrangedCards } from './Arranging.tsx';
import { ArrangingBar } from './ArrangingBar.tsx';
import type { CardArea, DashboardCard, DashboardSource } from './cards.ts';
import { dayInWords } from './days.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DueCard } from './DueCard.tsx';
import { NothingYet } from './NothingYet.tsx';
import { useDashboard } from './useDashboard.ts';
import { useLinks } from './useLinks.ts';
import { dashboardUrl } from '../pages/deskPage.ts';
import './dashboard.css';

const usual: Arrangement = {};

export default function DashboardPage({ sources }: { readonly sources: readonly DashboardSource[] }) {
  const lang = useLanguage();
  // Whoever has no dashboard comes to the first menu that they have.
  if (!useRights().mayOpen(dashboardUrl.slice(1))) return <Navigate to="/" replace />;
  return (
    <Words section="dashboard" lang={lang}>
      <Dashboard sources={sources} />
    </Words>
  );
}

function Dashboard({ sources }: { readonly sources: readonly DashboardSource[] }) {
  const t = useT();
  const lang = useLanguage();
  const person = usePerson();
  const navigate = useNavigate();
  const { create } = useLinks();
  const { data, error, refetch } = useDashboard(sources);
  const { phone } = useFrame();
  const [arranging, setArranging] = useState(false);
  const title = t('dashboard.title');
  useDocumentTitle(title, t('desk.title'));
  // Nobody is offered to make what their dashboard does not tell of.
  const make = sources
    .flatMap(({ makes = [] }) => makes)
    .find(({ menu, part }) => data && part in data.answer.parts && create(menu));
  const today = data?.answer.at.slice(0, 10);
  const lead = [today && dayInWords(today, lang), person?.authority].filter(Boolean).join(', ');
  return (
    <>
      <PageHeader
        line
        title={title}
        phoneSub={person?.fullName}
        lead={lead}
        extra={
          <>
            <Button kind="quiet" size="s" icon={<Refresh />} onClick={() => void refetch()}>
              {data ? t('dashboard.as_of', { time: data.answer.at.slice(11) }) : t('dashboard.refresh')}
            </Button>
            {!phone && data && !arranging && (
              <Button kind="quiet" size="s" icon={<Tune />} onClick={() => setArranging(true)}>
                {t('dashboard.arrange.open')}
              </Button>
            )}
          </>
        }
        own={
          phone && data && !arranging
            ? [{ id: 'arrange', label: t('dashboard.arrange.open'), onClick: () => setArranging(true) }]
            : []
        }
        actions={make ? { new: { label: t(make.label), onClick: () => void navigate(create(make.menu)!) } } : {}}
      />
      {error && !data && (
        <ErrorState
          hint={error.status === 0 ? t('desk.error.network') : error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <DashboardSkeleton />}
      {data && <Areas {...data} arranging={arranging} onDone={() => setArranging(false)} />}
    </>
  );
}

type Loaded = NonNullable<ReturnType<typeof useDashboard>['data']>;

function Areas({ answer, cards, arranging, onDone }: Loaded & { arranging: boolean; onDone: () => void }) {
  const t = useT();
  const today = answer.at.slice(0, 10);
  const { screens, mayWrite } = useScreenAccess();
  const [kept, keep] = useStore<Arrangement>('desk:dashboard', usual);
  const [told, tell] = useState('');
  const isWritable = (part: string) => screenOfResource(part, screens, mayWrite) !== undefined;
  const view = ({ id, part, View }: DashboardCard) => (
    <View key={id} figures={part && answer.parts[part]} today={today} />
  );
  const isLeftOut = cards.some(({ id }) => kept.shown?.[id] === false);
  const count = { tile: 0, main: 0, wide: 0, more: 0, works: 0, side: 0, foot: 0 };
  const of = (area: CardArea) => {
    const all = arranged(cards, area, isWritable, kept).filter(({ shown }) => arranging || shown);
    count[area] = all.length;
    return arranging ? (
      <ArrangedCards {...{ area, kept, keep, tell, view }} cards={all} />
    ) : (
      all.map(({ card }) => view(card))
    );
  };
  const [tiles, charts, wide, more, works] = [of('tile'), of('main'), of('wide'), of('more'), of('works')];
  return (
    <>
      {arranging && (
        <ArrangingBar
          told={told}
          onUsual={Object.keys(kept).length === 0 ? undefined : () => keep(usual)}
          onDone={onDone}
        />
      )}
      <div className="ds">
        <div className="ds__main">
          {count.tile > 0 && (
            <section className="ds-tiles" aria-label={t('dashboard.tiles')}>
              {tiles}
            </section>
          )}
          {count.main > 0 && <div className="ds-charts">{charts}</div>}
          {wide}
          {count.more > 0 && <div className="ds-charts">{more}</div>}
          {count.works > 0 && <div className="ds-charts">{works}</div>}
          {count.tile + count.main + count.wide + count.more + count.works === 0 &&
            (isLeftOut ? <EmptyState title={t('dashboard.arrange.all_out')} /> : <NothingYet />)}
        </div>
        <div className="ds__side">
          {of('side')}
          <DueCard due={answer.due} today={today} />
          {of('foot')}
        </div>
      </div>
    </>
  );
}
