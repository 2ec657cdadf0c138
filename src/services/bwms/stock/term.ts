/** How long cargo has lain and may lie yet, as places on one line from its first day to its last. Pure. */
import { daysBetween } from '../../../core/dates.ts';
import { firstDayOfMonth, monthOf, moveMonth } from '../../../core/months.ts';
import { noticeFrom } from './stock.rules.ts';

export interface Lying {
  readonly inDt: string;
  readonly storeDueDt: string;
  readonly noticeDt: string | null;
  /** Today, or the day on which all of it had left. */
  readonly until: string;
}

/** A day, and where it stands on the line: 0 at the first, 1 at the last. */
export interface Mark {
  readonly day: string;
  readonly at: number;
}

export interface Term {
  readonly from: string;
  /** Days that it may lie altogether. */
  readonly whole: number;
  /** Days that it has lain. */
  readonly days: number;
  /** Days until the end; less than none beyond it. */
  readonly left: number;
  readonly until: Mark;
  readonly due: Mark;
  /** From when notice to take it away may be given. */
  readonly notice: Mark;
  readonly given: Mark | null;
  readonly months: readonly Mark[];
}

/** As many months are named as stand beside each other. */
const mostMonths = 7;
/** Behind it the name of a month has no room. */
const lastName = 0.92;

export function termOf({ inDt, storeDueDt, noticeDt, until }: Lying): Term {
  const last = until > storeDueDt ? until : storeDueDt;
  const all = Math.max(1, daysBetween(inDt, last));
  const mark = (day: string): Mark => ({ day, at: Math.min(1, Math.max(0, daysBetween(inDt, day) / all)) });
  const months: Mark[] = [];
  for (let ym = moveMonth(monthOf(inDt), 1); firstDayOfMonth(ym) < last; ym = moveMonth(ym, 1))
    months.push(mark(firstDayOfMonth(ym)));
  const step = Math.ceil(months.length / mostMonths);
  return {
    from: inDt,
    whole: daysBetween(inDt, storeDueDt),
    days: Math.max(0, daysBetween(inDt, until)),
    left: daysBetween(until, storeDueDt),
    ...{ until: mark(until), due: mark(storeDueDt), notice: mark(noticeFrom(storeDueDt)) },
    given: noticeDt ? mark(noticeDt) : null,
    months: months.filter(({ at }, index) => index % step === 0 && at <= lastName),
  };
}
