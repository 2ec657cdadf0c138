/** Values as the form holds them: the record of the wire, its grids under `{grid}List`, rows with a key of their own. */
import type { Values } from '../../../../core/field.ts';

/** A detail row. `uid` names a row that has no id yet; `_deleted` marks one that the next save takes away. */
export type Row = Values & { id?: number | null; uid?: string; sortNo?: number | null; _deleted?: boolean };

/** Names a person may change: of the header, and of the rows of each grid. */
export interface Shape {
  readonly header: readonly string[];
  readonly grids: Readonly<Record<string, readonly string[]>>;
}

/** Where the wire keeps the rows of a grid: `charger` → `chargerList`. */
export const listName = (grid: string): string => `${grid}List`;
export const capital = (grid: string): string => grid.charAt(0).toUpperCase() + grid.slice(1);

export const rowsOf = (values: Values | undefined, grid: string): readonly Row[] =>
  (values?.[listName(grid)] as readonly Row[] | undefined) ?? [];
export const liveRows = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => !row._deleted);

/** Key of a row that stays the same while it is sorted, edited and saved. */
export const rowKey = (row: Row): string => (row.id != null ? String(row.id) : (row.uid ?? ''));

let count = 0;
/** A row id of this browser: unlike any number of the database. */
export const newUid = (): string => `n${Date.now().toString(36)}${(count++).toString(36)}`;

const empty = (value: unknown) => value === null || value === undefined || value === '';

/** Two values of the wire mean the same; null, undefined and the empty text are one. */
export function same(a: unknown, b: unknown): boolean {
  if (empty(a) || empty(b)) return empty(a) && empty(b);
  if (a === b) return true;
  if (typeof a === 'object' && typeof b === 'object') return JSON.stringify(a) === JSON.stringify(b);
  return false;
}

/** Live rows numbered from 1 in their order; rows whose number is right keep their identity. */
export function renumber(rows: readonly Row[]): Row[] {
  let next = 0;
  return rows.map((row) => {
    if (row._deleted) return row;
    next += 1;
    return row.sortNo === next ? row : { ...row, sortNo: next };
  });
}

/** Rows in the order of their number (foundations 4.2); those without one keep their place at the end. */
export const sorted = (rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (a.sortNo ?? Infinity) - (b.sortNo ?? Infinity) || 0);
