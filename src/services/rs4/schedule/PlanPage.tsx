/** The yard's plan: berths and teams, what lies there and who works on it. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../admin/layout/PageHeader.tsx';
import type { OwnAction } from '../../../admin/layout/pageActions.ts';
import { useMenuTitle } from '../../../admin/pages/useMenuTitle.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import { ListProblem } from '../../../admin/screens/list/ListProblem.tsx';
import { ReadOnlyChip } from '../../../admin/screens/list/ReadOnlyChip.tsx';
import { serverToday } from '../../../session/today.ts';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useT } from '../../../ui/text.tsx';
import { usePhone } from '../../../ui/useMedia.ts';
import { movesWords, planBars } from './bars.web.ts';
import type { PlanBar } from './bars.web.ts';
import { PlanTools } from './PlanTools.tsx';
import { PlanView } from './PlanView.tsx';
import { readSpan, usualFirst, writeSpan } from './span.ts';
import { usePlan } from './usePlan.web.ts';
import { usePlanWords } from './usePlanWords.web.ts';
import './plan.css';

const none = { orders: [], works: [], quots: [] };

interface Props extends ListScreenProps {
  /** The way back to the list, and the same for a phone. */
  readonly extra: ReactNode;
  readonly choices: readonly OwnAction[];
}

export function PlanPage({ screen, level, extra, choices }: Props) {
  const t = useT();
  const { title, crumbs } = useMenuTitle(screen.menu);
  const { lang } = useFieldEnvironment();
  const today = serverToday();
  const { screens, mayWrite } = useScreenAccess();
  const [params, setParams] = useSearchParams();
  const phone = usePhone();
  const span = readSpan(params, today, phone);
  const days = span.weeks * 7;
  const words = usePlanWords();
  const { data, error, isPending, refresh } = usePlan({ first: span.first, days });
  const orders = screenOfResource('rs4/order', screens, mayWrite);
  const may = useMemo(() => ({ work: level === 2, order: Boolean(orders) }), [level, orders]);
  const orderEnds = useMemo(() => new Map(data?.plan.orders.map(({ id, workToDt }) => [id, workToDt])), [data]);
  const orderEnd = ({ kind, record }: PlanBar) =>
    (kind === 'work' && orderEnds.get(record.orderId ?? undefined)) || undefined;
  const { groups, bars } = useMemo(
    () => planBars(data?.plan ?? none, today, words, may, { first: span.first, days }),
    [data, today, words, may, span.first, days],
  );
  return (
    <div className="hl">
      <PageHeader
        crumbs={crumbs}
        title={title}
        chips={(phone ? level < 2 : !may.work && !may.order) && <ReadOnlyChip />}
        extra={extra}
        own={phone ? choices : []}
        line
      />
      <PlanTools
        span={span}
        moves={phone ? undefined : movesWords(may)}
        usual={usualFirst(today, phone)}
        onSpan={(next) => setParams((now) => writeSpan(now, next, today, phone))}
      />
      {error ? (
        <ListProblem error={error} onRetry={() => void refresh()} />
      ) : (
        <div className="rs4-plan" aria-busy={isPending}>
          {data?.cut && <p className="rs4-plan__cut">{t('schedule.cut', { count: '1,000' })}</p>}
          {isPending ? (
            <p className="rs4-plan__wait" role="status">
              {t('schedule.loading')}
            </p>
          ) : (
            <PlanView
              {...{ groups, bars, today, lang, first: span.first, days, refresh, orderEnd }}
              empty={<EmptyState title={t('schedule.empty')} hint={t('schedule.empty_hint')} />}
            />
          )}
        </div>
      )}
    </div>
  );
}
