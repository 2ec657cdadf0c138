/** A sheet as an Excel workbook: one worksheet, a frozen head, typed cells, sums at the end. */
import ExcelJS from 'exceljs';
import type { Sheet } from '../core/files/sheet.ts';
import { freeName, sheetName } from './xlsxLook.ts';
import { addRow, endSheet, sheetViews, startSheet } from './xlsxSheet.ts';

/** Bytes of the workbook, a worksheet for each sheet. */
export async function sheetXlsx(...sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const book = new ExcelJS.Workbook();
  const taken = new Set<string>();
  for (const sheet of sheets) addSheet(book, sheet, freeName(sheetName(sheet.title), taken));
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function addSheet(book: ExcelJS.Workbook, sheet: Sheet, name: string): void {
  const page = book.addWorksheet(name, sheetViews);
  const grid = startSheet(page, sheet);
  for (const row of sheet.rows) addRow(page, grid, row, sheet);
  endSheet(page, grid, sheet.rows.length, sheet);
}
