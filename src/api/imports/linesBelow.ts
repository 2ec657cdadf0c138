/** Rows of a file that fill a grid and the grids below it: one line of an invoice is a line (란) and a model (규격) of it. */
import type { Values } from '../../core/field.ts';
import type { ReadRow } from './cells.ts';

/** A row of the file: the first of a line, or a further row below the line that began at `of`. */
export interface Parted {
  readonly row: ReadRow;
  readonly of?: number;
  /** What it says of rows below, by grid. */
  readonly below: Readonly<Record<string, Values>>;
}

const ownCells = ({ cells }: ReadRow) => cells.filter(({ column }) => column.grid === undefined);

function belowOf({ cells }: ReadRow): Record<string, Values> {
  const below: Record<string, Values> = {};
  for (const { column, value } of cells) {
    if (column.grid !== undefined) (below[column.grid] ??= {})[column.own] = value;
  }
  return below;
}

const saysOf = (row: ReadRow): string => JSON.stringify(ownCells(row).map(({ column, value }) => [column.own, value]));
const isSound = ({ problems }: ReadRow): boolean => problems.every(({ grid }) => grid !== undefined);

/**
 * A row that says nothing of the line, or the same as the row before, is a further row below that line. `row` of each has
 * the cells of the line alone.
 */
export function parted(rows: readonly ReadRow[]): Parted[] {
  let head: { readonly no: number; readonly says: string } | undefined;
  return rows.map((row): Parted => {
    const below = belowOf(row);
    const says = saysOf(row);
    const alone = { ...row, cells: ownCells(row) };
    const further = Object.keys(below).length > 0 && isSound(row) && (says === '[]' || says === head?.says);
    if (head && further) return { row: alone, of: head.no, below };
    head = { no: row.sent.no, says };
    return { row: alone, below };
  });
}
