/** The form of a dispatch plan: the derived one without what only the system reads, and with whom it waits for. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { TurnLine } from '../../../admin/screens/form/head/TurnLine.tsx';
import { Deadline } from '../../shared/Deadline.tsx';
import { ArrivedWeight } from './ArrivedWeight.tsx';
import { GateDiffered } from './GateDiffered.tsx';
import { PlannedToCompare } from './PlannedToCompare.tsx';
import { PlanHistory } from './PlanHistory.tsx';
import { wayOf } from './whereTo.ts';

/** From where to where, on a phone before all numbers of the cargo; the desk has its box in sight. */
function WayLine() {
  const { before } = useRecordForm();
  const { phone } = useFieldEnvironment();
  const way = phone && wayOf(before);
  return way ? <b>{way}</b> : null;
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
