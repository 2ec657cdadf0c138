/** Which plan somebody means who typed something at a gate: its number, the plate, or what one says of either: the last four. Pure. */
import type { Values } from '../../../core/field.ts';
import { plain } from '../../shared/bonded/plain.ts';

/** Shorter ends fit too many vehicles. */
const shortestEnd = 4;
/** Confirmed or given up: it comes to no gate any more. */
const over = ['CONF', 'CANCEL'];

/** None: it is no plan of this gate; one: it is that one; several: the keeper says which. */
export function meantPlans(typed: string, plans: readonly Values[]): readonly Values[] {
  const no = plain(typed);
  const numbered = plans.find(({ planNo }) => plain(planNo) === no);
  if (numbered) return [numbered];
  const plated = plans.filter(({ vhclNo }) => plain(vhclNo) === no);
  if (plated.length > 0) return waiting(plated);
  if (no.length < shortestEnd) return [];
  return waiting(plans.filter(({ planNo, vhclNo }) => [planNo, vhclNo].some((one) => plain(one).endsWith(no))));
}

/** Of the latest first: past trips of a vehicle stand aside while one is still to come through, and the earliest of those leads. */
function waiting(found: readonly Values[]): readonly Values[] {
  const toCome = found.filter(({ stCd }) => !over.includes(String(stCd)));
  return toCome.length > 0 ? toCome.toReversed() : found.slice(0, 1);
}
