/** Which boxes of a form stand in one column, below one another. */
import type { FieldBox } from '../../../../core/resource.ts';
import { placed } from './places.ts';
import type { Named } from './places.ts';

export interface NamedBox {
  readonly name: string;
  readonly box: FieldBox;
  readonly fields: readonly Named[];
}

/** Whether the field waits behind "more"; in a folded box it waits in its box. */
export const waits = ({ box }: NamedBox, [, field]: Named): boolean => field.more === true && !box.folded;

const most = 3;

/**
 * In their order, as low as three columns make them. What is declared alone decides: a field that comes or goes
 * moves no box to another place.
 */
export function boxColumns(boxes: readonly NamedBox[]): readonly (readonly NamedBox[])[] {
  let rows = 1;
  let columns = filled(boxes, rows);
  // Boxes of unlike widths stay apart however high the columns may be.
  while (width(columns) > most && rows < 99) columns = filled(boxes, (rows += 1));
  return columns;
}

/** Columns of so many rows; a box that is higher has one for itself. */
function filled(boxes: readonly NamedBox[], rows: number): readonly (readonly NamedBox[])[] {
  const columns: NamedBox[][] = [];
  let left = 0;
  for (const box of boxes) {
    const height = heightOf(box);
    const last = columns.at(-1);
    if (last && height <= left && spanOf(last[0]!) === spanOf(box)) last.push(box);
    else {
      columns.push([box]);
      left = rows;
    }
    left -= height;
  }
  return columns;
}

const width = (columns: readonly (readonly NamedBox[])[]): number =>
  columns.reduce((sum, [first]) => sum + spanOf(first!), 0);

const spanOf = ({ box }: NamedBox): number => box.span ?? 1;

/** Rows of its fields, and its heading. */
function heightOf(one: NamedBox): number {
  const shown = placed(one.fields.filter((field) => !waits(one, field))).length;
  return shown && 1 + (one.box.folded ? 0 : Math.ceil(shown / spanOf(one)));
}
