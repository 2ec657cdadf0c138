/** The quantity of a line (란) beside those of its models (규격), where both are counted in the same unit. Pure. */
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { lansOf, modelsByLan, type Lined } from './lines.ts';

interface Counted {
  readonly qty?: string | null;
  readonly qtyUnitCd?: string | null;
}

/** Lines whose quantity is not that of their models: asked about, for customs counts some goods otherwise than the invoice. */
export function quantitiesDiffer(record: Lined<Counted, Counted>): Problem[] {
  const models = modelsByLan(record);
  return lansOf(record).flatMap(({ qty, qtyUnitCd }, row): Problem[] => {
    const those = models.get(row) ?? [];
    const counted = Boolean(qty && qtyUnitCd) && those.length > 0;
    if (!counted || !those.every((model) => model.qty && model.qtyUnitCd === qtyUnitCd)) return [];
    const sum = sumFigures(those.map((model) => model.qty));
    if (sum.eq(figure(qty))) return [];
    const args = [String(row + 1), grouped(rnd(sum, 0)), qtyUnitCd!];
    return [{ code: 'E_SUM', grid: 'lan', row, field: 'qty', text: 'lineQtyNotModels', args, warn: true }];
  });
}
