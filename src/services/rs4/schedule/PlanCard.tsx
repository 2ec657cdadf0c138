/** Berths and teams on the dashboard: three weeks around today; a bar leads to its record, the head to the whole schedule. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { Card, CardEmpty } from '../../../admin/dashboard/Card.tsx';
import type { CardProps } from '../../../admin/dashboard/cards.ts';
import { useLinks } from '../../../admin/dashboard/useLinks.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Gantt } from '../../../ui/gantt/Gantt.tsx';
import type { GanttBar } from '../../../ui/gantt/model.ts';
import { useT } from '../../../ui/text.tsx';
import { usePhone } from '../../../ui/useMedia.ts';
import { Words } from '../../../ui/Words.tsx';
import { planBars } from './bars.web.ts';
import { PlanDays, PlanLegend } from './PlanTools.tsx';
import { usualFirst } from './span.ts';
import { usePlan } from './usePlan.web.ts';
import { usePlanWords } from './usePlanWords.web.ts';

const days = 21;
const looking = { order: false, work: false };

/** A phone reads the schedule downwards, on a page of its own. */
export default function PlanCard(props: CardProps<unknown>) {
  const { lang } = useFieldEnvironment();
  if (usePhone()) return null;
  return (
    <Words section="schedule" lang={lang}>
      <Schedule {...props} />
    </Words>
  );
}

function Schedule({ today }: CardProps<unknown>) {
  const t = useT();
  const { lang } = useFieldEnvironment();
  const navigate = useNavigate();
  const { screens, mayWrite } = useScreenAccess();
  const { list, record } = useLinks();
  const usual = usualFirst(today, false);
  const [first, setFirst] = useState(usual);
  const words = usePlanWords();
  const { data, error, refresh } = usePlan({ first, days });
  const { groups, bars } = useMemo(
    () => planBars(data?.plan ?? { orders: [], works: [], quots: [] }, today, words, looking, { first, days }),
    [data, today, words, first],
  );
  if (groups.length === 0) return null;
  const open = ({ id }: GanttBar) => {
    const bar = bars.find((one) => one.id === id);
    const path = bar && record(`rs4/${bar.kind}`, bar.record.id as number);
    if (path) void navigate(path);
  };
  // Bars move on the schedule itself; here they are read.
  const moves = ['rs4/order', 'rs4/work'].some((resource) => screenOfResource(resource, screens, mayWrite));
  const title = t('schedule.card');
  return (
    <Card
      title={title}
      legend={<PlanLegend />}
      link={{ label: t(moves ? 'schedule.open_to_move' : 'schedule.open'), href: list('R21', { show: 'plan' }) }}
      tools={<PlanDays first={first} usual={usual} step={7} onFirst={setFirst} />}
      className="rs4-plan-card"
    >
      {error ? (
        <CardEmpty>
          {t('schedule.failed')}{' '}
          <Button kind="quiet" size="s" onClick={() => void refresh()}>
            {t('schedule.retry')}
          </Button>
        </CardEmpty>
      ) : (
        <Gantt {...{ groups, bars, first, days, today, lang }} label={t('schedule.title')} onOpen={open} />
      )}
    </Card>
  );
}
