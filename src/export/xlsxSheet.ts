/** The parts of a worksheet, the same whether the workbook stands whole in memory or is written away row by row. */
import type ExcelJS from 'exceljs';
import type { Values } from '../core/field.ts';
import type { Sheet, SheetColumn } from '../core/sheet.ts';
import { cellValue, columnsFor } from './cells.ts';
import { columnStyles, headStyle, sumCells, sumStyle } from './xlsxLook.ts';

type Head = Omit<Sheet, 'rows'>;

/** The head stays in sight. */
export const sheetViews: Partial<ExcelJS.AddWorksheetOptions> = { views: [{ state: 'frozen', ySplit: 1 }] };

/** Widths, formats and the head; answers the columns that the file takes. */
export function startSheet(page: ExcelJS.Worksheet, sheet: Head): readonly SheetColumn[] {
  const columns = columnsFor(sheet.columns, 'excel');
  page.columns = columnStyles(columns, sheet.context);
  const head = page.addRow(columns.map(({ label }) => label));
  head.eachCell((cell) => Object.assign(cell, headStyle));
  head.height = 22;
  return columns;
}

export const addRow = (page: ExcelJS.Worksheet, columns: readonly SheetColumn[], row: Values, sheet: Head): ExcelJS.Row =>
  page.addRow(columns.map((column) => cellValue(column, row, sheet)));

/** Sums, and the filter over `count` rows. */
export function endSheet(page: ExcelJS.Worksheet, columns: readonly SheetColumn[], count: number, sheet: Head): void {
  const sums = sumCells(columns, sheet);
  if (sums) page.addRow(sums).eachCell({ includeEmpty: true }, (cell) => Object.assign(cell, sumStyle(cell.numFmt)));
  if (columns.length) page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1 + count, column: columns.length } };
}
