/** What a declaration must hold before it is sent. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { lansOf, modelsByLan, type Lined } from './lines.ts';

interface Sendable extends Lined {
  readonly trnBoxCd?: string | null;
  readonly cntr?: readonly object[] | null;
}

/** Lines, each with a model and an amount. */
export function linesMissing(record: Sendable): Problem[] {
  const lans = lansOf(record);
  if (lans.length === 0) return [{ code: 'E_REQUIRED', grid: 'lan', field: 'lan', text: 'declarationNeedsLine' }];
  const models = modelsByLan(record);
  return lans.flatMap(({ amtFrgn }, row): Problem[] => {
    const args = [String(row + 1)];
    if (!models.has(row))
      return [{ code: 'E_REQUIRED', grid: 'lan', row, field: 'amtFrgn', text: 'lineNeedsModel', args }];
    if (figure(amtFrgn).gt(0)) return [];
    return [{ code: 'E_RANGE', grid: 'lan', row, field: 'amtFrgn', text: 'lineWithoutAmount', args }];
  });
}
