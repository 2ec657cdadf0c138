/** Rows that an import refused, to be mended and read again: wrong cells in red with what is wrong as a note. */
import ExcelJS from 'exceljs';
import type { SheetCell } from '../core/files/importing.ts';
import { headStyle, sheetName } from './xlsxLook.ts';
import { sheetViews } from './xlsxSheet.ts';

export interface ProblemSheet {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly SheetCell[];
    /** Message by index of the cell. */
    readonly wrong: ReadonlyMap<number, string>;
  }[];
}

const bad = {
  font: { bold: true, color: { argb: 'FFB02828' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFDECEC' } },
} as const;

export async function problemXlsx({ title, heads, rows }: ProblemSheet): Promise<Uint8Array<ArrayBuffer>> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheetName(title), sheetViews);
  page.columns = heads.map((head, i) => ({
    width: i === heads.length - 1 ? 80 : Math.min(40, Math.max(12, [...head].length * 2 + 4)),
  }));
  page.addRow([...heads]).eachCell((cell) => Object.assign(cell, headStyle));
  for (const { cells, wrong } of rows) {
    const row = page.addRow([...cells]);
    for (const [at, message] of wrong) {
      const cell = row.getCell(at + 1);
      Object.assign(cell, bad);
      cell.note = message;
    }
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}
