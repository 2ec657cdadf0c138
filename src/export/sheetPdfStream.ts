/** A sheet of any length as PDF, page by page into a stream: the same table as the whole one. */
import type { Writable } from 'node:stream';
import type { PageRow } from '../core/page.ts';
import { openLongPaper } from './page/longPaper.ts';
import { nodeFonts } from './page/nodeFonts.ts';
import { colour } from './page/paper.ts';
import type { Table } from './page/table.ts';
import { room, type SheetStream } from './room.ts';
import { openSheetTable, sheetMargin, sheetRows, sheetTop, sumRows, titleSize, type SheetHead } from './sheetTable.ts';

/** Rows that the widths of the columns are found from, besides the sums; a longer figure further down is set smaller. */
const knownRows = 500;
const small = { size: 7.5, colour: colour.quiet } as const;

/** `note` stands at the right of the title (number of rows). */
export async function pdfStream(sheet: SheetHead, out: Writable, note = ''): Promise<SheetStream> {
  const { title, context } = sheet;
  const paper = openLongPaper(
    out,
    { fonts: await nodeFonts(), title, lang: context.lang, landscape: true },
    (sheetPage, page) => {
      if (page > 1) sheetPage.text(title, sheetMargin, 9, small);
      // The number of all pages comes later: it begins at a fixed place.
      const middle = sheetPage.width - sheetMargin - sheetPage.measure.width(' / 0000', small.size);
      sheetPage.text(String(page), middle, sheetPage.height - 6, { ...small, align: 'right' });
      sheetPage.total(middle, sheetPage.height - 6, small);
    },
  );
  paper.text(note, paper.width - sheetMargin, 14.5, { ...small, size: 8, align: 'right' });
  const sums = sumRows(sheet);
  let waiting: PageRow[] = [];
  let table: Table | undefined;
  const draw = (rows: readonly PageRow[]): void => {
    table ??= openSheetTable(paper, sheet, [...rows, ...sums], sheetTop, titleSize.first);
    table.add(rows);
  };
  return {
    rows(batch) {
      const rows = sheetRows(sheet, batch);
      if (table) draw(rows);
      else waiting.push(...rows);
      if (!table && waiting.length >= knownRows) {
        draw(waiting);
        waiting = [];
      }
      return room(out);
    },
    async end() {
      draw([...waiting, ...sums]);
      table?.end();
      paper.end();
    },
  };
}
