/** The daily log of a work: progress does not go back, and a day is like the one before until somebody says otherwise. */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import type { workFields } from './work.fields.ts';

type Work = RecordOf<typeof workFields>;
type Day = RowOf<typeof workFields, 'log'>;

export const logOf = (work: Work): readonly Day[] => work.log ?? [];

/** At most two decimals, so that plain numbers compare exactly. */
const figure = (value: unknown) => Number(value ?? 0);

/** A further row after `before`: E_RANGE when it tells of less. */
export function logEntryProblems(row: Day, work: Work): Problem[] {
  const last = logOf(work).at(-1);
  return last ? backwards(row, last) : [];
}

/** A day counts its people and hours once; who writes it twice is asked. */
export const loggedThatDay = (work: Work, workDt: unknown): Problem[] =>
  logOf(work).some((row) => row.workDt === workDt)
    ? [{ code: 'E_DUP', field: 'workDt', text: 'loggedThatDay', args: [String(workDt)], warn: true }]
    : [];

/** A report of a day that is still to come is a slip more often than a plan: asked about. */
export const dayToCome = (workDt: unknown, today: string): Problem[] =>
  workDt && String(workDt) > today
    ? [{ code: 'E_RANGE', field: 'workDt', text: 'logDayToCome', args: [String(workDt)], warn: true }]
    : [];

const backwards = (row: Day, before: Day): Problem[] =>
  figure(row.progRt) < figure(before.progRt)
    ? [{ code: 'E_RANGE', field: 'progRt', text: 'progressBack', args: [String(before.progRt)] }]
    : [];

/** Rows in their order. */
export const logProblems = (work: Work): Problem[] =>
  logOf(work).flatMap((row, i, rows) =>
    i === 0 ? [] : backwards(row, rows[i - 1]!).map((problem) => ({ ...problem, grid: 'log', row: i })),
  );

/** The same people for the same hours as the day before. */
export const likeLast = (work: Work): Day => {
  const { workerCnt = null, mh = null } = logOf(work).at(-1) ?? {};
  return { workerCnt, mh };
};
