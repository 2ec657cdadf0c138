/** Sums of quantities with the units they are counted in: each unit by itself, never added to another (00-conventions 1.5). Pure. */
import type { Values } from '../../core/field.ts';
import { sumOf } from '../../record/sums.ts';

/** More of them would tell nobody anything at a glance. */
const mostUnits = 3;

/** By unit, in the order of the rows. Undefined where nothing is counted, in too many units, or in one that is not known. */
export function sumsByUnit(
  rows: readonly Values[],
  name: string,
  measure: string,
): readonly (readonly [unit: string, sum: string])[] | undefined {
  const by = new Map<unknown, Values[]>();
  for (const row of rows) {
    if (!(Math.abs(Number(row[name])) > 0)) continue;
    const rowsOfUnit = by.get(row[measure]);
    if (rowsOfUnit) rowsOfUnit.push(row);
    else by.set(row[measure], [row]);
  }
  const units = [...by.keys()];
  if (units.length === 0 || units.length > mostUnits || units.some((unit) => typeof unit !== 'string' || unit === ''))
    return undefined;
  return [...by].map(([unit, own]) => [String(unit), sumOf(own, name, undefined) ?? '0']);
}
