/** What an authority has said of a record (`messages` of the resource), for its form: errors at their places, and whether it is awaited. */
import type { Values } from '../../../../core/field.ts';
import { messageGrid, stillStands, type PlacedError } from '../../../../core/messages.ts';
import type { Resource } from '../../../../core/resource.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { liveRows, rowKey } from '../../../../sheet/editing.ts';
import { placeOf, type FormProblem } from './problems.ts';
import { rowsOf } from './values.ts';

const newest = (record: Values): Values | undefined =>
  rowsOf(record, listKey(messageGrid)).toSorted((a, b) => Number(b.sortNo ?? 0) - Number(a.sortNo ?? 0))[0];

/** Errors of the last answer whose value still stands as it was sent. They keep nobody from saving. */
export function answeredProblems(resource: Resource, values: Values): readonly FormProblem[] {
  if (!resource.messages) return [];
  const errors = (newest(values)?.['msgErrors'] ?? []) as readonly PlacedError[];
  return errors.flatMap((error, index) => {
    const { grid, field, rowId, code, text } = error;
    if (field === undefined) return [];
    const rows = grid === undefined ? [] : liveRows(rowsOf(values, listKey(grid, grids(resource)[grid])));
    const row = rows.find(({ id }) => id === rowId);
    const now = grid === undefined ? values : row;
    if (!stillStands(error, now)) return [];
    const key = row && rowKey(row);
    const message = code === '' ? text : `${text} (${code})`;
    return [{ at: placeOf(field, grid, key), field, grid, row: key, message, fromServer: true, no: index + 1 }];
  });
}

/** What an authority says of the record as a whole, and of rows as such. */
export interface AnsweredWords {
  readonly resultCd: string;
  /** When it was decided. */
  readonly at: string;
  /** Its reason in its own words. */
  readonly text: string | undefined;
  readonly errors: readonly { readonly grid?: string; readonly row?: string; readonly message: string }[];
}

const refusals: readonly unknown[] = ['REJECT', 'ERROR'];

/** The last answer with what of it has no field or cell to stand at; until the record is sent again. */
export function answeredWords(resource: Resource, values: Values): AnsweredWords | undefined {
  const last = resource.messages && newest(values);
  if (!last || last.msgTpCd !== 'REPLY') return undefined;
  const all = (last['msgErrors'] ?? []) as readonly PlacedError[];
  const errors = all.flatMap(({ grid, field, rowId, code, text, ...more }) => {
    if (field !== undefined && Object.hasOwn(more, 'was')) return [];
    const rows = grid === undefined ? [] : liveRows(rowsOf(values, listKey(grid, grids(resource)[grid])));
    const row = rows.find(({ id }) => id === rowId);
    // It was about a row that is not there any more.
    if (rowId !== undefined && !row) return [];
    const message = code === '' ? text : `${text} (${code})`;
    return [{ ...(grid && row ? { grid, row: rowKey(row) } : {}), message }];
  });
  const text = refusals.includes(last['resultCd']) ? reasonIn(last, all) : undefined;
  if (!all.length && text === undefined) return undefined;
  return { resultCd: String(last['resultCd']), at: String(last['sendDtm'] ?? ''), text, errors };
}

/** The text of an answer ends with its errors, each of which has a place of its own. */
export function reasonIn({ msgTxt }: Values, errors: readonly PlacedError[]): string | undefined {
  const told = errors.map(({ code, text }) => [code, text].filter(Boolean).join(' ')).join(' / ');
  const whole = String(msgTxt ?? '');
  const text = told && whole.endsWith(told) ? whole.slice(0, -told.length).replace(/ \/ $/, '') : whole;
  return text || undefined;
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
