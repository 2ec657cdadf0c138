/** A sheet as an Excel workbook: one worksheet, a frozen head, typed cells, sums at the end. */
import ExcelJS from 'exceljs';
import type { Sheet } from '../core/files/sheet.ts';
import { sheetName } from './xlsxLook.ts';
import { addRow, endSheet, sheetViews, startSheet } from './xlsxSheet.ts';

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
  const page = book.addWorksheet(name, sheetViews);
  const grid = startSheet(page, sheet);
  for (const row of sheet.rows) addRow(page, grid, row, sheet);
  endSheet(page, grid, sheet.rows.length, sheet);
}
