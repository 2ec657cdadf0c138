/** The daily log of a work: progress does not go back, and a day is like the one before until somebody says otherwise. */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import type { workFields } from './work.fields.ts';

type Work = RecordOf<typeof workFields>;
type Day = RowOf<typeof workFields, 'log'>;

export const logOf = (work: Work): readonly Day[] => work.log ?? [];

/** At most two decimals, so that plain numbers compare exactly. */
const figure = (value: unknown) => Number(value ?? 0);

/** Where a day belongs among the others: behind all that are not later. */
function placeOf(rows: readonly Day[], { workDt }: Day): number {
  const at = rows.findIndex((row) => String(row.workDt) > String(workDt));
  return at < 0 ? rows.length : at;
}

/** The log with a further day in its place: one that was forgotten stands before those that followed. */
export const withDay = <A extends Day, B extends Day>(rows: readonly A[], row: B): readonly (A | B)[] => {
  const at = placeOf(rows, row);
  return [...rows.slice(0, at), row, ...rows.slice(at)];
};

/** A further day: E_RANGE when it tells of less than the one before it, or of more than the one after. */
export function logEntryProblems(row: Day, work: Work): Problem[] {
  const rows = logOf(work);
  const at = placeOf(rows, row);
  const [before, after] = [rows[at - 1], rows[at]];
  return [...(before ? backwards(row, before) : []), ...(after ? ahead(row, after) : [])];
}

const ahead = (row: Day, after: Day): Problem[] =>
  figure(row.progRt) > figure(after.progRt)
    ? [{ code: 'E_RANGE', field: 'progRt', text: 'progressAhead', args: [String(after.workDt), String(after.progRt)] }]
    : [];

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

/** More hours than its people have in a day are a slip of the finger: asked about. */
export const hoursBeyondDay = ({ workerCnt, mh }: Day): Problem[] =>
  figure(workerCnt) > 0 && figure(mh) > figure(workerCnt) * 24
    ? [{ code: 'E_RANGE', field: 'mh', text: 'hoursBeyondDay', args: [String(workerCnt), String(mh)], warn: true }]
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
