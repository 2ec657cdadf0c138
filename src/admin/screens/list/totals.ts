/** Sums of the columns whose sum says something: of all rows from the server, of the chosen ones here. */
import type { Values } from '../../../core/field.ts';
import { decimal, sum } from '../../../core/decimal.ts';
import type { ListColumn } from './columns.ts';

export const totalColumns = (columns: readonly ListColumn[]): readonly ListColumn[] =>
  columns.filter(({ total }) => total);

const amount = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? decimal(value || 0) : decimal(0);
const places = (value: unknown) => (typeof value === 'string' ? (value.split('.')[1]?.length ?? 0) : 0);

/** Exact sum of a column over some rows, as a decimal text with the places of its values. */
export function sumOf(rows: readonly Values[], name: string): string {
  const values = rows.map((row) => row[name]);
  return sum(values.map(amount)).toFixed(Math.max(0, ...values.map(places)));
}
