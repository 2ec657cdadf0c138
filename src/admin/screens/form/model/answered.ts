/** What an authority has said of a record (`messages` of the resource), for its form: errors at their places, and whether it is awaited. */
import type { Values } from '../../../../core/field.ts';
import { messageGrid, type PlacedError } from '../../../../core/messages.ts';
import type { Resource } from '../../../../core/resource.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { liveRows, rowKey, same } from '../../../../sheet/editing.ts';
import { placeOf, type FormProblem } from './problems.ts';
import { rowsOf } from './values.ts';

const newest = (record: Values): Values | undefined =>
  rowsOf(record, listKey(messageGrid)).toSorted((a, b) => Number(b.sortNo ?? 0) - Number(a.sortNo ?? 0))[0];

/** Errors of the last answer whose value still stands as it was sent. They keep nobody from saving. */
export function answeredProblems(resource: Resource, values: Values): readonly FormProblem[] {
  if (!resource.messages) return [];
  const errors = (newest(values)?.['msgErrors'] ?? []) as readonly PlacedError[];
  return errors.flatMap((error) => {
    const { grid, field, rowId, code, text } = error;
    if (field === undefined || !Object.hasOwn(error, 'was')) return [];
    const rows = grid === undefined ? [] : liveRows(rowsOf(values, listKey(grid, grids(resource)[grid])));
    const row = rows.find(({ id }) => id === rowId);
    const now = grid === undefined ? values : row;
    if (!now || !same(now[field] ?? null, error.was ?? null)) return [];
    const key = row && rowKey(row);
    const message = code === '' ? text : `${text} (${code})`;
    return [{ at: placeOf(field, grid, key), field, grid, row: key, message, fromServer: true }];
  });
}

/** What is told by others of a place stands first. */
export function withAnswered(
  problems: readonly FormProblem[],
  answered: readonly FormProblem[],
): readonly FormProblem[] {
  const free = answered.filter(({ at }) => !problems.some((problem) => problem.at === at));
  return free.length ? [...problems, ...free] : problems;
}

/** A message left and nothing was heard of it yet; nobody can type meanwhile. */
export function awaitsAnswer({ messages, state }: Resource, record: Values | undefined): boolean {
  if (!messages || !state || !record || state.open.includes(String(record[state.field]))) return false;
  const type = newest(record)?.['msgTpCd'];
  return type !== undefined && type !== 'REPLY' && type !== 'WITHDRAW';
}
