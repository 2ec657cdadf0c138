/** Columns of a grid as the record wants them: what they are called above, and which stand behind the others. Pure. */
import type { Field, Values } from '../../../../core/field.ts';
import { isEmpty } from '../../../../fields/parsed.ts';
import { foreignType } from '../../../../fields/decimal/index.ts';
import type { RowsField } from '../../../../fields/rows/index.ts';
import { gridColumns, rowName } from '../../../../record/resource.ts';
import { measureOf } from '../../../../record/sums.ts';

/** "Amount (foreign)" in a record whose currency is known: "Amount USD". Undefined where its label says all. */
export function headIn(
  field: RowsField,
  name: string,
  label: string,
  { mark, currency }: { readonly mark: string; readonly currency: unknown },
): string | undefined {
  const columns = gridColumns(field);
  const ofRecord = columns[name]?.type === foreignType.type && measureOf(columns, name) === undefined;
  if (!ofRecord || typeof currency !== 'string' || !currency || !label.endsWith(mark)) return undefined;
  return `${label.slice(0, -mark.length)} ${currency}`;
}

/**
 * Names of the columns that stand behind: those the rules say, and, where nobody types and room is short by them, columns
 * of words that say nothing in any row.
 */
export function namesBehind(
  field: RowsField,
  said: readonly string[],
  rows: readonly Values[],
  isLocked: boolean,
): readonly string[] {
  if (said.length === 0 || !isLocked || rows.length === 0) return said;
  const isWordless = ([name, one]: [string, Field]) =>
    one.type === 'text' && name !== rowName(field) && rows.every((row) => isEmpty(row[name]));
  return [
    ...said,
    ...Object.entries(gridColumns(field))
      .filter(isWordless)
      .map(([name]) => name),
  ];
}

/** Columns with those behind after the others, each part in its order. */
export const placed = <C extends { readonly behind?: boolean }>(columns: readonly C[]): readonly C[] => [
  ...columns.filter(({ behind }) => !behind),
  ...columns.filter(({ behind }) => behind),
];
