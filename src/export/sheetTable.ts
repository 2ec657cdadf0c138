/** A sheet as a table on paper: its columns in the proportions of the screen, small where there are many, sums at the end. */
import type { Values } from '../core/field.ts';
import type { PageColumn, PageRow } from '../core/page.ts';
import type { Sheet, SheetColumn } from '../core/files/sheet.ts';
import { typeOf } from '../fields/index.ts';
import { cellText, columnsFor } from './cells.ts';
import { colour, type Drawing } from './page/paper.ts';
import { openTable, type Table } from './page/table.ts';
import { sidePad, type TableLook } from './page/tableColumns.ts';

export type SheetHead = Omit<Sheet, 'rows'>;

export const sheetMargin = 10;
/** Where the first table of a paper begins, and how large its title is, in points. */
export const sheetTop = 20;
export const titleSize = { first: 14, next: 10.5 } as const;
const sizeFor = (pixels: number) => (pixels > 1900 ? 5.5 : pixels > 1300 ? 6.5 : 7.5);

/** The last millimetre that rows may take. */
export const sheetBottom = (paper: Drawing): number => paper.height - 12;

/** Rows of the sheet as the table takes them. */
export function sheetRows(sheet: SheetHead, rows: readonly Values[]): readonly PageRow[] {
  const columns = columnsFor(sheet.columns, 'pdf');
  return rows.map((row) => ({ cells: columns.map((column) => ({ text: cellText(column, row, sheet) })) }));
}

/** Draws title and head; the columns of figures are as wide as the longest of `known` wants it. */
export function openSheetTable(
  paper: Drawing,
  sheet: SheetHead,
  known: readonly PageRow[],
  y: number,
  points: number,
): Table {
  const columns = columnsFor(sheet.columns, 'pdf');
  const size = sizeFor(columns.reduce((sum, { width }) => sum + width, 0));
  const look = {
    x: sheetMargin,
    width: paper.width - 2 * sheetMargin,
    size,
    leading: size * 0.48,
    pad: 0.9,
    bottom: sheetBottom(paper),
    zebra: true,
  };
  paper.text(sheet.title, sheetMargin, y - 5.5, { size: points, bold: true, colour: colour.ink });
  return openTable(
    paper,
    pageColumns(paper, columns, known, look),
    { ...look, top: 12, nextPage: () => paper.nextPage() },
    y,
  );
}

/** Figures are never broken: their columns take what the longest needs, texts share the rest in the screen's proportions. */
function pageColumns(
  paper: Drawing,
  columns: readonly SheetColumn[],
  rows: readonly PageRow[],
  { width, size, pad }: Pick<TableLook, 'width' | 'size' | 'pad'>,
): readonly PageColumn[] {
  const aligns = columns.map(({ field }) => typeOf(field).align);
  const longest = (at: number) =>
    rows.reduce(
      (most, { cells, kind }) => Math.max(most, paper.measure.width(cells[at]!.text, size, kind === 'head')),
      0,
    ) +
    2 * sidePad(pad) +
    0.1;
  const pixels = columns.reduce((sum, column) => sum + column.width, 0);
  const wanted = columns.map((column, at) =>
    aligns[at] === 'right' ? Math.max(longest(at), (column.width / pixels) * width * 0.8) : 0,
  );
  const left = width - wanted.reduce((sum, one) => sum + one, 0);
  const texts = columns.reduce((sum, column, at) => sum + (aligns[at] === 'right' ? 0 : column.width), 0);
  const roomy = left >= 6 * aligns.filter((align) => align !== 'right').length;
  return columns.map((column, at) => {
    const columnWidth = !roomy ? column.width : aligns[at] === 'right' ? wanted[at]! : (column.width / texts) * left;
    return { label: column.label, align: aligns[at]!, width: columnWidth };
  });
}

/** The sums in a row that looks like a heading; empty where nothing is added. */
export function sumRows(sheet: SheetHead): readonly PageRow[] {
  const { sums = {}, words } = sheet;
  const columns = columnsFor(sheet.columns, 'pdf');
  if (!columns.some(({ name }) => sums[name] !== undefined)) return [];
  const wordAt = columns.findIndex(({ name }) => sums[name] === undefined);
  const text = (column: SheetColumn, at: number) =>
    sums[column.name] !== undefined ? cellText(column, sums, sheet) : at === wordAt ? words.sum : '';
  return [{ kind: 'head', cells: columns.map((column, at) => ({ text: text(column, at) })) }];
}
