/** A sheet as CSV with a byte order mark. */
import type { Values } from '../core/field.ts';
import type { Sheet } from '../core/files/sheet.ts';
import { cellText, columnsFor } from './cells.ts';
import { csvLine, csvMark, csvOf } from './csv.ts';

type Head = Omit<Sheet, 'rows'>;

export const headLine = (sheet: Head): string =>
  csvMark + csvLine(columnsFor(sheet.columns, 'csv').map(({ label }) => label));

export const rowLine = (sheet: Head, row: Values): string =>
  csvLine(columnsFor(sheet.columns, 'csv').map((column) => cellText(column, row, sheet)));

export const sheetCsv = (sheet: Sheet): string =>
  csvOf([
    columnsFor(sheet.columns, 'csv').map(({ label }) => label),
    ...sheet.rows.map((row) => columnsFor(sheet.columns, 'csv').map((column) => cellText(column, row, sheet))),
  ]);
