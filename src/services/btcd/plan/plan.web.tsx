/** The form of a dispatch plan: the derived one without what only the system reads, and with whom it waits for. */
import type { FormScreenProps } from '../../../admin/screens/contract.ts';
import FormScreen from '../../../admin/screens/form/FormScreen.tsx';
import type { FormParts } from '../../../admin/screens/form/parts.ts';
import { TurnLine } from '../../../admin/screens/form/head/TurnLine.tsx';
import { Deadline } from '../../shared/Deadline.tsx';
import { PlanHistory } from './PlanHistory.tsx';

const parts: FormParts = {
  apart: ['planNo', 'stCd', 'vrfUserId', 'confUserId', 'ioOutId', 'ioInId', 'fromCorpId', 'toCorpId'],
  history: PlanHistory,
  rule: (
    <>
      <TurnLine />
      <Deadline field="dueDt" states={['DRAFT', 'SUBM', 'VRF', 'OUT']} near={2} />
    </>
  ),
};

export default function PlanForm(props: FormScreenProps) {
  return <FormScreen {...props} parts={parts} />;
}
