/** Parts of a paper below each other: boxes, tables, pictures, barcodes. What belongs together stays on one page. */
import type { PagePart } from '../../core/page.ts';
import { colour, type Drawing } from './paper.ts';
import { drawTable, startHeight } from './table.ts';
import { roomyColumns } from './tableColumns.ts';
import { inTone, type PartsLook, type Strip } from './strips.ts';
import { boxRows } from './partBoxes.ts';
import { pictureRows } from './partPictures.ts';
import { barcodeRows } from './partBarcodes.ts';

const partGap = 5;

const titleHeight = 7;
const tonedTitleHeight = ({ beside }: PagePart): number => (beside ? 11.5 : 8);

/** Draws from `y`; answers where the last part ended. */
export function drawParts(paper: Drawing, parts: readonly PagePart[], given: PartsLook, y: number): number {
  let look = given;
  const next = () => {
    paper.nextPage();
    return look.top;
  };
  const room = (at: number, height: number) => (at + height > look.bottom && at > look.top ? next() : at);
  const full = look.bottom - look.top;
  for (const part of parts) {
    look = { ...given, tone: part.tone };
    const title = part.title ? (part.tone ? tonedTitleHeight(part) : titleHeight) : 0;
    const begin = (at: number, first: number): number => {
      const from = room(at, Math.min(full, title + first));
      if (part.title && part.tone) drawTonedTitle(paper, part, look, from);
      else if (part.title) drawTitle(paper, part.title, look, from);
      return from + title;
    };
    // A form begins at its head.
    if (part.newPage && y > look.top) y = next();
    else if (!part.joined) y += partGap;
    if (part.kind === 'table') {
      const { table, columns, rows } = tableOf(paper, part.table, look);
      y = begin(y, startHeight(paper, columns, rows, table));
      y = drawTable(paper, columns, rows, table, y);
      continue;
    }
    const strips = stripsOf(paper, part, look, full - title);
    const whole = strips.reduce((sum, { height }) => sum + height, 0);
    // Boxes that fit on one page are read as one form; pictures and barcodes go on line by line.
    const together = part.kind === 'boxes' && title + whole <= full ? whole : (strips[0]?.height ?? 0);
    y = begin(y, together);
    for (const strip of strips) {
      y = room(y, strip.height);
      strip.draw(y);
      y += strip.height;
    }
  }
  return y;
}

/** The name of a half in the middle, and its number below it at the right, in its colour. */
function drawTonedTitle(
  paper: Drawing,
  { title = '', beside = '', tone }: PagePart,
  { x, width }: PartsLook,
  y: number,
) {
  const { ink } = inTone[tone!];
  const base = y + 6;
  paper.tag('H2', () => paper.text(title, x + width / 2, base, { size: 13, bold: true, colour: ink, align: 'center' }));
  if (beside)
    paper.tag('P', () => paper.text(beside, x + width, base + 4.2, { size: 7.5, colour: ink, align: 'right' }));
}

function drawTitle(paper: Drawing, title: string, { x, width }: PartsLook, y: number): void {
  paper.tag('H2', () => paper.text(title, x, y + 3.4, { size: 9, bold: true, colour: colour.accent }));
  paper.line(x, y + 5, x + width, y + 5, 0.2, colour.rule);
}

function tableOf(paper: Drawing, given: Extract<PagePart, { kind: 'table' }>['table'], look: PartsLook) {
  const table = { ...look, size: 8.5, leading: 4, pad: 1.15, nextPage: () => paper.nextPage() };
  return { table, rows: given.rows, columns: roomyColumns(paper, given.columns, given.rows, table) };
}

function stripsOf(
  paper: Drawing,
  part: Exclude<PagePart, { kind: 'table' }>,
  look: PartsLook,
  full: number,
): readonly Strip[] {
  if (part.kind === 'boxes') return boxRows(paper, part.columns, part.fields, look, full);
  if (part.kind === 'pictures') return pictureRows(paper, part.inRow, part.pictures, look, full);
  return barcodeRows(paper, part.codes, look);
}
