/** In the dialog that confirms an arrival: what was planned, to be held against what stands at the gate; a sheet covers the record. */
import type { PlanProps } from '../../../admin/screens/actions/ActionDialog.tsx';
import { PlanFacts } from '../gate/PlanFacts.tsx';

export function PlannedToCompare({ record }: PlanProps) {
  return <PlanFacts plan={record} fields={['vhclNo', 'cntrNo', 'sealNo', 'pkgCnt', 'wgt']} />;
}
