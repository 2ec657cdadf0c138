/** Writing many cells of a detail grid at once. Pure. */
import type { Filled } from '../../ui/grid/model/fill.ts';
import type { Rect } from '../../ui/grid/model/selection.ts';
import { displayName } from '../../record/resource.ts';
import { liveIn, withoutFiles } from '../../fields/files/entry.ts';
import { isFileColumn } from '../detail.ts';
import type { DetailColumn, TouchedCell } from '../detail.ts';
import { renumber, rowKey, same } from '../editing.ts';
import type { Row } from '../editing.ts';
import type { Stored } from '../paste/readCells.ts';

export interface CellEdit extends Stored {
  /** Place in the list; beyond its end a new row. */
  readonly row: number;
  readonly column: DetailColumn;
}
export interface Edited {
  readonly rows: readonly Row[];
  /** Cells that have changed. */
  readonly touched: readonly TouchedCell[];
}

function written(row: Row, { column, value, name }: CellEdit): Row {
  const { name: key, field } = column;
  if (field.type !== 'ref') return { ...row, [key]: value };
  return { ...row, [key]: value, [displayName(key)]: name ?? null };
}

/** Rows with the cells in them, and new rows at the end where there were none; others stay the same objects. */
export function withCells(rows: readonly Row[], edits: readonly CellEdit[], newRow: () => Row): Edited {
  const next = [...rows];
  const touched: TouchedCell[] = [];
  for (const edit of edits) {
    while (next.length <= edit.row) next.push(newRow());
    const row = next[edit.row]!;
    if (same(row[edit.column.name], edit.value)) continue;
    next[edit.row] = written(row, edit);
    touched.push({ row: rowKey(row), name: edit.column.name });
  }
  return { rows: next.length > rows.length ? renumber(next) : next, touched };
}

function clearedValue(column: DetailColumn, row: Row): unknown {
  if (column.field.type === 'yn') return 'N';
  if (!isFileColumn(column)) return null;
  return withoutFiles(row[column.name], new Set(liveIn(row[column.name]).map(({ fileDetailId }) => fileDetailId)));
}

export type IsOpen = (row: Row, column: DetailColumn) => boolean;

/** Empties the open cells of a range; yes or no becomes no. */
export function cleared(
  rows: readonly Row[],
  rect: Rect,
  columns: readonly DetailColumn[],
  isOpen: IsOpen,
): CellEdit[] {
  const edits: CellEdit[] = [];
  for (let row = rect.top; row <= rect.bottom; row++)
    for (let col = rect.left; col <= rect.right; col++) {
      const [of, column] = [rows[row], columns[col]];
      if (of && column && isOpen(of, column)) edits.push({ row, column, value: clearedValue(column, of), name: null });
    }
  return edits;
}

/**
 * The open cells that filling writes; `read` answers what one cell means in the column of another. Which cells of a row
 * are typed follows from its codes: one that is filled opens or closes those that are filled beside it.
 */
export function filledCells(
  filled: readonly Filled[],
  rows: readonly Row[],
  columns: readonly DetailColumn[],
  isOpen: IsOpen,
  read: (row: Row, from: DetailColumn, to: DetailColumn, series: string | undefined) => Stored,
): CellEdit[] {
  const turned = new Map<number, Row>();
  const isCode = ({ to }: Filled) => columns[to.col]?.field.type === 'code';
  return [...filled.filter(isCode), ...filled.filter((one) => !isCode(one))].flatMap(({ to, from, value }) => {
    const [row, column] = [turned.get(to.row) ?? rows[to.row], columns[to.col]];
    const [source, sourceColumn] = [rows[from.row], columns[from.col]];
    if (!row || !column || !source || !sourceColumn || !isOpen(row, column)) return [];
    const edit = { row: to.row, column, ...read(source, sourceColumn, column, value) };
    if (column.field.type === 'code' && !edit.bad) turned.set(to.row, written(row, edit));
    return [edit];
  });
}

/** Cells in which two states of a list differ, for checking them anew after undo. */
export function differingCells(before: readonly Row[], after: readonly Row[], names: readonly string[]): TouchedCell[] {
  const old = new Map(before.map((row) => [rowKey(row), row]));
  return after.flatMap((row) => {
    const was = old.get(rowKey(row));
    if (!was || was === row) return [];
    return names.filter((name) => !same(was[name], row[name])).map((name) => ({ row: rowKey(row), name }));
  });
}

/** Index of the first row that another state has differently; -1 when none. */
export const firstChange = (before: readonly Row[], after: readonly Row[]): number => {
  const at = after.findIndex((row, index) => row !== before[index]);
  return at >= 0 ? at : after.length < before.length ? after.length - 1 : -1;
};
