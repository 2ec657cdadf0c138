/** The works of one order over the days of its works, in the order's form. */
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import { ListProblem } from '../../../admin/screens/list/ListProblem.tsx';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { serverToday } from '../../../session/today.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { PlusGlyph } from '../../../ui/icon/glyphs.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';
import { order } from '../order/order.ts';
import { orderBars } from './bars.web.ts';
import { PlanView } from './PlanView.tsx';
import { coveredSpan } from './span.ts';
import { usePlan } from './usePlan.web.ts';
import { usePlanWords } from './usePlanWords.web.ts';
import './plan.css';

export default function OrderPlan() {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="schedule" lang={lang}>
      <Works />
    </Words>
  );
}

const openOrder: readonly unknown[] = ['RECV', 'WORK'];

function Works() {
  const t = useT();
  const navigate = useNavigate();
  const { before } = useRecordForm(order);
  const { lang } = useFieldEnvironment();
  const { screens, mayWrite } = useScreenAccess();
  const today = serverToday();
  const id = before.id as number;
  const words = usePlanWords();
  const { data, error, isPending, refresh } = usePlan({ first: today, days: 1 }, id);
  const writable = screenOfResource('rs4/work', screens, mayWrite);
  const { groups, bars } = useMemo(
    () => orderBars(data?.plan.works ?? [], today, words, Boolean(writable)),
    [data, today, words, writable],
  );
  const span = coveredSpan([...bars, { from: String(before.workFromDt), to: String(before.workToDt) }]);
  const create = writable && openOrder.includes(before.stCd ?? '') && (
    <Button icon={<PlusGlyph />} size="s" onClick={() => void navigate(`/${writable.name}/create?orderId=${id}`)}>
      {t('schedule.new_work')}
    </Button>
  );
  if (error) return <ListProblem error={error} onRetry={() => void refresh()} />;
  if (isPending)
    return (
      <p className="rs4-plan__wait" role="status">
        {t('schedule.loading')}
      </p>
    );
  return (
    <div className="rs4-plan rs4-plan--order">
      {bars.length > 0 && create && <div className="rs4-plan__tools">{create}</div>}
      {bars.length > 0 && !writable && <p className="rs4-plan__seen">{t('schedule.only_seen')}</p>}
      <PlanView
        {...{ groups, bars, today, lang, refresh, ...span }}
        orderEnd={() => before.workToDt ?? undefined}
        empty={<EmptyState title={t('schedule.empty_works')} actions={create} />}
      />
    </div>
  );
}
