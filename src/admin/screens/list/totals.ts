/** Sums of the columns whose sum says something: of all rows from the server, of the chosen ones here. */
import type { Values } from '../../../core/field.ts';
import { decimal, sum } from '../../../core/decimal.ts';
import type { ListColumn } from './columns.ts';

export const totalColumns = (columns: readonly ListColumn[]): readonly ListColumn[] =>
  columns.filter(({ total }) => total);

const amount = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? decimal(value || 0) : decimal(0);
const places = (value: unknown) => (typeof value === 'string' ? (value.split('.')[1]?.length ?? 0) : 0);

/**
 * Exact sum of a column over some rows, as a decimal text with the places of its values. None when the amounts are of
 * several currencies, or of one that the list does not show.
 */
export function sumOf(rows: readonly Values[], { name, currency }: Pick<ListColumn, 'name' | 'currency'>): string | undefined {
  const values = rows.map((row) => row[name]);
  if (currency) {
    const currencies = new Set(rows.filter((row) => !amount(row[name]).eq(0)).map((row) => row[currency]));
    if (currencies.size > 1 || currencies.has(undefined)) return undefined;
  }
  return sum(values.map(amount)).toFixed(Math.max(0, ...values.map(places)));
}
