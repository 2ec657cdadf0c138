/** What a pasted table would do to a grid, told before it is done. Pure. */
import { heightOf, widthOf } from './selection.ts';
import type { Rect } from './selection.ts';
import type { ReadCell, Table } from './clipboard.ts';

/** lands = is taken; same = changes nothing; closed = not to be written; bad = no value of its column. */
export type Verdict = 'lands' | 'same' | 'closed' | 'bad';

export interface PlannedCell {
  readonly row: number;
  readonly col: number;
  readonly text: string;
  /** Value to be stored; of a bad cell its text. */
  readonly value: unknown;
  readonly verdict: Verdict;
}
export interface PastePlan {
  readonly rect: Rect;
  readonly cells: readonly (readonly PlannedCell[])[];
  /** Rows to be added at the end. */
  readonly added: number;
  /** Columns and rows of the table that have no place. */
  readonly lostCols: number;
  readonly lostRows: number;
  /** Cells, by verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
}

export interface ReadValue {
  readonly value: unknown;
  readonly bad?: boolean | undefined;
  readonly blank?: boolean;
}

export interface PasteTarget {
  readonly rows: number;
  readonly cols: number;
  /** Rows that the grid may have; no more than there are when none may be added. */
  readonly maxRows: number;
  /** `row` beyond the grid asks about a new row. `line` is what the table brings for it, from the left of the selection. */
  readonly isOpen: (row: number, col: number, line: readonly ReadValue[]) => boolean;
  readonly same: (row: number, col: number, value: unknown) => boolean;
  /** Value of a cell in this column; `bad` when it has none, `blank` when it is nothing. */
  readonly read: (cell: ReadCell, col: number) => ReadValue;
}

/** A table over a selection that it fills evenly is repeated, as one value is over all of a range. */
export function spread(table: Table, over: Rect): Table {
  const [height, width] = [table.length, table[0]?.length ?? 0];
  if (height === 0 || width === 0) return table;
  const down = heightOf(over) % height === 0 ? Math.max(heightOf(over), height) : height;
  const across = widthOf(over) % width === 0 ? Math.max(widthOf(over), width) : width;
  return Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (_none, x) => table[y % height]![x % width]!),
  );
}

/** Plans a table at the top left corner of `over`. */
export function planPaste(table: Table, over: Rect, target: PasteTarget): PastePlan {
  const filled = spread(table, over);
  const width = Math.min(filled[0]?.length ?? 0, target.cols - over.left);
  const height = Math.min(filled.length, Math.max(target.maxRows, target.rows) - over.top);
  const counts: Record<Verdict, number> = { lands: 0, same: 0, closed: 0, bad: 0 };
  const cells = filled.slice(0, height).map((line, y) => {
    const values = line.slice(0, width).map((cell, x) => target.read(cell, over.left + x));
    return values.map((read, x): PlannedCell => {
      const [row, col] = [over.top + y, over.left + x];
      const stands = row < target.rows && target.same(row, col, read.value);
      const verdict = verdictOf(read, stands, row >= target.rows, () => target.isOpen(row, col, values));
      counts[verdict] += 1;
      return { row, col, text: line[x]!.text, value: read.value, verdict };
    });
  });
  return {
    rect: { top: over.top, left: over.left, bottom: over.top + height - 1, right: over.left + width - 1 },
    cells,
    added: Math.max(0, over.top + height - target.rows),
    lostCols: (filled[0]?.length ?? 0) - width,
    lostRows: filled.length - height,
    counts,
  };
}

function verdictOf({ bad, blank }: ReadValue, stands: boolean, added: boolean, isOpen: () => boolean): Verdict {
  if (!isOpen()) return blank || stands ? 'same' : 'closed';
  if (bad) return 'bad';
  // A new row keeps its defaults where the table says nothing.
  if (blank && added) return 'same';
  return stands ? 'same' : 'lands';
}

/** True when everything finds its place, so that nobody has to be asked. */
export const fits = (plan: PastePlan): boolean =>
  plan.lostCols === 0 && plan.lostRows === 0 && plan.counts.closed === 0 && plan.counts.bad === 0;

/** The cells to be written, in their order; those that are bad only when wanted. */
export const landing = (plan: PastePlan, withBad: boolean): readonly PlannedCell[] =>
  plan.cells.flatMap((row) => row.filter(({ verdict }) => verdict === 'lands' || (withBad && verdict === 'bad')));
