/** What typing into a cell does to the rows of a grid. */
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import { withCells } from './cells/cellEdits.ts';
import { settled } from './cells/CellEditor.tsx';
import type { Detail, DetailColumn, TouchedCell } from './detail.ts';
import { rowKey, rowsByKey, same } from './editing.ts';
import type { Row } from './editing.ts';
import { calledSo, taken } from './offers.ts';
import type { Offering } from './offers.ts';
import { askEach } from './paste/askEach.ts';
import { findReferences, readCell } from './paste/readCells.ts';
import { noteTyped, watchTyping } from './typedMeanwhile.ts';

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
  noteTyped(detail.grid, touched);
  const changes = old === undefined || Object.keys(done).some((key) => !same(old[key], done[key]));
  detail.onChange(changes ? next.map((one, index) => (index === at ? done : one)) : detail.rows, touched);
  if (column.field.type === 'ref' && typeof done[name] === 'string') void named(now, touched, column, done[name]);
  if (changes && name === detail.offering?.typedIn && typeof done[name] === 'string') {
    const { ref, answered } = detail.offering;
    if (same(old?.[ref], done[ref]) && !answered(done[name].trim())) void meant(now, [done], detail.offering);
  }
}

/**
 * The records that are called as the texts of these rows say; any other text stays what it is. `theirs` are fields of a row
 * that came from a person along with the text. Answers how many rows took something of their record.
 */
export async function meant(
  now: () => Now,
  left: readonly Row[],
  offering: Offering,
  theirs: (row: Row) => readonly string[] = () => [],
  act?: string,
): Promise<number> {
  const { typedIn: name, ref } = offering;
  const { opens, grid } = now().detail;
  const textOf = (row: Row) => String(row[name] ?? '').trim();
  const asked = new Map(left.filter((row) => opens?.(row, ref) !== false).map((row) => [rowKey(row), row]));
  const watching = watchTyping(grid);
  const answers = askEach(
    [...asked.values()].map(textOf).filter((text) => text !== ''),
    (text) => offering.find(text).catch(() => []),
  );
  // What the rules make of a row is no person's: an empty price has turned to 0 by the time that the change is laid in.
  await new Promise((laid) => setTimeout(laid));
  const begun = rowsByKey(now().detail.rows);
  const offers = await answers;
  watching.end();
  const { detail } = now();
  const linked = (row: Row): Row => {
    const was = asked.get(rowKey(row));
    const offer = was && calledSo(offers.get(textOf(was)) ?? [], was[name]);
    if (!offer || !same(row[name], was[name]) || !same(row[ref], was[ref]) || row[ref] === offer.row.id) return row;
    const own = new Set([...theirs(was), ...watching.typed(rowKey(row))].filter((one) => one !== name));
    // What was changed beside it meanwhile is newer.
    const follows = Object.entries(taken(row, offer, offering, own)).filter(([one]) =>
      same(row[one], (begun.get(rowKey(row)) ?? was)[one]),
    );
    return { ...row, ...Object.fromEntries(follows) };
  };
  const next = detail.rows.map(linked);
  const touched = next.filter((row, index) => row !== detail.rows[index]).map((row) => ({ row: rowKey(row), name }));
  if (touched.length > 0) detail.onChange(next, touched.length === 1 ? touched[0] : touched, act);
  return touched.length;
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
