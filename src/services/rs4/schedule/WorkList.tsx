/** Work orders as a list, or as the plan of the yard: `?show=plan`. */
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { useT } from '../../../ui/text.tsx';
import { Words } from '../../../ui/Words.tsx';

const PlanPage = lazy(async () => ({ default: (await import('./PlanPage.tsx')).PlanPage }));

export default function WorkList(props: ListScreenProps) {
  const { lang } = useFieldEnvironment();
  return (
    <Words section="schedule" lang={lang}>
      <Shown {...props} />
    </Words>
  );
}

function Shown(props: ListScreenProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const plan = params.get('show') === 'plan';
  const turn = (show: string) => setParams(show === 'plan' ? { show } : {});
  const other = plan ? 'list' : 'plan';
  const choices = [{ id: other, label: t(`schedule.${other}`), onClick: () => turn(other) }];
  const choice = (
    <SegmentedControl
      label={t('schedule.show')}
      options={[
        { value: 'list', label: t('schedule.list') },
        { value: 'plan', label: t('schedule.plan') },
      ]}
      value={plan ? 'plan' : 'list'}
      onChange={turn}
    />
  );
  if (!plan) return <ListScreen {...props} extra={choice} extraChoices={choices} />;
  return (
    <Suspense fallback={null}>
      <PlanPage {...props} extra={choice} choices={choices} />
    </Suspense>
  );
}
