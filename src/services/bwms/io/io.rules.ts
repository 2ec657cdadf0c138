/** Which types come in and which go out (40-codes BW_IO_TP: 10 to 40 in, 50 to 90 out), and what an accident needs. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { ioFields } from './io.fields.ts';

type Io = RecordOf<typeof ioFields>;

const firstOut = 50;

const kindProblems = ({ ioCd, ioTpCd }: Io): Problem[] =>
  ioCd && ioTpCd && Number(ioTpCd) >= firstOut !== (ioCd === 'O')
    ? [{ code: 'E_RANGE', field: 'ioTpCd', text: 'bondedIoKind' }]
    : [];

/** An accident says how much it struck, and without one there is nothing to say. */
const accidentProblems = ({ accidCd, accidPkgCnt, accidWgt }: Io): Problem[] => {
  const some = (accidPkgCnt ?? 0) > 0 || figure(accidWgt).gt(0);
  if (!accidCd || (accidCd !== 'NONE') === some) return [];
  return accidCd === 'NONE'
    ? [{ code: 'E_RANGE', field: 'accidCd', text: 'bondedAccidentKind' }]
    : [{ code: 'E_REQUIRED', field: 'accidPkgCnt', text: 'bondedAccidentCount' }];
};

export const bondedIoRules: Rules<typeof ioFields> = {
  check: (record) => [...kindProblems(record), ...accidentProblems(record)],
  absent: ({ amdReason, splitCd }) => [
    ...namesIf(!amdReason, 'amdPkgCnt', 'amdWgt', 'amdReason'),
    ...namesIf(splitCd === 'A', 'splitSeq'),
  ],
  // A ground that is named says by which paper.
  requiredWhen: ({ ioCd, basisTpCd }) => (ioCd === 'O' && basisTpCd && basisTpCd !== 'ETC' ? ['basisNo'] : []),
};
