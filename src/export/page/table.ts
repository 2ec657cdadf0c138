/** A table over as many pages as it takes: the head repeats, rows stay whole where they can, headings keep their first row. */
import type { PageColumn, PageRow } from '../../core/page.ts';
import { colour, type Colour, type Drawing } from './paper.ts';
import { inTone } from './strips.ts';
import { type TableLook, columnWidths, headSmaller, sidePad } from './tableColumns.ts';

interface Line {
  readonly text: string;
  readonly quiet: boolean;
  /** Points. */
  readonly size: number;
}

interface Laid {
  readonly row: PageRow;
  readonly cells: readonly (readonly Line[])[];
  readonly lines: number;
}

export interface Table {
  /** Draws rows below those that are there. */
  add(rows: readonly PageRow[]): void;
  /** Closes the table; answers where its last row ended. */
  end(): number;
}

/** Draws head and rows from `y`; answers where the last row ended. */
export function drawTable(
  paper: Drawing,
  columns: readonly PageColumn[],
  rows: readonly PageRow[],
  look: TableLook,
  y: number,
): number {
  return paper.tag('Table', () => {
    const table = openTable(paper, columns, look, y);
    table.add(rows);
    return table.end();
  });
}

/** A table whose rows come in batches; its head is drawn at once, from `y`. */
export function openTable(paper: Drawing, columns: readonly PageColumn[], look: TableLook, y: number): Table {
  const widths = columnWidths(columns, look.width);
  const head = headOf(paper, columns, widths, look);
  const full = look.bottom - look.top - head.height;
  let count = 0;
  const turn = (): void => {
    look.nextPage();
    // Whoever hears the table has heard its head.
    y = paper.aside(() => head.draw(look.top));
  };
  y = head.draw(y);
  return {
    add(rows) {
      const laid = rows.map((row) => lay(paper, row, columns, widths, look));
      laid.forEach((laidRow, n) => {
        const need = together(laid, n, look, full);
        if (y + Math.min(need, full) > look.bottom && need <= full) turn();
        const at = (count += 1) - 1;
        for (let from = 0; from < laidRow.lines;) {
          const room = Math.floor((look.bottom - y - 2 * look.pad) / look.leading);
          if (room < 1 || (room < laidRow.lines - from && heightOf(laidRow, look) <= full)) {
            turn();
            continue;
          }
          const take = Math.min(room, laidRow.lines - from);
          y = drawRow(paper, { laidRow, from, take, at }, columns, widths, look, y);
          from += take;
        }
      });
    },
    end() {
      paper.line(look.x, y, look.x + look.width, y, 0.3, look.tone ? inTone[look.tone].ink : colour.ink);
      return y;
    },
  };
}

/** Height that the head takes with what must not be parted from it, as far as a page has room for both. */
export function startHeight(
  paper: Drawing,
  columns: readonly PageColumn[],
  rows: readonly PageRow[],
  look: TableLook,
): number {
  const widths = columnWidths(columns, look.width);
  const firsts = rows.slice(0, rows.findIndex(({ kind }) => kind !== 'head') + 1 || rows.length);
  const laid = firsts.map((row) => lay(paper, row, columns, widths, look));
  const { height } = headOf(paper, columns, widths, look);
  const room = look.bottom - look.top;
  return Math.min(height + together(laid, 0, { ...look, tail: 0 }, room), room);
}

const heightOf = ({ lines }: Laid, { leading, pad }: TableLook) => lines * leading + 2 * pad;

/** Rows that go along with what stands under the last one, so that it never begins a page with a single line. */
const along = 3;

/**
 * Height of a row with what must not be parted from it: the first row under a heading, the last rows with what stands under
 * them; the last one alone where `full` page has no room for more.
 */
function together(laid: readonly Laid[], at: number, look: TableLook, full: number): number {
  let last = at;
  while (last < laid.length - 1 && laid[last]!.row.kind === 'head') last += 1;
  const to = (end: number) => laid.slice(at, end).reduce((sum, row) => sum + heightOf(row, look), 0);
  const need = to(last + 1);
  const isEnd = last >= laid.length - Math.min(along, Math.ceil(laid.length / 2));
  if (!look.tail || !isEnd) return need;
  const whole = to(laid.length) + look.tail;
  return last === laid.length - 1 || whole <= full ? whole : need;
}

function lay(
  paper: Drawing,
  row: PageRow,
  columns: readonly PageColumn[],
  widths: readonly number[],
  { size, pad }: TableLook,
): Laid {
  const bold = row.kind === 'head';
  const cells = row.cells.map(({ text, under }, at) => {
    const room = roomOf(row, widths, at) - 2 * sidePad(pad);
    // A figure is read whole: rather smaller than broken.
    if (columns[at]!.align === 'right')
      return [{ text, quiet: false, size: size * Math.min(1, room / paper.measure.width(text || ' ', size, bold)) }];
    const main = paper.measure.lines(text, room, size, bold).map((one): Line => ({ text: one, quiet: false, size }));
    const more = under
      ? paper.measure.lines(under, room, size - 1).map((one): Line => ({ text: one, quiet: true, size: size - 1 }))
      : [];
    return [...main, ...more];
  });
  return { row, cells, lines: Math.max(1, ...cells.map((lines) => lines.length)) };
}

