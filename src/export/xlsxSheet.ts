/** The parts of a worksheet, the same whether the workbook stands whole in memory or is written away row by row. */
import type ExcelJS from 'exceljs';
import type { Style } from 'exceljs';
import type { Values } from '../core/field.ts';
import type { Sheet, SheetColumn } from '../core/files/sheet.ts';
import { cellValue, columnsFor, formatOf } from './cells.ts';
import { columnStyles, headStyle, sumCells, sumStyle } from './xlsxLook.ts';

type Head = Omit<Sheet, 'rows'>;

/** The head stays in sight. */
export const sheetViews: Partial<ExcelJS.AddWorksheetOptions> = { views: [{ state: 'frozen', ySplit: 1 }] };

/** What every row of a worksheet shares. */
export interface Grid {
  /** Those that the file takes. */
  readonly columns: readonly SheetColumn[];
  readonly styles: readonly Partial<Style>[];
}

/** Widths, formats and the head. */
export function startSheet(page: ExcelJS.Worksheet, sheet: Head): Grid {
  const columns = columnsFor(sheet.columns, 'excel');
  const looks = columnStyles(columns, sheet.context);
  page.columns = looks;
  const head = page.addRow(columns.map(({ label }) => label));
  head.eachCell((cell) => Object.assign(cell, headStyle));
  head.height = 22;
  return { columns, styles: looks.map(({ style = {} }) => style) };
}

export function addRow(page: ExcelJS.Worksheet, { columns, styles }: Grid, values: Values, sheet: Head): ExcelJS.Row {
  const ownCells = columns.map(({ name }) => ownCell(sheet, values, name));
  const row = page.addRow(columns.map((column, at) => ownCells[at]?.value ?? cellValue(column, values, sheet)));
  // Each cell would make a style of its own out of its column's, and the workbook would look every one of them up anew.
  styles.forEach(
    (style, at) => (row.getCell(at + 1).style = ownCells[at] ? { ...style, numFmt: ownCells[at].numFmt } : style),
  );
  return row;
}

/** A figure or a day that stands in a column of texts. */
function ownCell(sheet: Head, values: Values, name: string) {
  const own = sheet.own?.(values, name);
  const value = own && cellValue(own.column, own.row, sheet);
  if (!own || (typeof value !== 'number' && !(value instanceof Date))) return undefined;
  return { value, numFmt: formatOf(own.column, sheet.context) };
}

/** Sums, and the filter over `count` rows. */
export function endSheet(page: ExcelJS.Worksheet, { columns }: Grid, count: number, sheet: Head): void {
  const sums = sumCells(columns, sheet);
  if (sums) page.addRow(sums).eachCell({ includeEmpty: true }, (cell) => Object.assign(cell, sumStyle(cell.numFmt)));
  if (columns.length) page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1 + count, column: columns.length } };
}
