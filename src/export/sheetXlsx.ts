/** A sheet as an Excel workbook: one worksheet, a frozen head, typed cells, sums at the end. */
import ExcelJS from 'exceljs';
import type { Sheet } from '../core/sheet.ts';
import { cellValue, columnsFor } from './cells.ts';
import { columnStyles, headStyle, sheetName, sumCells, sumStyle } from './xlsxLook.ts';

/** Bytes of the workbook. */
export async function sheetXlsx(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheetName(sheet.title), { views: [{ state: 'frozen', ySplit: 1 }] });
  const columns = columnsFor(sheet.columns, 'excel');
  page.columns = columnStyles(columns, sheet.context);
  const head = page.addRow(columns.map(({ label }) => label));
  head.eachCell((cell) => Object.assign(cell, headStyle));
  head.height = 22;
  for (const row of sheet.rows) page.addRow(columns.map((column) => cellValue(column, row, sheet)));
  const sums = sumCells(columns, sheet);
  if (sums) page.addRow(sums).eachCell({ includeEmpty: true }, (cell) => Object.assign(cell, sumStyle(cell.numFmt)));
  if (columns.length) page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1 + sheet.rows.length, column: columns.length } };
  return new Uint8Array(await book.xlsx.writeBuffer());
}
