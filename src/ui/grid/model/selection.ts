/** Which cells are chosen, and where the keys of a spreadsheet lead. Rows and columns count from 0 over the data. */

export interface Spot {
  readonly row: number;
  readonly col: number;
}
/** Corners of a range, all inclusive. */
export interface Rect {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}
/** `active` takes what is typed; the range reaches from `from` to `to` and holds it. */
export interface Selection {
  readonly active: Spot;
  readonly from: Spot;
  readonly to: Spot;
}
export interface Size {
  readonly rows: number;
  readonly cols: number;
}

export const only = (spot: Spot): Selection => ({ active: spot, from: spot, to: spot });
export const range = (active: Spot, from: Spot, to: Spot): Selection => ({ active, from, to });

export const rectOf = ({ from, to }: Pick<Selection, 'from' | 'to'>): Rect => ({
  top: Math.min(from.row, to.row),
  left: Math.min(from.col, to.col),
  bottom: Math.max(from.row, to.row),
  right: Math.max(from.col, to.col),
});

export const heightOf = (rect: Rect): number => rect.bottom - rect.top + 1;
export const widthOf = (rect: Rect): number => rect.right - rect.left + 1;
export const sameSpot = (a: Spot, b: Spot): boolean => a.row === b.row && a.col === b.col;
export const isSingle = (selection: Selection): boolean => sameSpot(selection.from, selection.to);
export const holds = (rect: Rect, { row, col }: Spot): boolean =>
  row >= rect.top && row <= rect.bottom && col >= rect.left && col <= rect.right;

/** Whole rows, the keyboard staying in the first of them. */
export const rowsBetween = (a: number, b: number, cols: number): Selection =>
  range({ row: a, col: 0 }, { row: a, col: 0 }, { row: b, col: Math.max(cols - 1, 0) });

/** Everything; the keyboard stays where it is. */
export const everything = (active: Spot, { rows, cols }: Size): Selection =>
  range(active, { row: 0, col: 0 }, { row: rows - 1, col: cols - 1 });

const between = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** The selection inside a grid that has shrunk; undefined when nothing is left. */
export function clamped(selection: Selection, { rows, cols }: Size): Selection | undefined {
  if (rows === 0 || cols === 0) return undefined;
  const inside = ({ row, col }: Spot): Spot => ({ row: between(row, rows - 1), col: between(col, cols - 1) });
  return range(inside(selection.active), inside(selection.from), inside(selection.to));
}

export interface Field extends Size {
  /** Rows that a page key turns. */
  readonly page: number;
  readonly filled: (spot: Spot) => boolean;
}

const steps: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
};

/** Where a key leads from a cell; undefined for keys that do not move. `jump` = Ctrl is held. */
export function moved(spot: Spot, key: string, jump: boolean, field: Field): Spot | undefined {
  const { rows, cols, page } = field;
  const [lastRow, lastCol] = [rows - 1, cols - 1];
  const step = steps[key];
  if (step && jump) return jumped(spot, step, field);
  if (step) return { row: between(spot.row + step.row, lastRow), col: between(spot.col + step.col, lastCol) };
  if (key === 'Home') return { row: jump ? 0 : spot.row, col: 0 };
  if (key === 'End') return { row: jump ? lastRow : spot.row, col: lastCol };
  if (key === 'PageUp') return { row: between(spot.row - page, lastRow), col: spot.col };
  if (key === 'PageDown') return { row: between(spot.row + page, lastRow), col: spot.col };
  return undefined;
}

/** Ctrl with an arrow: to the end of a filled stretch, or over a gap to the next filled cell, or to the edge. */
function jumped(start: Spot, step: Spot, { rows, cols, filled }: Field): Spot {
  const next = ({ row, col }: Spot): Spot => ({ row: row + step.row, col: col + step.col });
  const inside = ({ row, col }: Spot) => row >= 0 && col >= 0 && row < rows && col < cols;
  let at = start;
  if (!inside(next(at))) return at;
  const within = filled(at) && filled(next(at));
  while (inside(next(at))) {
    if (within && !filled(next(at))) return at;
    at = next(at);
    if (!within && filled(at)) return at;
  }
  return at;
}

/**
 * Enter goes down and Tab to the right, back with shift; inside a range both run through its cells and begin anew.
 * Undefined: the next place lies behind the grid (Tab at the last cell).
 */
export function walked(selection: Selection, key: 'Enter' | 'Tab', back: boolean, size: Size): Spot | undefined {
  const rect = isSingle(selection) ? undefined : rectOf(selection);
  const box = rect ?? { top: 0, left: 0, bottom: size.rows - 1, right: size.cols - 1 };
  const { row, col } = selection.active;
  const [height, width] = [heightOf(box), widthOf(box)];
  const by = back ? -1 : 1;
  if (key === 'Enter' && !rect) return { row: between(row + by, size.rows - 1), col };
  const place =
    key === 'Enter'
      ? (col - box.left) * height + (row - box.top) + by
      : (row - box.top) * width + (col - box.left) + by;
  const count = height * width;
  if (!rect && (place < 0 || place >= count)) return undefined;
  const at = (place + count) % count;
  return key === 'Enter'
    ? { row: box.top + (at % height), col: box.left + Math.floor(at / height) }
    : { row: box.top + Math.floor(at / width), col: box.left + (at % width) };
}
