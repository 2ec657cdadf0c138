/** The dashboard: what each system that is open to the person has to say, as figures that lead to their records. */
import Refresh from '@mui/icons-material/RefreshOutlined';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../session/language.ts';
import { useDocumentTitle } from '../../session/address/title.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { useT } from '../../ui/text.tsx';
import { Words } from '../../ui/Words.tsx';
import { usePerson, useScreenAccess } from '../access/useRights.ts';
import { screenOfResource } from '../routes.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { byRole } from './cards.ts';
import type { CardArea, DashboardSource } from './cards.ts';
import { dayInWords } from './days.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DueCard } from './DueCard.tsx';
import { NothingYet } from './NothingYet.tsx';
import { useDashboard } from './useDashboard.ts';
import { useLinks } from './useLinks.ts';
import './dashboard.css';

export default function DashboardPage({ sources }: { readonly sources: readonly DashboardSource[] }) {
  return (
    <Words section="dashboard" lang={useLanguage()}>
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
  const title = t('dashboard.title');
  useDocumentTitle(title, t('desk.title'));
  // Nobody is offered to make what their dashboard does not tell of.
  const isTold = ({ parts }: DashboardSource) => parts.some((part) => data && part in data.answer.parts);
  const make = sources.find((source) => source.make && isTold(source) && create(source.make.menu))?.make;
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
          <Button kind="quiet" size="s" icon={<Refresh />} onClick={() => void refetch()}>
            {data ? t('dashboard.as_of', { time: data.answer.at.slice(11) }) : t('dashboard.refresh')}
          </Button>
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
      {data && <Areas {...data} />}
    </>
  );
}

function Areas({ answer, cards }: NonNullable<ReturnType<typeof useDashboard>['data']>) {
  const t = useT();
  const today = answer.at.slice(0, 10);
  const { screens, mayWrite } = useScreenAccess();
  const isWritable = (part: string) => screenOfResource(part, screens, mayWrite) !== undefined;
  const of = (area: CardArea) =>
    byRole(cards, area, isWritable).map(({ id, part, View }) => (
      <View key={id} figures={part && answer.parts[part]} today={today} />
    ));
  const [tiles, charts, wide, more] = [of('tile'), of('main'), of('wide'), of('more')];
  return (
    <div className="ds">
      <div className="ds__main">
        {tiles.length > 0 && (
          <section className="ds-tiles" aria-label={t('dashboard.tiles')}>
            {tiles}
          </section>
        )}
        {charts.length > 0 && <div className="ds-charts">{charts}</div>}
        {wide}
        {more.length > 0 && <div className="ds-charts">{more}</div>}
        {tiles.length + charts.length + more.length === 0 && <NothingYet />}
      </div>
      <div className="ds__side">
        {of('side')}
        <DueCard due={answer.due} today={today} />
        {of('foot')}
      </div>
    </div>
  );
}
