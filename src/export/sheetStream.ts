/** Sheets too long for memory, written away batch by batch: the same cells as the whole ones. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import ExcelJS from 'exceljs';
import type { Values } from '../core/field.ts';
import type { FileKind, Sheet } from '../core/sheet.ts';
import { headLine, rowLine } from './sheetCsv.ts';
import { sheetName } from './xlsxLook.ts';
import { addRow, endSheet, sheetViews, startSheet } from './xlsxSheet.ts';

type Head = Omit<Sheet, 'rows'>;

export interface SheetStream {
  /** Resolves when `out` has room for more. */
  rows(batch: readonly Values[]): Promise<void>;
  /** Writes the sums, and ends `out`. */
  end(): Promise<void>;
}

/** Kinds of files that can be written so; a PDF needs all its rows before its first line. */
export type StreamedKind = Exclude<FileKind, 'pdf'>;

export const openSheetStream: Readonly<Record<StreamedKind, (sheet: Head, out: Writable) => SheetStream>> = { excel: xlsxStream, csv: csvStream };

const room = async (out: Writable): Promise<void> => {
  if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
};

function csvStream(sheet: Head, out: Writable): SheetStream {
  out.write(headLine(sheet));
  return {
    rows(batch) {
      out.write(batch.map((row) => rowLine(sheet, row)).join(''));
      return room(out);
    },
    end: async () => void out.end(),
  };
}

function xlsxStream(sheet: Head, out: Writable): SheetStream {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const page = book.addWorksheet(sheetName(sheet.title), sheetViews);
  const grid = startSheet(page, sheet);
  let count = 0;
  return {
    rows(batch) {
      for (const row of batch) addRow(page, grid, row, sheet).commit();
      count += batch.length;
      return room(out);
    },
    async end() {
      endSheet(page, grid, count, sheet);
      page.commit();
      await book.commit();
    },
  };
}
