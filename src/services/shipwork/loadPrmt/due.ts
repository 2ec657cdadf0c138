/** Until when a permitted loading is done (23-shipwork-customs `doneDueDt`). Pure. */
import { addDays } from '../../../core/dates.ts';
import type { Problem } from '../../../core/problem.ts';
import type { Permit } from './loadPrmt.fields.ts';

/** Days within which a permitted loading is reported (7.8: to be checked with customs). */
const daysToReport = 7;

export const dueFrom = (permitDt: string): string => addDays(permitDt, daysToReport);

/**
 * What is applied for on `today` is permitted no sooner, but a loading that ends later than its due day would stand without
 * a permit. Asked about rather than refused: customs may take days to decide.
 */
export function loadedTooLate({ loadToDtm }: Pick<Permit, 'loadToDtm'>, today: string): Problem[] {
  const due = dueFrom(today);
  return loadToDtm && loadToDtm.slice(0, 10) > due
    ? [
        {
          code: 'E_RANGE',
          field: 'loadToDtm',
          text: 'permitEndsBefore',
          args: [loadToDtm, due, daysToReport],
          warn: true,
        },
      ]
    : [];
}
