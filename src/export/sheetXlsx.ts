/** A sheet as an Excel workbook: one worksheet, a frozen head, typed cells, sums at the end. */
import ExcelJS from 'exceljs';
import type { Sheet } from '../core/sheet.ts';
import { cellValue, columnsFor } from './cells.ts';
import { columnStyles, headStyle, sheetName, sumCells, sumStyle } from './xlsxLook.ts';

/** Bytes of the workbook, a worksheet for each sheet. */
export async function sheetXlsx(...sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const book = new ExcelJS.Workbook();
  const taken = new Set<string>();
  for (const sheet of sheets) addSheet(book, sheet, freeName(sheetName(sheet.title), taken));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Two worksheets may not have one name, in whatever case. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name.slice(0, 27)} (${n})`;
  taken.add(free.toLowerCase());
  return free;
}

function addSheet(book: ExcelJS.Workbook, sheet: Sheet, name: string): void {
  const page = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  const columns = columnsFor(sheet.columns, 'excel');
  page.columns = columnStyles(columns, sheet.context);
  const head = page.addRow(columns.map(({ label }) => label));
  head.eachCell((cell) => Object.assign(cell, headStyle));
  head.height = 22;
  for (const row of sheet.rows) page.addRow(columns.map((column) => cellValue(column, row, sheet)));
  const sums = sumCells(columns, sheet);
  if (sums) page.addRow(sums).eachCell({ includeEmpty: true }, (cell) => Object.assign(cell, sumStyle(cell.numFmt)));
  if (columns.length) page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1 + sheet.rows.length, column: columns.length } };
}
