/** How wide the columns of a table on paper are: figures find room before words do. */
import type { PageColumn, PageRow, PageTone } from '../../core/page.ts';
import type { Drawing } from './paper.ts';

export interface TableLook {
  readonly x: number;
  readonly width: number;
  /** Points. */
  readonly size: number;
  /** Millimetres between lines of text, and around them. */
  readonly leading: number;
  readonly pad: number;
  /** Where rows must end, and where they begin on a new page. */
  readonly bottom: number;
  readonly top: number;
  /** What has to stand under the last row on the same page, in millimetres. */
  readonly tail?: number;
  readonly zebra?: boolean;
  /** Frames each cell, and colours head and lines. */
  readonly tone?: PageTone | undefined;
  readonly nextPage: () => void;
}

export const sidePad = (pad: number) => Math.max(1, pad * 0.9);

/** Widths of the columns in millimetres; what is left goes to those without one. */
export function columnWidths(columns: readonly PageColumn[], width: number): readonly number[] {
  const fixedWidth = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const open = columns.filter((column) => column.width === undefined).length;
  const scale = open ? 1 : width / fixedWidth;
  return columns.map((column) => (column.width === undefined ? (width - fixedWidth) / open : column.width * scale));
}

/** Millimetres more than figures take, so that columns stand apart. */
const between = 1.2;

/** Points that the head is smaller by. */
export const headSmaller = 0.5;

/** What a column of words keeps at least, in millimetres, when long figures want its room; in a table of smaller type. */
const leastWords = 34;
const leastFine = 15;

/** Type of a table of many columns: its size in points, and millimetres between its lines and around them. */
export const fineType = { size: 6.5, leading: 3.1, pad: 0.85 } as const;

/**
 * Columns of figures as wide as their label and their longest need, those of numbers that stay in one line as wide as the
 * longest, as far as columns without a width can spare it.
 */
export function roomyColumns(
  paper: Drawing,
  columns: readonly PageColumn[],
  rows: readonly PageRow[],
  { width, size, pad }: Pick<TableLook, 'width' | 'size' | 'pad'>,
): readonly PageColumn[] {
  const fine = size <= fineType.size;
  const labelled = (text: string) => paper.measure.width(text, size - headSmaller, true);
  const longest = (at: number) => {
    const { label: name, whole } = columns[at]!;
    // A label of words may take two lines where what stands below does not.
    const label = whole || fine ? Math.max(...name.split(' ').map(labelled)) : labelled(name);
    const second = (under?: string) => (whole && under ? paper.measure.width(under, size - 1) : 0);
    return rows.reduce((most, { cells }) => {
      const { text, under } = cells[at]!;
      return Math.max(most, paper.measure.width(text, size), second(under));
    }, label);
  };
  const wants = columns.map((column, at) =>
    (column.align === 'right' || column.whole) && column.width !== undefined
      ? Math.max(0, longest(at) + 2 * sidePad(pad) + between - column.width)
      : 0,
  );
  const open = columns.filter((column) => column.width === undefined).length;
  const least = fine ? leastFine : leastWords;
  const spare = width - columns.reduce((sum, column) => sum + (column.width ?? least), 0);
  const wanted = wants.reduce((sum, want) => sum + want, 0);
  if (!open || wanted === 0) return columns;
  const share = Math.max(0, Math.min(1, spare / wanted));
  return columns.map((column, at) => (wants[at] ? { ...column, width: column.width! + wants[at] * share } : column));
}
