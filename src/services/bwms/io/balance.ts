/** What a report takes of the goods that lie there: what a part of them weighs, and what does not fit (24-bonded-transport-warehouse). Pure. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import type { RecordOf } from '../../../core/record.ts';
import { weightFollowing, type Packed } from '../../shared/bonded/weighed.ts';
import type { ioFields } from './io.fields.ts';

type Taken = Pick<RecordOf<typeof ioFields>, 'splitCd' | 'pkgCnt' | 'grossWgt'>;

/** Packages and kilograms that are left of a cargo, and whether a part of it has gone. */
export interface Balance extends Packed {
  readonly parts: boolean;
}

/** What follows from another number of packages: whole or part, and its weight as long as nobody has weighed it. */
export function partOf(balance: Balance, { pkgCnt, grossWgt }: Taken): Taken {
  const count = pkgCnt ?? 0;
  if (count < 1 || count > balance.pkg || figure(balance.wgt).lte(0)) return {};
  const weight = weightFollowing(balance, count, grossWgt);
  return {
    splitCd: count < balance.pkg ? 'P' : balance.parts ? 'L' : 'A',
    ...(weight !== undefined && { grossWgt: weight }),
  };
}

/** More than is left; a whole or last part that leaves some; a part that leaves packages without weight, or weight without packages. */
export function balanceProblems({ splitCd, pkgCnt, grossWgt }: Taken, { pkg, wgt }: Omit<Balance, 'parts'>): Problem[] {
  const [count, weight] = [pkgCnt ?? 0, figure(grossWgt)];
  if (count > pkg)
    return [
      { code: 'E_BAL', field: 'pkgCnt', text: 'stockShort', args: [pkg, count].map((one) => grouped(String(one))) },
    ];
  if (weight.gt(wgt))
    return [
      { code: 'E_BAL', field: 'grossWgt', text: 'bondedShortWeight', args: [wgt, weight.toFixed(2)].map(grouped) },
    ];
  const left = [pkg - count, weight.minus(wgt).neg()] as const;
  const all = left[0] === 0 && left[1].eq(0);
  if (splitCd !== 'P' && !all)
    return [{ code: 'E_BAL', field: 'splitCd', text: 'bondedLastPart', args: [String(pkg), wgt].map(grouped) }];
  if ((left[0] === 0) !== left[1].eq(0))
    return [
      {
        code: 'E_BAL',
        field: 'grossWgt',
        text: 'bondedPartWeight',
        args: [String(left[0]), left[1].toFixed(2)].map(grouped),
      },
    ];
  return [];
}
