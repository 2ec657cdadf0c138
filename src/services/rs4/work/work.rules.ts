/** Rules of a work order (20-rs4-ship-repair rs4/work): who does it, its days, what its log adds up to. */
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { dayOrder } from '../../shared/checks.ts';
import { logOf, logProblems } from './log.ts';
import type { workFields } from './work.fields.ts';
import { permitMissing } from './permit.ts';

type Work = RecordOf<typeof workFields>;

/** Somebody works on it: it was begun, or hours are in the log. */
const isUnderWay = (record: Work): boolean =>
  record.stCd === 'ING' || record.stCd === 'HOLD' || (record.stCd === 'PLAN' && logOf(record).length > 0);

function compute(record: Work): Work {
  const last = logOf(record).at(-1);
  return {
    ...record,
    realMh: Number(sumFigures(logOf(record).map((row) => row.mh ?? 0))),
    progRt: record.stCd === 'DONE' ? '100.00' : rnd(figure(last?.progRt), 2),
    matl: (record.matl ?? []).map((row) => ({
      ...row,
      purcTot: rnd(figure(row.qty).times(figure(row.purcPrice)), 0),
    })),
  };
}

export const workRules: Rules<typeof workFields> = {
  barred: { start: permitMissing, log: permitMissing, resume: permitMissing },
  compute,
  // Own people or a subcontractor.
  requiredWhen: (record) => (record.teamCd || record.purcClntId ? [] : ['teamCd']),
  check: (record) => [
    ...dayOrder(record, 'planFromDt', 'planToDt'),
    ...logProblems(record),
    ...[(isUnderWay(record) && permitMissing(record)) || []].flat(),
  ],
  absent: (record) => [
    ...namesIf(record.stCd !== 'HOLD', 'reason'),
    ...namesIf(record.stCd !== 'DONE', 'doneQty', 'realToDt'),
    ...namesIf(!record.realFromDt, 'realFromDt'),
  ],
};
