/** Which days a schedule shows: they stand in the address, so that it can be shared and left again. */
import { addDays, daysBetween, isDay } from '../../../core/dates.ts';

export const spans = [2, 4, 8, 12] as const;
const usual = 4;

export interface Span {
  readonly first: string;
  readonly weeks: number;
}

/** Starts on the Monday of the week before, so that what is late is seen; on a phone, where days are read downwards, today. */
export function usualFirst(today: string, phone: boolean): string {
  if (phone) return today;
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -weekday - 7);
}

export function readSpan(params: URLSearchParams, today: string, phone: boolean): Span {
  const from = params.get('from') ?? '';
  const weeks = Number(params.get('weeks'));
  return {
    first: isDay(from) ? from : usualFirst(today, phone),
    weeks: spans.find((one) => one === weeks) ?? usual,
  };
}

/** The address of another span; what is usual is not written. */
export function writeSpan(params: URLSearchParams, span: Span, today: string, phone: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (span.first === usualFirst(today, phone)) next.delete('from');
  else next.set('from', span.first);
  if (span.weeks === usual) next.delete('weeks');
  else next.set('weeks', String(span.weeks));
  return next;
}

/** All days of what is shown, with a day before and after; at least two weeks, at most half a year. */
export function coveredSpan(places: readonly { readonly from: string; readonly to: string }[]): {
  first: string;
  days: number;
} {
  const first = addDays(places.map(({ from }) => from).toSorted()[0]!, -1);
  const last = addDays(
    places
      .map(({ to }) => to)
      .toSorted()
      .at(-1)!,
    1,
  );
  return { first, days: Math.min(184, Math.max(14, daysBetween(first, last) + 1)) };
}
