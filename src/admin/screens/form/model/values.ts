/** Values of a form: the record of the wire, its grids under `{grid}List`; react-hook-form holds the rows of each as one value. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { gridAbove, linkUidOf } from '../../../../record/below.ts';
import { changeKeys, storedFields, gridFiles, grids, headerFields, listKey } from '../../../../record/resource.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { Rows } from '../../../../sheet/Rows.ts';
import type { ChangeKeys, Fields } from '../../../../record/resource.ts';

/** A grid of the form: where its rows stand, under which names changes are sent, what a person may change in a row. */
export interface GridShape {
  readonly list: string;
  readonly changes: ChangeKeys;
  readonly names: readonly string[];
  /** Its file columns: a save sends them apart. */
  readonly files: readonly string[];
  /** The grid that its rows belong to. */
  readonly above?: string;
  /** Everything that can change in a row. */
  readonly all: readonly string[];
}
/** What a person may change: names of the header, and the grids by their declared name. */
export interface Shape {
  readonly header: readonly string[];
  readonly grids: Readonly<Record<string, GridShape>>;
}

/** What may be sent of a resource; computed fields are the server's, grids of the system's rows stay out. */
export function shapeOf(resource: Resource): Shape {
  const sent = (fields: Fields) => Object.keys(fields).filter((name) => !fields[name]!.computed);
  const open = Object.entries(grids(resource)).filter(([, rows]) => !rows.readOnly);
  const shapes = open.map(([grid, rows]): [string, GridShape] => {
    const [names, files] = [[...sent(storedFields(rows)), ...linkUidOf(rows)], Object.keys(gridFiles(rows))];
    const above = gridAbove(rows);
    const all = [...names, ...files];
    const named = { list: listKey(grid, rows), changes: changeKeys(grid, rows), names, files, all };
    return [grid, above === undefined ? named : { ...named, above }];
  });
  return { header: sent(headerFields(resource)), grids: Object.fromEntries(shapes) };
}

/** Rows of a record, by the key of their list (`chargerList`). */
export const rowsOf = (values: Values | undefined, list: string): readonly Row[] =>
  (values?.[list] as readonly Row[] | undefined) ?? [];

export const gridOf = (values: Values | undefined, list: string): Rows => Rows.of(rowsOf(values, list));

/** Values for react-hook-form to hold: the rows of a grid as one value. */
export function heldOf(resource: Resource, values: Values): Values {
  const lists = Object.entries(grids(resource)).map(([grid, rows]) => listKey(grid, rows));
  const held = lists.filter((list) => list in values).map((list) => [list, gridOf(values, list)]);
  return { ...values, ...Object.fromEntries(held) };
}

/** The record that held values stand for. */
export const plainOf = (held: Values): Values =>
  Object.fromEntries(Object.entries(held).map(([name, value]) => [name, value instanceof Rows ? value.list : value]));
