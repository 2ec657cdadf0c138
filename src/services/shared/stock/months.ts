/** Closing of months of a stock ledger: what its calls take and answer (design: stock). */
import type { ReadCall } from '../../../core/resource.ts';
import { month, text } from '../../../fields/index.ts';
import { monthOf, moveMonth } from '../../../core/months.ts';

/** A month that was closed, and how it was opened again. */
export interface StockMonth {
  readonly ym: string;
  readonly closeDtm: string;
  readonly closeNm: string | null;
  readonly openDtm: string | null;
  readonly openNm: string | null;
  readonly reason: string | null;
}

/** `GET {prefix}/months`: closings, the newest first. */
export const stockMonths: ReadCall = { name: 'months', fields: {} };

/** `POST {prefix}/closeMonth {ym}`: the month and all before it take no further movement. */
export const closeMonthFields = {
  ym: month({ required: true, default: ({ today }) => moveMonth(monthOf(today), -1) }),
};
/** `POST {prefix}/reopenMonth {reason}`: the last closed month takes movements again. */
export const reopenMonthFields = { reason: text(300, { required: true }) };

/** The last closed month, as far as closings tell. */
export const closedLast = (months: readonly StockMonth[]): string | undefined =>
  months
    .filter(({ openDtm }) => openDtm === null)
    .map(({ ym }) => ym)
    .toSorted()
    .at(-1);
