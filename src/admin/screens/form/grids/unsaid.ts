/** Columns of a grid that would stand empty. Pure. */
import type { Field, Values } from '../../../../core/field.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { isRows } from '../../../../fields/rows/index.ts';

/** What rows that are only read are called by, as long as none of them says anything: their columns are the rest. */
export function unsaid(field: Field, rows: readonly Values[]): readonly string[] {
  if (!isRows(field) || !field.readOnly || !field.name || rows.length === 0) return [];
  const { name } = field;
  return rows.every((row) => isEmpty(row[name])) ? [name] : [];
}
