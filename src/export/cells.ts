/** What a cell of an exported sheet holds: figures and days as such, everything else as it reads on the screen. */
import type { Field, FormatContext, Values } from '../core/field.ts';
import type { FileKind, Sheet, SheetColumn } from '../core/files/sheet.ts';
import { typeOf } from '../fields/index.ts';
import { displayName } from '../record/resource.ts';

type Speaks = Pick<Sheet, 'context'>;

/** Columns that this kind of file takes (1-foundations 4.2 "columns flagged not visible for the file type"). */
export const columnsFor = <C extends { readonly field: Field }>(columns: readonly C[], kind: FileKind): readonly C[] =>
  columns.filter(({ field }) => !field.secret && !field.leftOut?.includes(kind));

const blank = (value: unknown) => value === null || value === undefined || value === '';

/** Text of a cell as the screen shows it. */
export function cellText({ name, field }: Pick<SheetColumn, 'name' | 'field'>, row: Values, speaks: Speaks): string {
  const value = row[name];
  if (blank(value)) return '';
  if (field.type === 'ref') return String(row[displayName(name)] ?? value);
  return typeOf(field).format(minute(value, field), field, speaks.context);
}

/** Moments of the audit columns carry seconds, those of fields none. */
const minute = (value: unknown, field: Field) => (field.type === 'dateTime' ? String(value).slice(0, 16) : value);

export type Cell = string | number | Date | null;

/** Value for a workbook. A figure with more digits than a workbook keeps stays a text, so that none is lost. */
export function cellValue(column: SheetColumn, row: Values, speaks: Speaks): Cell {
  const value = row[column.name];
  if (blank(value)) return null;
  const cell = typeOf(column.field).excel(column.field).toCell(minute(value, column.field));
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? cellText(column, row, speaks) : cell;
  if (typeof cell === 'number' && exact(value)) return cell;
  return cut(cellText(column, row, speaks));
}

const exact = (value: unknown) => String(value).replace(/[-.]|^-?0+/g, '').length <= 15;

/** Characters that one cell of a workbook can hold. */
const cellMax = 32_767;
const cut = (text: string) => (text.length > cellMax ? `${text.slice(0, cellMax - 1)}…` : text);

/** Number format of a column; days as the language writes them (1-foundations 9). */
export function formatOf({ field }: SheetColumn, { lang }: FormatContext): string {
  const format = typeOf(field).excel(field).numFmt ?? '@';
  return lang === 'en' && format.startsWith('yyyy-mm-dd') ? format.replace('yyyy-mm-dd', 'mm-dd-yyyy') : format;
}
