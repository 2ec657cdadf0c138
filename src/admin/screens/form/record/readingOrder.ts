/** What is wrong in the order in which the form is read: fields as they stand, then each grid by rows, each row by columns. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { gridColumns, grids, listKey } from '../../../../record/resource.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import { fieldGroups } from '../inputs/groups.ts';
import type { FormProblem } from '../model/problems.ts';
import { rowsOf } from '../model/values.ts';

type Place = readonly [part: number, row: number, column: number];

export function inReadingOrder(problems: readonly FormProblem[], resource: Resource, values: Values): FormProblem[] {
  const { main, boxes, more } = fieldGroups(resource);
  const fields = [...main, ...boxes.flatMap((box) => box.fields), ...more].map(([name]) => name);
  const ofGrids = Object.entries(grids(resource)).map(([grid, field]) => ({
    grid,
    columns: Object.keys(gridColumns(field)),
    rows: keysLater(values, listKey(grid, field)),
  }));
  // What is said of a whole grid or row stands before its cells; what has no place comes first.
  const placeOf = ({ grid, row, field = '' }: FormProblem): Place => {
    if (grid === undefined) return [-1, -1, fields.indexOf(field)];
    const part = ofGrids.findIndex((one) => one.grid === grid);
    const { rows, columns } = ofGrids[part] ?? {};
    return [part, row === undefined ? -1 : (rows?.().get(row) ?? -1), columns?.indexOf(field) ?? -1];
  };
  return problems
    .map((problem) => [placeOf(problem), problem] as const)
    .toSorted(([a], [b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(([, problem]) => problem);
}

/** Where rows stand, counted once somebody asks: most grids have nothing wrong. */
function keysLater(values: Values, list: string): () => ReadonlyMap<string, number> {
  let found: ReadonlyMap<string, number> | undefined;
  return () => (found ??= new Map(rowsOf(values, list).map((row, at) => [rowKey(row), at])));
}
