/** What a gate is told before it lets a vehicle go: said, never refused, for an arrival may simply not be recorded yet. */
import { sql } from 'kysely';
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { plan } from './plan.ts';
import { otherDay } from './steps.ts';

type Stored = Pick<StoredOf<typeof plan>, 'id' | 'vhclNo' | 'planDepDtm'>;

/** One vehicle is in one place: its other trip may be of another gate, or of another carrier. */
async function onItsWay(step: Step, { id, vhclNo }: Stored): Promise<Problem[]> {
  const [trip] = await askIn(step)<{ planNo: string; outDtm: string | null }>(sql`
    select plan_no as "planNo", out_dtm as "outDtm" from plan_on_way(${vhclNo ?? null}::text, ${id}::bigint)`);
  return trip
    ? [{ code: 'E_STATE', text: 'gateVehicleOnWay', args: [trip.planNo, trip.outDtm ?? ''], warn: true }]
    : [];
}

/** `at`: when it leaves. */
export const leavingWarnings = async (step: Step, stored: Stored, at: string): Promise<Problem[]> => [
  ...(await onItsWay(step, stored)),
  ...otherDay(stored, at),
];
