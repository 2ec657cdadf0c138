/** Lines of a purchase that cost nothing: their price may have been forgotten, and an order that is out is not mended. */
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { linesOf } from '../document/document.rules.ts';
import type { purcFields } from './purc.fields.ts';

/** Named at most; of more, that there are more. */
const mostNamed = 5;

/** One warning that names them all. */
export function forNothing(record: RecordOf<typeof purcFields>): Problem[] {
  const names = linesOf(record).flatMap(({ itemNm, purcTot, purcTotFrgn }, row) =>
    figure(purcTot).eq(0) && figure(purcTotFrgn).eq(0) ? [`${row + 1} ${itemNm ?? ''}`.trim()] : [],
  );
  const named = [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ');
  return names.length ? [{ code: 'E_STATE', text: 'purcForNothing', args: [named], warn: true }] : [];
}
