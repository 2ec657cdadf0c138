/** Spans of the dashboard's figures, for the server that counts and the links that lead to what was counted. */
import { addDays, addMonths } from '../../../core/dates.ts';

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** `yyyyMM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7).replace('-', '');

/** The twelve months that end with the one of `today`. */
export const lastMonths = (today: string): string[] =>
  Array.from({ length: 12 }, (_, n) => monthOf(addMonths(`${today.slice(0, 7)}-01`, n - 11)));

/** First and last day of a month `yyyyMM`. */
export function monthSpan(month: string): Span {
  const from = `${month.slice(0, 4)}-${month.slice(4)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** Monday of the week of a day. */
export const monday = (today: string): string =>
  addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The last `months` months up to today, and as many before. */
export function lastSpans(today: string, months: number): { readonly now: Span; readonly before: Span } {
  const from = addDays(addMonths(today, -months), 1);
  const before = addDays(addMonths(today, -2 * months), 1);
  return { now: { from, to: today }, before: { from: before, to: addDays(from, -1) } };
}

/** Per cent of the days of a plan that have gone by when today is over. */
export function planned(from: string, to: string, today: string): number {
  const days = (a: string, b: string) => (Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / 86_400_000;
  return Math.min(100, Math.max(0, ((days(from, today) + 1) / Math.max(days(from, to) + 1, 1)) * 100));
}
