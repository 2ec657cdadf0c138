/** What a trip loads: no more than was declared, and what its vehicle carries. Pure. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import type { planFields } from './plan.fields.ts';

type Plan = RecordOf<typeof planFields>;

const over = { code: 'E_BAL' } as const;

/** Packages and kilograms of the cargo that no other trip has yet; the vehicle, and the tons that it may carry. */
export interface Room {
  readonly left?: { readonly pkgCnt: number; readonly wgt: string } | undefined;
  readonly vehicle?: { readonly vhclNo: string; readonly tonG: string } | undefined;
}

/**
 * No package is carried that was not declared. A weight beyond what is left, or beyond the tons of the vehicle, is asked about:
 * it may be mistyped, but parts of a cargo are rounded, and what other trips took may leave packages without weight.
 */
export function loadProblems({ pkgCnt, wgt }: Pick<Plan, 'pkgCnt' | 'wgt'>, { left, vehicle }: Room): Problem[] {
  const problems: Problem[] = [];
  if (left && Number(pkgCnt ?? 0) > left.pkgCnt)
    problems.push({
      ...over,
      field: 'pkgCnt',
      text: 'planOverCargo',
      args: [grouped(String(Math.max(0, left.pkgCnt)))],
    });
  if (left && figure(wgt).gt(left.wgt)) {
    const rest = figure(left.wgt).lt(0) ? '0' : left.wgt;
    problems.push({ code: 'E_RANGE', field: 'wgt', text: 'planOverWeight', args: [grouped(rest)], warn: true });
  } else if (vehicle && figure(wgt).gt(figure(vehicle.tonG).times(1000))) {
    const args = [vehicle.vhclNo, grouped(figure(vehicle.tonG).toFixed())];
    problems.push({ code: 'E_RANGE', field: 'wgt', text: 'planOverLoad', args, warn: true });
  }
  return problems;
}
