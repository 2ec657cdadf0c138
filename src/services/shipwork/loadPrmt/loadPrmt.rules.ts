/** Rules of a loading permit: what foreign goods are kept under, days in their order, what each line is worth. */
import { decimal, rnd } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { dayOrder, overflows } from '../../shared/checks.ts';
import { loadPrmtFields, type Permit } from './loadPrmt.fields.ts';
import { linesOf } from './report.ts';

const isNumber = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value ?? ''));
type Line = ReturnType<typeof linesOf>[number];

const worth = ({ qty, unitPrice }: Line): string | null =>
  isNumber(qty) && isNumber(unitPrice) ? rnd(decimal(String(qty)).times(String(unitPrice)), 0) : null;

/** Lines reckoned, those alone that changed. */
const reckoned = new WeakMap<Line, Line>();
function reckon(line: Line): Line {
  const amt = worth(line);
  if ((line.amt ?? null) === amt) return line;
  const done = reckoned.get(line) ?? { ...line, amt };
  reckoned.set(line, done);
  return done;
}

const { amt } = loadPrmtFields.item.fields;

/** Something is loaded (E_REQUIRED). */
const sendBarred = (permit: Permit): Problem | undefined =>
  linesOf(permit).length ? undefined : { code: 'E_REQUIRED', grid: 'item', field: 'item', text: 'permitNeedsLine' };

export const loadPrmtRules: Rules<typeof loadPrmtFields> = {
  barred: { send: sendBarred },
  compute: (record) => ({ ...record, item: linesOf(record).map(reckon) }),
  requiredWhen: (record) => namesIf(record.goodsTpCd === 'F', 'bondAreaCd', 'cargMtNo'),
  check: (record) => [
    ...dayOrder(record, 'arrDt', 'depDt'),
    ...dayOrder(record, 'loadFromDtm', 'loadToDtm'),
    ...linesOf(record).flatMap((line, row) => overflows({ amt }, line, { grid: 'item', row })),
  ],
  rowHidden: (_grid, record) => namesIf(record.stCd !== 'PERMIT' && record.stCd !== 'DONE', 'realQty'),
  absent: (record) => [
    ...namesIf(!record.permitNo, 'permitNo', 'permitDt', 'doneDueDt'),
    ...namesIf(!record.doneDtm, 'doneDtm'),
    // Goods of the country are kept in no bonded area.
    ...namesIf(record.goodsTpCd === 'D' && !record.bondAreaCd && !record.cargMtNo, 'bondAreaCd', 'cargMtNo'),
  ],
};
