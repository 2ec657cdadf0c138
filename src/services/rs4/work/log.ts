/** The daily log of a work: progress does not go back, and a day is like the one before until somebody says otherwise. */
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';

export const logOf = (record: Values): readonly Values[] => (record['log'] ?? []) as readonly Values[];

/** At most two decimals, so that plain numbers compare exactly. */
const figure = (value: unknown) => Number(value ?? 0);

/** A further row after `before`: E_RANGE when it tells of less. */
export function logEntryProblems(row: Values, work: Values): Problem[] {
  const last = logOf(work).at(-1);
  return last ? backwards(row, last) : [];
}

const backwards = (row: Values, before: Values): Problem[] =>
  figure(row['progRt']) < figure(before['progRt'])
    ? [{ code: 'E_RANGE', field: 'progRt', text: 'progressBack', args: [String(before['progRt'])] }]
    : [];

/** Rows in their order. */
export const logProblems = (work: Values): Problem[] =>
  logOf(work).flatMap((row, i, rows) =>
    i === 0 ? [] : backwards(row, rows[i - 1]!).map((problem) => ({ ...problem, grid: 'log', row: i })),
  );

/** The same people for the same hours as the day before. */
export const likeLast = (work: Values): Values => {
  const { workerCnt = null, mh = null } = logOf(work).at(-1) ?? {};
  return { workerCnt, mh };
};
