/** What an accident needs, and what a ground needs (24-bonded-transport-warehouse `bwms/io`). */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { ioFields } from './io.fields.ts';

type Io = RecordOf<typeof ioFields>;

/** An accident says how much it struck, and without one there is nothing to say. */
const accidentProblems = ({ accidCd, accidPkgCnt, accidWgt }: Io): Problem[] => {
  const some = (accidPkgCnt ?? 0) > 0 || figure(accidWgt).gt(0);
  if (!accidCd || (accidCd !== 'NONE') === some) return [];
  return accidCd === 'NONE'
    ? [{ code: 'E_RANGE', field: 'accidCd', text: 'bondedAccidentKind' }]
    : [{ code: 'E_REQUIRED', field: 'accidPkgCnt', text: 'bondedAccidentCount' }];
};

export const bondedIoRules: Rules<typeof ioFields> = {
  check: accidentProblems,
  absent: ({ amdReason, splitCd }) => [
    ...namesIf(!amdReason, 'amdPkgCnt', 'amdWgt', 'amdReason'),
    ...namesIf(splitCd === 'A', 'splitSeq'),
  ],
  // A ground that is named says by which paper.
  requiredWhen: ({ ioCd, basisTpCd }) => (ioCd === 'O' && basisTpCd && basisTpCd !== 'ETC' ? ['basisNo'] : []),
};
