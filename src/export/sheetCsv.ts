/** A sheet as CSV with a byte order mark. */
import type { Values } from '../core/field.ts';
import type { Sheet } from '../core/files/sheet.ts';
import { typeOf } from '../fields/index.ts';
import { cellText, columnsFor } from './cells.ts';
import { csvLine, csvMark, csvOf } from './csv.ts';

type Head = Omit<Sheet, 'rows'>;

export const headLine = (sheet: Head): string =>
  csvMark + csvLine(columnsFor(sheet.columns, 'csv').map(({ label }) => label));

export const rowLine = (sheet: Head, row: Values): string => csvLine(textsOf(sheet, row));

export const sheetCsv = (sheet: Sheet): string =>
  csvOf([columnsFor(sheet.columns, 'csv').map(({ label }) => label), ...sheet.rows.map((row) => textsOf(sheet, row))]);

/** The plus of a difference goes: with it a figure would be kept from being a formula, and be a text. */
const textsOf = (sheet: Head, row: Values): string[] =>
  columnsFor(sheet.columns, 'csv').map((column) => {
    const text = cellText(column, row, sheet);
    return typeOf(column.field).summable ? text.replace(/^\+/, '') : text;
  });
