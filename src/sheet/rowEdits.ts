/** What typing into a cell does to the rows of a grid. */
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import { withCells } from './cells/cellEdits.ts';
import { settled } from './cells/CellEditor.tsx';
import type { Detail, DetailColumn, TouchedCell } from './detail.ts';
import { rowKey, same } from './editing.ts';
import type { Row } from './editing.ts';
import { findReferences, readCell } from './paste/readCells.ts';

interface Now {
  readonly detail: Detail;
  readonly environment: FieldEnvironment;
}

/** A cell was left: its text becomes the value that the type stores. */
export function edited(now: () => Now, next: readonly Row[], indexes: readonly number[], name: string): void {
  const { detail, environment } = now();
  const column = detail.columns.find((one) => one.name === name);
  const [at] = indexes;
  const row = at === undefined ? undefined : next[at];
  if (!column || row === undefined) return;
  const done = { ...row, [name]: settled(column.field, row[name], environment) };
  const old = detail.rows[at!];
  const touched = { row: rowKey(row), name };
  const changes = old === undefined || Object.keys(done).some((key) => !same(old[key], done[key]));
  detail.onChange(changes ? next.map((one, index) => (index === at ? done : one)) : detail.rows, touched);
  if (column.field.type === 'ref' && typeof done[name] === 'string') void named(now, touched, column, done[name]);
}

/** The record of a name that was left before the server had answered; a name without one stays, marked. */
async function named(now: () => Now, { row: key, name }: TouchedCell, column: DetailColumn, text: string) {
  const found = await findReferences([[{ text }]], [column], now().environment);
  const stored = readCell(column, { text }, found, now().environment);
  const { detail } = now();
  const row = detail.rows.findIndex((one) => rowKey(one) === key);
  if (stored.bad || detail.rows[row]?.[name] !== text) return;
  const { rows, touched } = withCells(detail.rows, [{ row, column, ...stored }], detail.newRow);
  detail.onChange(rows, touched);
}

/** One value of one row. */
export function put(detail: Detail, row: Row, column: DetailColumn, value: unknown): void {
  const key = rowKey(row);
  const next = detail.rows.map((one) => (rowKey(one) === key ? { ...one, [column.name]: value } : one));
  detail.onChange(next, { row: key, name: column.name });
}
