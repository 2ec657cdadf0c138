/** A sheet as PDF: A4 landscape, the columns of the screen in their proportions, the head on every page, sums at the end. */
import type { PageColumn, PageRow } from '../core/page.ts';
import type { Sheet, SheetColumn } from '../core/sheet.ts';
import { typeOf } from '../fields/index.ts';
import { cellText, columnsFor } from './cells.ts';
import { colour, openPaper, type Fonts, type Paper } from './page/paper.ts';
import { drawTable, sidePad } from './page/table.ts';

const margin = 10;
const top = 20;
/** Points of the text: smaller where many columns share the page. */
const sizeFor = (pixels: number) => (pixels > 1900 ? 5.5 : pixels > 1300 ? 6.5 : 7.5);

/** Bytes of the PDF; `note` stands at the right of the title (day, number of rows). Further sheets follow below. */
export function sheetPdf(sheets: Sheet | readonly Sheet[], fonts: Fonts, note = ''): Uint8Array<ArrayBuffer> {
  const all = 'rows' in sheets ? [sheets] : sheets;
  const { title, context } = all[0]!;
  const paper = openPaper({ fonts, title, lang: context.lang, landscape: true });
  paper.text(note, paper.width - margin, 14.5, { size: 8, colour: colour.quiet, align: 'right' });
  all.reduce((y, sheet, at) => drawSheet(paper, sheet, y, at === 0 ? 14 : 10.5), top);
  paper.everyPage((page, pages) => {
    if (page > 1) paper.text(title, margin, 9, { size: 7.5, colour: colour.quiet });
    paper.text(`${page} / ${pages}`, paper.width - margin, paper.height - 6, { size: 7.5, colour: colour.quiet, align: 'right' });
  });
  return paper.bytes();
}

/** Title and table from `y`; answers where the next sheet may begin. */
function drawSheet(paper: Paper, sheet: Sheet, y: number, titleSize: number): number {
  const columns = columnsFor(sheet.columns, 'pdf');
  const size = sizeFor(columns.reduce((sum, { width }) => sum + width, 0));
  const bottom = paper.height - 12;
  const look = { x: margin, width: paper.width - 2 * margin, size, leading: size * 0.48, pad: 0.9, bottom, zebra: true };
  if (y + 25 > bottom) {
    paper.nextPage();
    y = top;
  }
  paper.text(sheet.title, margin, y - 5.5, { size: titleSize, bold: true, colour: colour.ink });
  const sums = sumRow(columns, sheet);
  const own = sheet.rows.map((row): PageRow => ({ cells: columns.map((column) => ({ text: cellText(column, row, sheet) })) }));
  const rows = sums ? [...own, sums] : own;
  return drawTable(paper, pageColumns(paper, columns, rows, look), rows, { ...look, top: 12, nextPage: () => paper.nextPage() }, y) + 14;
}

/** Figures are never broken: their columns take what the longest needs, texts share the rest in the screen's proportions. */
function pageColumns(
  paper: Paper,
  columns: readonly SheetColumn[],
  rows: readonly PageRow[],
  { width, size, pad }: { readonly width: number; readonly size: number; readonly pad: number },
): readonly PageColumn[] {
  const aligns = columns.map(({ field }) => typeOf(field).align);
  const longest = (at: number) =>
    rows.reduce((most, { cells, kind }) => Math.max(most, paper.measure.width(cells[at]!.text, size, kind === 'head')), 0) + 2 * sidePad(pad) + 0.1;
  const pixels = columns.reduce((sum, column) => sum + column.width, 0);
  const wanted = columns.map((column, at) => (aligns[at] === 'right' ? Math.max(longest(at), (column.width / pixels) * width * 0.8) : 0));
  const left = width - wanted.reduce((sum, one) => sum + one, 0);
  const texts = columns.reduce((sum, column, at) => sum + (aligns[at] === 'right' ? 0 : column.width), 0);
  const roomy = left >= 6 * aligns.filter((align) => align !== 'right').length;
  return columns.map((column, at) => {
    const own = !roomy ? column.width : aligns[at] === 'right' ? wanted[at]! : (column.width / texts) * left;
    return { label: column.label, align: aligns[at]!, width: own };
  });
}

/** The sums in a row that looks like a heading; undefined where nothing is added. */
function sumRow(columns: readonly SheetColumn[], sheet: Sheet): PageRow | undefined {
  const { sums = {}, words } = sheet;
  if (!columns.some(({ name }) => sums[name] !== undefined)) return undefined;
  const wordAt = columns.findIndex(({ name }) => sums[name] === undefined);
  const text = (column: SheetColumn, at: number) =>
    sums[column.name] !== undefined ? cellText(column, sums, sheet) : at === wordAt ? words.sum : '';
  return { kind: 'head', cells: columns.map((column, at) => ({ text: text(column, at) })) };
}