/** The words of a heading or note run on over the empty cells behind them. */
function roomOf({ kind, cells }: PageRow, widths: readonly number[], at: number): number {
  let room = widths[at]!;
  if (!kind || kind === 'less' || !cells[at]!.text) return room;
  for (let next = at + 1; next < cells.length && !cells[next]!.text; next += 1) room += widths[next]!;
  return room;
}

function headOf(paper: Drawing, columns: readonly PageColumn[], widths: readonly number[], look: TableLook) {
  const { x, width, leading, pad } = look;
  const size = look.size - headSmaller;
  const cells = columns.map(({ label }, at) => paper.measure.lines(label, widths[at]! - 2 * sidePad(pad), size, true));
  const lines = Math.max(1, ...cells.map((cell) => cell.length));
  const height = lines * leading + 2 * pad;
  const draw = (y: number) => {
    const { ink, tint } = look.tone ? inTone[look.tone] : colour;
    paper.fill(x, y, width, height, tint);
    paper.line(x, y, x + width, y, look.tone ? 0.2 : 0.4, ink);
    frameCells(paper, widths, look, y, height);
    let left = x;
    paper.tag('TR', () =>
      columns.forEach((column, at) => {
        const top = y + pad + ((lines - cells[at]!.length) * leading) / 2;
        paper.tag('TH', () =>
          cells[at]!.forEach((text, n) =>
            write(paper, text, left, widths[at]!, top + n * leading, column.align, { ...look, size }, true, ink),
          ),
        );
        left += widths[at]!;
      }),
    );
    paper.line(x, y + height, x + width, y + height, 0.2, look.tone ? ink : colour.rule);
    return y + height;
  };
  return { height, draw };
}

interface Slice {
  readonly laidRow: Laid;
  readonly from: number;
  readonly take: number;
  readonly at: number;
}

function drawRow(
  paper: Drawing,
  { laidRow, from, take, at }: Slice,
  columns: readonly PageColumn[],
  widths: readonly number[],
  look: TableLook,
  y: number,
): number {
  const { row, cells } = laidRow;
  const height = take * look.leading + 2 * look.pad;
  if (row.kind === 'head') paper.fill(look.x, y, look.width, height, colour.zebra);
  else if (look.zebra && at % 2 === 1) paper.fill(look.x, y, look.width, height, colour.zebra);
  const ink = row.kind === 'head' ? colour.ink : row.kind === 'note' ? colour.quiet : colour.text;
  let left = look.x;
  const drawCell = (lines: readonly Line[], column: number): void => {
    const { align } = columns[column]!;
    lines.slice(from, from + take).forEach(({ text, quiet, size }, n) => {
      const top = y + look.pad + n * look.leading;
      // A smaller figure stands on the line of its neighbours.
      const cellLook = { ...look, size, stand: quiet ? size : look.size };
      write(paper, text, left, widths[column]!, top, align, cellLook, row.kind === 'head', quiet ? colour.quiet : ink);
    });
    left += widths[column]!;
  };
  const drawCells = () =>
    cells.forEach((lines, column) => paper.tag('TD', () => drawCell(lines, column), { key: lines }));
  paper.tag('TR', drawCells, { key: laidRow });
  frameCells(paper, widths, look, y, height);
  if (look.tone) paper.line(look.x, y + height, look.x + look.width, y + height, 0.2, inTone[look.tone].ink);
  else paper.line(look.x, y + height, look.x + look.width, y + height);
  return y + height;
}

/** Lines between the cells of a toned table, and at its sides. */
function frameCells(paper: Drawing, widths: readonly number[], look: TableLook, y: number, height: number): void {
  if (!look.tone) return;
  const { ink } = inTone[look.tone];
  let left = look.x;
  for (const width of [0, ...widths]) {
    left += width;
    paper.line(left, y, left, y + height, 0.2, ink);
  }
}

function write(
  paper: Drawing,
  text: string,
  left: number,
  width: number,
  top: number,
  align: PageColumn['align'],
  { size, leading, pad, stand = size }: Pick<TableLook, 'size' | 'leading' | 'pad'> & { readonly stand?: number },
  bold: boolean,
  ink: Colour,
): void {
  const side = sidePad(pad);
  const x = align === 'right' ? left + width - side : align === 'center' ? left + width / 2 : left + side;
  // Baseline: letters stand in the middle of their line.
  paper.text(text, x, top + leading / 2 + stand * 0.352778 * 0.36, { size, bold, colour: ink, align });
}
