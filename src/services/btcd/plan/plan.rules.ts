/** Rules of a dispatch plan (24-bonded-transport-warehouse). */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { planFields } from './plan.fields.ts';

type Plan = RecordOf<typeof planFields>;

/** It arrives after it left, and before the transport is due. */
function check({ planDepDtm, planArrDtm, dueDt }: Plan): Problem[] {
  if (!planArrDtm) return [];
  if (planDepDtm && planArrDtm <= planDepDtm)
    return [{ code: 'E_RANGE', field: 'planArrDtm', text: 'planArrivesBefore' }];
  return dueDt && planArrDtm > `${dueDt} 23:59`
    ? [{ code: 'E_RANGE', field: 'planArrDtm', text: 'planArrivesLate', args: [dueDt] }]
    : [];
}

export const planRules: Rules<typeof planFields> = {
  check,
  barred: { arrive: (_plan, { arrives }) => (arrives ? undefined : { code: 'E_AUTH', text: 'planNotDriver' }) },
  absent: (plan) => [
    // Whoever sees the records that it names reads their numbers there; the gates see the numbers alone.
    ...namesIf(plan.declId || !plan.declNo, 'declNo'),
    ...namesIf(plan.cargoId || !plan.cargMtNo, 'cargMtNo'),
    ...namesIf(plan.vhclId || !plan.vhclNo, 'vhclNo'),
    ...namesIf(!plan.vrfDtm, 'vrfDtm', 'vrfNm'),
    ...namesIf(!plan.outDtm, 'outDtm'),
    ...namesIf(!plan.arrDtm, 'arrDtm', 'lateYn'),
    ...namesIf(!plan.confDtm, 'confDtm', 'confNm', 'arrPkgCnt', 'arrWgt', 'sealOkYn', 'diffCd'),
    ...namesIf(!plan.diffTxt, 'diffTxt'),
    ...namesIf(!plan.settleTxt, 'settleTxt'),
  ],
};
