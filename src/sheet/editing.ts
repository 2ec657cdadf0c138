/** Detail rows while they are edited: what a row is, how it is told apart, and what can be done to the list. Pure. */
import type { Values } from '../core/field.ts';
import { dropIndex, movedBlock, shiftedBlock } from '../ui/grid/model/reorder.ts';

/**
 * A detail row. `uid` names a row that has no id yet; `_deleted` marks one that the next save takes away, `_along` one that
 * goes with its row above; `_grown` is how a row began that nobody asked for, but the Enter that ended the last one.
 */
export type Row = Values & {
  id?: number | null;
  uid?: string;
  sortNo?: number | null;
  _deleted?: boolean;
  _along?: boolean;
  _grown?: Values;
};
/** What a save would do with a row. */
export type RowMark = 'new' | 'changed' | 'deleted';

/** A row that came by itself and in which nobody has done anything: no save takes it along. */
export const isUntouched = (row: Row): boolean =>
  row._grown !== undefined &&
  changedFields(
    row._grown,
    row,
    Object.keys(row).filter((name) => !name.startsWith('_') && name !== 'sortNo'),
  ).length === 0;

/** Rows as they stood before the last one came by itself. */
export const askedFor = (rows: readonly Row[]): readonly Row[] => {
  const last = rows.at(-1);
  return last && isUntouched(last) ? rows.slice(0, -1) : rows;
};

const goes = (row: Row): boolean => row._deleted === true || isUntouched(row);

/** Rows that stay; the same list where all do. */
export const liveRows = (rows: readonly Row[]): readonly Row[] =>
  rows.some(goes) ? rows.filter((row) => !goes(row)) : rows;

/** Key of a row that stays the same while it is sorted, edited and saved. */
export const rowKey = (row: Row): string => (row.id != null ? String(row.id) : (row.uid ?? ''));

const byKey = new WeakMap<readonly Row[], ReadonlyMap<string, Row>>();

/** Rows of a list by their key, laid out once for each list. */
export function rowsByKey(rows: readonly Row[]): ReadonlyMap<string, Row> {
  let rowsOfKeys = byKey.get(rows);
  if (!rowsOfKeys) byKey.set(rows, (rowsOfKeys = new Map(rows.map((row) => [rowKey(row), row]))));
  return rowsOfKeys;
}

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

/** Fields of two records or rows whose value differs. */
export const changedFields = (before: Values, after: Values, names: readonly string[]): string[] =>
  names.filter((name) => !same(before[name], after[name]));

/** `before` is the loaded row of the same key; undefined when nothing would be done. */
export function rowMark(before: Row | undefined, row: Row, names: readonly string[]): RowMark | undefined {
  if (row._deleted) return 'deleted';
  if (!before) return isUntouched(row) ? undefined : 'new';
  if (before === row) return undefined;
  return changedFields(before, row, names).length > 0 ? 'changed' : undefined;
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

/** Rows in the order of their number (foundations 4.2); those without one stay behind in their order. */
export const sorted = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.sortNo ?? Number.MAX_SAFE_INTEGER) - (b.sortNo ?? Number.MAX_SAFE_INTEGER));

const indexOf = (rows: readonly Row[], key: string) => rows.findIndex((row) => rowKey(row) === key);

/** Rows before the one of that key; at the end without a key. */
export function insertRows(rows: readonly Row[], added: readonly Row[], before?: string): Row[] {
  const at = before === undefined ? -1 : indexOf(rows, before);
  return renumber(rows.toSpliced(at < 0 ? rows.length : at, 0, ...added));
}

/** `turned` says what becomes of values that two rows cannot share. */
export type Turned = (name: string, value: unknown) => unknown;

function copyOf(row: Row, computed: readonly string[], turned: Turned): Row {
  const gone = new Set(['id', 'uid', 'version', '_deleted', '_along', ...computed]);
  const copied = Object.entries(row).filter(([name]) => !gone.has(name));
  return { ...Object.fromEntries(copied.map(([name, value]) => [name, turned(name, value)])), uid: newUid() };
}

/** Copies of neighbouring rows below them, without ids and computed values. */
export function copyRows(
  rows: readonly Row[],
  first: number,
  last: number,
  computed: readonly string[],
  turned: Turned = (_, value) => value,
): Row[] {
  const copies = rows.slice(first, last + 1).map((row) => copyOf(row, computed, turned));
  return renumber(rows.toSpliced(last + 1, 0, ...copies));
}

/**
 * Marks saved rows as deleted; rows that were never saved go at once. When all of them are marked already, the marks
 * are taken back.
 */
export function deleteRows(rows: readonly Row[], first: number, last: number): Row[] {
  const among = (index: number) => index >= first && index <= last;
  const back = rows.slice(first, last + 1).every((row) => row._deleted);
  const remaining = rows.filter((row, index) => !among(index) || row.id != null);
  const marked = new Set(rows.slice(first, last + 1));
  return renumber(
    remaining.map((row) => (marked.has(row) && row._deleted !== !back ? { ...row, _deleted: !back } : row)),
  );
}

/** Neighbouring rows one place up (-1) or down (1). */
export const moveRows = (rows: readonly Row[], first: number, last: number, by: -1 | 1): Row[] =>
  renumber(shiftedBlock(rows, first, last, by));

/** Neighbouring rows dropped on another row. */
export const dropRows = (rows: readonly Row[], first: number, last: number, over: number): Row[] =>
  renumber(movedBlock(rows, first, last, dropIndex(first, last, over)));
