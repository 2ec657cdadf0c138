/** What follows in the grids below from what was done to the rows of a grid. Pure. */
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { copiedFiles } from '../../../../fields/files/entry.ts';
import { keyAbove } from '../../../../record/below.ts';
import { gridColumns, grids } from '../../../../record/resource.ts';
import { belowKey } from '../../../../core/files/importing.ts';
import { copyRows, newUid, renumber, rowKey, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from '../model/values.ts';
import { gridsBelow } from './gridTree.ts';
import { linkTo, listOf, rowsBelow } from './rowsBelow.ts';

/** Rows as they were and as they are; `act` names what was done. */
export interface Done {
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  readonly act?: string | undefined;
}

/** Rows that came in with rows below them: the lists of the grids below with these, and the rows themselves without. */
export function unpacked(
  resource: Resource,
  values: Values,
  grid: string,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly lists: Values } {
  if (!rows.some((row) => row[belowKey])) return { rows, lists: {} };
  const lists: Values = {};
  for (const lower of gridsBelow(resource, grid)) {
    const brought = rows.flatMap((row) => {
      const along = (row[belowKey] ?? {}) as Readonly<Record<string, readonly Values[]>>;
      return (along[lower] ?? []).map((one): Row => ({ ...one, ...linkTo(grid, row), id: null, uid: newUid() }));
    });
    if (brought.length === 0) continue;
    lists[listOf(resource, lower)] = renumber([...rowsOf(values, listOf(resource, lower)), ...brought]);
  }
  return { lists, rows: rows.map(withoutBelow) };
}

function withoutBelow(row: Row): Row {
  if (!row[belowKey]) return row;
  const { [belowKey]: _along, ...rest } = row;
  return rest;
}

/** What was done to rows of a grid, by key. */
interface Deed {
  readonly gone: ReadonlySet<string>;
  readonly back: ReadonlySet<string>;
  /** Copies by the key of the row that they are of. */
  readonly copies: ReadonlyMap<string, Row>;
}

/**
 * Lists of the grids below that change along: rows below deleted ones go, those that went along come back with them, and
 * copies bring copies.
 */
export const following = (resource: Resource, values: Values, grid: string, done: Done): Values =>
  gridsBelow(resource, grid).length === 0 || done.before === done.after
    ? {}
    : below(resource, values, grid, deedOf(done));

function deedOf({ before, after, act }: Done): Deed {
  const [was, is] = [rowsByKey(before), rowsByKey(after)];
  const gone = before.filter((row) => !row._deleted && (is.get(rowKey(row))?._deleted ?? !is.has(rowKey(row))));
  const back = after.filter((row) => !row._deleted && was.get(rowKey(row))?._deleted);
  return {
    gone: new Set(gone.map(rowKey)),
    back: new Set(back.map(rowKey)),
    copies: act === 'copy' ? copiesIn(was, after) : new Map(),
  };
}

/** Copies stand together, right below the rows that they are of. */
function copiesIn(was: ReadonlyMap<string, Row>, after: readonly Row[]): ReadonlyMap<string, Row> {
  const made = after.flatMap((row, at) => (was.has(rowKey(row)) ? [] : [at]));
  return new Map(made.map((at) => [rowKey(after[at - made.length]!), after[at]!]));
}

function below(resource: Resource, values: Values, grid: string, deed: Deed): Values {
  if (deed.gone.size + deed.back.size + deed.copies.size === 0) return {};
  return Object.assign(
    {},
    ...gridsBelow(resource, grid).map((lower): Values => {
      const rows = rowsOf(values, listOf(resource, lower));
      const [kept, turned] = withTurned(rows, grid, deed);
      const copies = [...deed.copies].flatMap(([key, copy]) =>
        copiesBelow(grids(resource)[lower]!, rowsBelow(rows, grid, key), linkTo(grid, copy)),
      );
      if (turned.gone.size + turned.back.size + copies.length === 0) return {};
      return {
        [listOf(resource, lower)]: renumber([...kept, ...copies.map(([, copy]) => copy)]),
        ...below(resource, values, lower, { ...turned, copies: new Map(copies) }),
      };
    }),
  ) as Values;
}

/** Rows whose row above goes are marked, or gone at once where they were never saved; those marked so come back with it. */
function withTurned(rows: readonly Row[], above: string, deed: Deed): [readonly Row[], Pick<Deed, 'gone' | 'back'>] {
  const gone = new Set<string>();
  const back = new Set<string>();
  const kept = rows.flatMap((row): Row[] => {
    const key = keyAbove(row, above) ?? '';
    if (deed.gone.has(key) && !row._deleted) {
      gone.add(rowKey(row));
      return row.id == null ? [] : [{ ...row, _deleted: true, _along: true }];
    }
    if (deed.back.has(key) && row._along) {
      back.add(rowKey(row));
      const { _along: _, _deleted: _marked, ...rest } = row;
      return [rest];
    }
    return [row];
  });
  return [kept, { gone, back }];
}

/** Copies of rows below a row that was copied, each with the key of the row that it is of. */
function copiesBelow(field: Field, rows: readonly Row[], link: Values): (readonly [string, Row])[] {
  const sources = rows.filter((row) => !row._deleted);
  const columns = Object.entries(gridColumns(field));
  const computed = columns.filter(([, one]) => one.computed).map(([name]) => name);
  const files = new Set(columns.filter(([, one]) => one.type === 'files').map(([name]) => name));
  const turned = (name: string, value: unknown) => (files.has(name) ? copiedFiles(value) : value);
  const copies = copyRows(sources, 0, sources.length - 1, computed, turned).slice(sources.length);
  return sources.map((source, at) => [rowKey(source), { ...copies[at]!, ...link }]);
}
