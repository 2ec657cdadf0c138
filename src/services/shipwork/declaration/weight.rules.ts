/** The net weights of the lines (란) beside the whole weight of a declaration. Pure. */
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { lansOf, type Lined } from './lines.ts';

interface Weighed {
  readonly totWgt?: string | null;
}

/** Goods weigh no more than they do packed: asked about when it is saved and sent, for customs refuses it. */
export function netAboveTotal(record: Lined<{ readonly netWgt?: string | null }, object> & Weighed): Problem[] {
  const net = sumFigures(lansOf(record).map(({ netWgt }) => netWgt));
  if (!record.totWgt || net.lte(figure(record.totWgt))) return [];
  return [{ code: 'E_SUM', field: 'totWgt', text: 'netAboveTotal', args: [grouped(rnd(net, 2))], warn: true }];
}
