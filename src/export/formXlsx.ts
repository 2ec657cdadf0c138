/** A form of an authority as a workbook: its head at the line where the authority looks for it, below it the rows, figures as figures. */
import ExcelJS from 'exceljs';
import type { AuthorityForm } from '../core/messages.ts';
import { headStyle, sheetName } from './xlsxLook.ts';

/** A figure that a workbook cannot hold to the last digit stays text. */
function cellOf(value: string, figure: boolean): string | number | null {
  if (value === '') return null;
  const number = Number(value);
  return figure && Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : value;
}

export async function formXlsx({ title, linesAbove, columns, rows }: AuthorityForm): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet(sheetName(title), { views: [{ state: 'frozen', ySplit: linesAbove + 1 }] });
  page.columns = columns.map(({ head, figure }) => ({
    width: Math.min(30, Math.max(10, [...head].length + 6)),
    style: { numFmt: figure ? 'General' : '@' },
  }));
  page.getCell(1, 1).value = title;
  const head = page.getRow(linesAbove + 1);
  head.values = columns.map((column) => column.head);
  head.eachCell((cell) => Object.assign(cell, headStyle));
  for (const [at, cells] of rows.entries())
    page.getRow(linesAbove + 2 + at).values = cells.map((cell, column) =>
      cellOf(cell, columns[column]?.figure ?? false),
    );
  return new Uint8Array(await book.xlsx.writeBuffer());
}
