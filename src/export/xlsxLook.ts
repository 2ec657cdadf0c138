/** How an exported workbook looks: the same from the browser and from the server. */
import type { Column, Style } from 'exceljs';
import type { FormatContext } from '../core/field.ts';
import type { Sheet, SheetColumn } from '../core/files/sheet.ts';
import { typeOf } from '../fields/index.ts';
import { cellValue, formatOf, type Cell } from './cells.ts';

const ink = 'FF0B2545';
const hairline = { style: 'thin', color: { argb: 'FFDDE3EA' } } as const;

export const headStyle = {
  font: { bold: true, color: { argb: ink } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFEAF1FE' } },
  alignment: { vertical: 'middle', horizontal: 'center' },
  border: { bottom: { style: 'thin', color: { argb: ink } } },
  numFmt: '@',
} as const satisfies Partial<Style>;

export const sumStyle = (numFmt: string): Partial<Style> => ({
  font: { bold: true, color: { argb: ink } },
  border: { top: { style: 'thin', color: { argb: ink } }, bottom: hairline },
  numFmt,
});

/** About seven pixels a character. */
const characters = (pixels: number) => Math.min(80, Math.max(6, Math.round(pixels / 7)));

/** Widths, formats and sides of the columns. */
export const columnStyles = (columns: readonly SheetColumn[], context: FormatContext): Partial<Column>[] =>
  columns.map((column) => ({
    width: characters(column.width),
    style: {
      numFmt: formatOf(column, context),
      alignment: { horizontal: typeOf(column.field).align, vertical: 'top' },
    },
  }));

/** The last row; undefined where nothing is added. The word stands in the first column that has no sum. */
export function sumCells(columns: readonly SheetColumn[], sheet: Omit<Sheet, 'rows'>): Cell[] | undefined {
  const { sums = {} } = sheet;
  if (!columns.some(({ name }) => sums[name] !== undefined)) return undefined;
  const wordAt = columns.findIndex(({ name }) => sums[name] === undefined);
  return columns.map((column, at) =>
    sums[column.name] !== undefined ? cellValue(column, sums, sheet) : at === wordAt ? sheet.words.sum : null,
  );
}

/** A worksheet's name has at most 31 characters and none of \ / ? * [ ] : */
export const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'|'$/g, '')
    .slice(0, 31)
    .trim() || 'Sheet1';

/** Two worksheets may not have one name, in whatever case. */
export function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${name.slice(0, 27)} (${n})`;
  taken.add(free.toLowerCase());
  return free;
}
