/** Things wrong with a record, each at the input or cell where a person can mend it. */
import type { Values } from '../../../../core/field.ts';
import { warningKey } from '../../../../core/problem.ts';
import type { Problem } from '../../../../core/problem.ts';
import { liveRows, rowKey } from '../../../../sheet/editing.ts';
import { rowsOf } from './values.ts';

export interface FormProblem {
  /** Where it stands: `field`, `grid`, `grid/row/field` or `` for the whole record. */
  readonly at: string;
  readonly field?: string;
  readonly grid?: string;
  readonly row?: string;
  readonly message: string;
  readonly code?: string;
  /** Found by the server: only another save can tell whether it is mended. */
  readonly fromServer?: boolean;
  /** A warning, and what confirms it. */
  readonly warn?: string;
  /** Its number among what an authority found wrong; it stays as others are mended. */
  readonly no?: number;
  /** Found by the validator of an input that react-admin brings. */
  readonly byInput?: boolean;
}

/** What server and browser checks have in common. */
export interface FoundProblem {
  readonly code: string;
  readonly field?: string;
  readonly grid?: string;
  readonly row?: number;
  readonly uid?: string;
  readonly message: string;
  readonly warn?: string;
}

export const placeOf = (field?: string, grid?: string, row?: string): string =>
  grid === undefined ? (field ?? '') : [grid, row, field].filter((part) => part !== undefined).join('/');

/** Puts problems at their rows: by row id or client id, else by position. One problem a place, the first. */
export function placeProblems(
  found: readonly FoundProblem[],
  values: Values,
  listOf: (grid: string) => string,
): FormProblem[] {
  const placed = found.map((problem): FormProblem => {
    const { field, grid, message, code, warn } = problem;
    const row = grid === undefined ? undefined : rowOf(problem, values, listOf(grid));
    return { at: placeOf(field, grid, row), field, grid, row, message, code, ...(warn !== undefined && { warn }) };
  });
  // Where both stand, the error is told.
  placed.sort((a, b) => Number(a.warn !== undefined) - Number(b.warn !== undefined));
  const seen = new Set<string>();
  return placed.filter(({ at }) => !seen.has(at) && seen.add(at));
}

function rowOf(problem: FoundProblem, values: Values, list: string): string | undefined {
  const rows = liveRows(rowsOf(values, list));
  const { uid, row } = problem;
  if (uid !== undefined) {
    const sameRow = rows.find((candidate) => candidate.uid === uid || String(candidate.id) === uid);
    if (sameRow) return rowKey(sameRow);
  }
  const at = row === undefined ? undefined : rows[row];
  return at && rowKey(at);
}

/** Problems of rows that still stand: what was taken away is nobody's to mend, until it is laid back. */
export function ofLiveRows(
  problems: readonly FormProblem[],
  values: Values,
  listOf: (grid: string) => string,
): readonly FormProblem[] {
  const live = new Map<string, ReadonlySet<string>>();
  const stands = ({ grid, row }: FormProblem): boolean => {
    if (grid === undefined || row === undefined) return true;
    const rows = live.get(grid) ?? new Set(liveRows(rowsOf(values, listOf(grid))).map(rowKey));
    live.set(grid, rows);
    return rows.has(row);
  };
  return problems.every(stands) ? problems : problems.filter(stands);
}

/** Problems that stay when places are edited: those of other places, and of these until they are checked again. */
export function without(problems: readonly FormProblem[], ...at: string[]): readonly FormProblem[] {
  const left = new Set(at);
  return problems.some((problem) => left.has(problem.at))
    ? problems.filter((problem) => !left.has(problem.at))
    : problems;
}

/** A problem found here with its sentence: of the header, or of the row that its `uid` names. */
export const headerProblem = ({ grid, uid, ...problem }: Problem, message: string): FormProblem => ({
  at: placeOf(problem.field, grid, uid),
  ...(problem.field !== undefined && { field: problem.field }),
  ...(grid !== undefined && { grid, ...(uid !== undefined && { row: uid }) }),
  message,
  code: problem.code,
  ...(problem.warn && { warn: warningKey(problem) }),
});

/** What a watch finds stands in the place of what was found in the same words before. */
export const withWatched = (
  problems: readonly FormProblem[],
  says: readonly string[],
  watched: readonly FormProblem[],
): readonly FormProblem[] => {
  const others = problems.filter(({ warn }) => warn === undefined || !says.includes(warn));
  const free = watched.filter(({ at }) => !others.some((problem) => problem.at === at));
  return others.length === problems.length && free.length === 0 ? problems : [...others, ...free];
};

/** Where it stands and what it says; a sentence about all of a grid names that itself, in whichever language. */
export const saidAt = (place: string, { row, message }: Pick<FormProblem, 'row' | 'message'>): string =>
  row === undefined && message.includes(place) ? message : `${place} · ${message}`;

/** What stands in the way of a save; warnings do not. */
export const errorsOf = (problems: readonly FormProblem[]): readonly FormProblem[] =>
  problems.some(({ warn }) => warn !== undefined) ? problems.filter(({ warn }) => warn === undefined) : problems;

export const countOf = (problems: readonly FormProblem[], grid: string): number =>
  problems.filter((problem) => problem.grid === grid).length;
