/** The form of a dispatch plan: the derived one without what only the system reads, and with whom it waits for. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { typeOf } from '../../../fields/index.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { TurnLine } from '../../../admin/screens/form/head/TurnLine.tsx';
import { Deadline } from '../../shared/Deadline.tsx';
import { ArrivedWeight } from './ArrivedWeight.tsx';
import { GateDiffered } from './GateDiffered.tsx';
import { PlannedToCompare } from './PlannedToCompare.tsx';
import { PlanHistory } from './PlanHistory.tsx';
import { planFields } from './plan.fields.ts';
import { wayOf } from './whereTo.ts';

/** From where to where, with which vehicle under which seal: on a phone before all numbers of the cargo; the desk has its boxes in sight. */
function WayLine() {
  const { before, labels } = useRecordForm();
  const environment = useFieldEnvironment();
  if (!environment.phone) return null;
  const way = wayOf(before);
  const told = (['vhclNo', 'sealNo'] as const).flatMap((name) => {
    const field = planFields[name];
    return before[name] ? [`${labels.field(name)} ${typeOf(field).format(before[name], field, environment)}`] : [];
  });
  return (
    <>
      {way && <b>{way}</b>}
      {told.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </>
  );
}

const parts: FormParts = {
  apart: ['planNo', 'stCd', 'vrfUserId', 'confUserId', 'ioOutId', 'ioInId', 'fromCorpId', 'toCorpId'],
  history: PlanHistory,
  answered: { confirm: PlannedToCompare },
  plans: { confirm: ArrivedWeight },
  // A number and where it begins say little on a phone: where it goes is what the driver asks.
  sub: wayOf,
  rule: (
    <>
      <WayLine />
      <GateDiffered />
      <TurnLine />
      <Deadline field="dueDt" states={['DRAFT', 'SUBM', 'VRF', 'OUT']} near={2} />
    </>
  ),
};

export default function PlanForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
