/** What typing into a cell does to the rows of a grid. */
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import { withCells } from './cells/cellEdits.ts';
import { settled } from './cells/CellEditor.tsx';
import type { Detail, DetailColumn, TouchedCell } from './detail.ts';
import { rowKey, same } from './editing.ts';
import type { Row } from './editing.ts';
import { calledSo, taken } from './offers.ts';
import type { Offering } from './offers.ts';
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
  if (changes && name === detail.offering?.typedIn && typeof done[name] === 'string') {
    const { ref, answered } = detail.offering;
    if (same(old?.[ref], done[ref]) && !answered(done[name].trim())) void meant(now, done, name, detail.offering);
  }
}

/** The record that is called as the text says, where that was left before the offers had come; any other text stays what it is. */
async function meant(now: () => Now, left: Row, name: string, offering: Offering) {
  if (now().detail.opens?.(left, offering.ref) === false) return;
  const answer = offering.find(String(left[name]).trim()).catch(() => []);
  // What the rules make of the row is no person's: an empty price has turned to 0 by the time that the change is laid in.
  await new Promise((laid) => setTimeout(laid));
  const find = () => now().detail.rows.find((one) => rowKey(one) === rowKey(left));
  const begun = find() ?? left;
  const offer = calledSo(await answer, left[name]);
  const { detail } = now();
  const row = find();
  if (!offer || !row || !same(row[name], left[name]) || !same(row[offering.ref], left[offering.ref])) return;
  if (row[offering.ref] === offer.row.id) return;
  // What was typed beside it meanwhile is newer.
  const follows = Object.entries(taken(row, offer, offering)).filter(([one]) => same(row[one], begun[one]));
  detail.onChange(detail.rows.with(detail.rows.indexOf(row), { ...row, ...Object.fromEntries(follows) }), {
    row: rowKey(row),
    name,
  });
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
