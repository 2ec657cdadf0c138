/** Sheets as a PDF of A4 landscape, made whole: the head on every page, sums at the end. */
import type { Sheet } from '../core/files/sheet.ts';
import { colour, type Fonts, type Paper } from './page/paper.ts';
import { openPaper } from './page/sheetPaper.ts';
import { openSheetTable, sheetBottom, sheetMargin, sheetRows, sheetTop, sumRows, titleSize } from './sheetTable.ts';

/** Bytes of the PDF; `note` stands at the right of the title (number of rows). Further sheets follow below. */
export function sheetPdf(sheets: Sheet | readonly Sheet[], fonts: Fonts, note = ''): Uint8Array<ArrayBuffer> {
  const all = 'rows' in sheets ? [sheets] : sheets;
  const { title, context } = all[0]!;
  const paper = openPaper({ fonts, title, lang: context.lang, landscape: true });
  const right = paper.width - sheetMargin;
  paper.text(note, right, 14.5, { size: 8, colour: colour.quiet, align: 'right' });
  all.reduce((y, sheet, at) => drawSheet(paper, sheet, y, at === 0 ? titleSize.first : titleSize.next), sheetTop);
  paper.everyPage((page, pages) => {
    if (page > 1) paper.text(title, sheetMargin, 9, { size: 7.5, colour: colour.quiet });
    paper.text(`${page} / ${pages}`, right, paper.height - 6, { size: 7.5, colour: colour.quiet, align: 'right' });
  });
  return paper.bytes();
}

/** Title and table from `y`; answers where the next sheet may begin. */
function drawSheet(paper: Paper, sheet: Sheet, y: number, points: number): number {
  if (y + 25 > sheetBottom(paper)) {
    paper.nextPage();
    y = sheetTop;
  }
  const rows = [...sheetRows(sheet, sheet.rows), ...sumRows(sheet)];
  const table = openSheetTable(paper, sheet, rows, y, points);
  table.add(rows);
  return table.end() + 14;
}
