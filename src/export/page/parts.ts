/** Parts of a paper below each other: boxes, tables, pictures, barcodes. What belongs together stays on one page. */
import type { PageBarcode, PageField, PagePart, PagePicture } from '../../core/page.ts';
import type { BarsOf } from './barcode.ts';
import { fitted } from './documentHead.ts';
import { colour, type Drawing } from './paper.ts';
import { drawTable, roomyColumns, startHeight } from './table.ts';

export interface PartsLook {
  readonly x: number;
  readonly width: number;
  /** Where parts must end, and where they begin on a new page. */
  readonly bottom: number;
  readonly top: number;
  readonly bars?: BarsOf | undefined;
}

/** Something of a known height that is drawn from `y` and never cut. */
interface Strip {
  readonly height: number;
  draw(y: number): void;
}

const partGap = 5;
const titleHeight = 7;

/** Draws from `y`; answers where the last part ended. */
export function drawParts(paper: Drawing, parts: readonly PagePart[], look: PartsLook, y: number): number {
  const next = () => {
    paper.nextPage();
    return look.top;
  };
  const room = (at: number, height: number) => (at + height > look.bottom && at > look.top ? next() : at);
  const full = look.bottom - look.top;
  for (const part of parts) {
    const title = part.title ? titleHeight : 0;
    const begin = (at: number, first: number): number => {
      const from = room(at, Math.min(full, title + first));
      if (part.title) drawTitle(paper, part.title, look, from);
      return from + title;
    };
    y += partGap;
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

function drawTitle(paper: Drawing, title: string, { x, width }: PartsLook, y: number): void {
  paper.text(title, x, y + 3.4, { size: 9, bold: true, colour: colour.accent });
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

const labelSize = 7;
const labelHeight = 4.2;
const valueSize = 9;
const leading = 4.2;
const inside = 1.6;

interface Box {
  readonly field: PageField;
  readonly left: number;
  readonly width: number;
  readonly lines: readonly string[];
}

/** Rows of framed fields; one taller than a page goes on in a row of its own. */
function boxRows(
  paper: Drawing,
  columns: number,
  fields: readonly PageField[],
  { x, width }: PartsLook,
  full: number,
): readonly Strip[] {
  const wide = width / columns;
  const rows: Box[][] = [];
  let at = columns;
  for (const field of fields) {
    const span = Math.min(columns, Math.max(1, field.span ?? 1));
    if (at + span > columns) {
      rows.push([]);
      at = 0;
    }
    const room = span * wide - 2 * inside;
    const lines = paper.measure.lines(field.value, room, valueSize, field.strong);
    rows.at(-1)!.push({ field, left: x + at * wide, width: span * wide, lines });
    at += span;
  }
  const most = Math.max(1, Math.floor((full - labelHeight - inside) / leading));
  return rows.flatMap((boxes) => {
    // The last box of a row takes what its neighbours leave.
    const last = boxes.at(-1)!;
    const filled = [...boxes.slice(0, -1), { ...last, width: x + width - last.left }];
    const lines = Math.max(...filled.map((box) => Math.max(box.lines.length, box.field.lines ?? 1)));
    return Array.from({ length: Math.ceil(lines / most) }, (_, part) =>
      boxRow(paper, filled, part * most, Math.min(most, lines - part * most)),
    );
  });
}

function boxRow(paper: Drawing, boxes: readonly Box[], from: number, take: number): Strip {
  const height = labelHeight + take * leading + inside * 0.6;
  return {
    height,
    draw(y) {
      for (const { field, left, width, lines } of boxes) {
        frame(paper, left, y, width, height);
        const room = width - 2 * inside;
        const size = labelSize * Math.min(1, room / Math.max(1, paper.measure.width(field.label, labelSize)));
        paper.text(field.label, left + inside, y + 3.2, { size, colour: colour.quiet });
        lines.slice(from, from + take).forEach((text, n) =>
          paper.text(text, left + inside, y + labelHeight + n * leading + 3.1, {
            size: valueSize,
            ...(field.strong ? { bold: true, colour: colour.ink } : {}),
          }),
        );
      }
    },
  };
}

function frame(paper: Drawing, x: number, y: number, width: number, height: number): void {
  for (const at of [y, y + height]) paper.line(x, at, x + width, at, 0.2, colour.rule);
  for (const at of [x, x + width]) paper.line(at, y, at, y + height, 0.2, colour.rule);
}

const pictureGap = 4;
const tallest = { 2: 80, 3: 60 } as const;
const captionSize = 8;
const captionLeading = 3.8;
/** Millimetres of one pixel at most: 96 to the inch. */
const pixel = 25.4 / 96;

function pictureRows(
  paper: Drawing,
  inRow: 2 | 3,
  pictures: readonly PagePicture[],
  { x, width }: PartsLook,
  full: number,
): readonly Strip[] {
  const wide = (width - (inRow - 1) * pictureGap) / inRow;
  return inRows(pictures, inRow).map((row): Strip => {
    const captions = row.map(({ caption }) => (caption ? paper.measure.lines(caption, wide, captionSize) : []));
    const under = Math.max(...captions.map((lines) => lines.length)) * captionLeading + 1;
    const most = Math.min(tallest[inRow], full - under - pictureGap);
    const sizes = row.map(({ picture }) => picture && pictureSize(picture, wide, most));
    const high = Math.max(...sizes.map((size) => size?.height ?? 24));
    return {
      height: high + under + pictureGap,
      draw(y) {
        row.forEach(({ picture, missing }, at) => {
          const left = x + at * (wide + pictureGap);
          const size = sizes[at];
          if (picture && size)
            paper.picture(picture, left + (wide - size.width) / 2, y + high - size.height, size.width, size.height);
          else {
            frame(paper, left, y, wide, high);
            paper.text(missing, left + wide / 2, y + high / 2 + 1, {
              size: captionSize,
              colour: colour.quiet,
              align: 'center',
            });
          }
          captions[at]!.forEach((text, n) =>
            paper.text(text, left + wide / 2, y + high + 3.8 + n * captionLeading, {
              size: captionSize,
              align: 'center',
            }),
          );
        });
      },
    };
  });
}

/** A picture fills its place as far as its pixels go. */
export function pictureSize(picture: NonNullable<PagePicture['picture']>, maxWidth: number, maxHeight: number) {
  return fitted(picture, Math.min(maxWidth, picture.width * pixel), Math.min(maxHeight, picture.height * pixel));
}

/** Millimetres of a module, as scanners read it well, and of what stands clear beside the bars. */
const modules = { code128: 0.33, qrcode: 0.7 } as const;
const barHeight = 14;
const clear = 4;

function barcodeRows(paper: Drawing, codes: readonly PageBarcode[], { x, width, bars }: PartsLook): readonly Strip[] {
  if (!codes.length) return [];
  if (!bars) throw new Error('a paper with barcodes is set with barsFor');
  const rows: { code: PageBarcode; left: number; wide: number; high: number; module: number }[][] = [];
  let left = width;
  for (const code of codes) {
    const { width: across, height: down } = bars(code);
    const module = Math.min(modules[code.kind], (width - 2 * clear) / across);
    const text = Math.max(
      paper.measure.width(code.text, captionSize),
      paper.measure.width(code.label ?? '', labelSize),
    );
    const wide = Math.min(width, Math.max(across * module + 2 * clear, text + 2));
    if (left + wide > width) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)!.push({ code, left, wide, module, high: code.kind === 'qrcode' ? down * module : barHeight });
    left += wide + pictureGap;
  }
  return rows.map((row): Strip => {
    const high = Math.max(...row.map((cell) => cell.high));
    const above = row.some(({ code }) => code.label) ? 4 : 0;
    const under = row.map(({ code, wide }) => paper.measure.lines(code.text, wide, captionSize));
    return {
      height: above + high + 1 + Math.max(...under.map((lines) => lines.length)) * captionLeading + 3,
      draw(y) {
        row.forEach(({ code, left: from, wide, module, high: own }, at) => {
          const middle = x + from + wide / 2;
          const { width: across, height: down, outlines } = bars(code);
          if (code.label)
            paper.text(code.label, middle, y + 3, { size: labelSize, colour: colour.quiet, align: 'center' });
          // The bars of a line are as high as they are wanted, those of a square as they are.
          const stretched =
            code.kind === 'qrcode'
              ? outlines
              : outlines.map((outline) =>
                  outline.map(([right, low]) => [right, (low / down) * (own / module)] as const),
                );
          paper.shape(stretched, middle - (across * module) / 2, y + above + high - own, module, colour.bars);
          under[at]!.forEach((text, n) =>
            paper.text(text, middle, y + above + high + 4 + n * captionLeading, { size: captionSize, align: 'center' }),
          );
        });
      },
    };
  });
}

function inRows<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / count) }, (_, row) => all.slice(row * count, (row + 1) * count));
}
