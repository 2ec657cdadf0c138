/** Sheets too long for memory, written away batch by batch: the same cells as the whole ones. */
import type { Writable } from 'node:stream';
import ExcelJS from 'exceljs';
import type { FileKind, Sheet } from '../core/files/sheet.ts';
import { room, type SheetStream } from './room.ts';
import { headLine, rowLine } from './sheetCsv.ts';
import { freeName, sheetName } from './xlsxLook.ts';
import { addRow, endSheet, sheetViews, startSheet } from './xlsxSheet.ts';

type Head = Omit<Sheet, 'rows'>;
/** `note` stands beside the title where the file has one (number of rows). */
type Open = (sheet: Head, out: Writable, note?: string) => Promise<SheetStream>;

export const openSheetStream: Readonly<Record<FileKind, Open>> = {
  excel: xlsxStream,
  csv: csvStream,
  pdf: async (...given) => (await import('./sheetPdfStream.ts')).pdfStream(...given),
};

async function csvStream(sheet: Head, out: Writable): Promise<SheetStream> {
  out.write(headLine(sheet));
  return {
    rows(batch) {
      out.write(batch.map((row) => rowLine(sheet, row)).join(''));
      return room(out);
    },
    end: async () => void out.end(),
  };
}

async function xlsxStream(sheet: Head, out: Writable): Promise<SheetStream> {
  const book = openBook(out);
  const { rows, end } = book.sheet(sheet);
  return {
    rows,
    async end() {
      await end();
      await book.end();
    },
  };
}

/** A workbook of several sheets, one after the other. `end` of a sheet comes before the next, that of the book ends `out`. */
export function openBook(out: Writable): { sheet(head: Head): SheetStream; end(): Promise<void> } {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const taken = new Set<string>();
  return {
    sheet(head) {
      const page = book.addWorksheet(freeName(sheetName(head.title), taken), sheetViews);
      const grid = startSheet(page, head);
      let count = 0;
      return {
        rows(batch) {
          for (const row of batch) addRow(page, grid, row, head).commit();
          count += batch.length;
          return room(out);
        },
        async end() {
          endSheet(page, grid, count, head);
          page.commit();
        },
      };
    },
    end: () => book.commit(),
  };
}
