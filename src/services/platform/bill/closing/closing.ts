/** What closing a month would do, as it is said before: `GET platform/bill/closing`. Amounts in won, with VAT. */

/**
 * A bill is made anew, one that is a draft is made over, one whose usage is gone is cancelled, one that is issued stays.
 */
export const closingWays = ['make', 'over', 'gone', 'stays'] as const;
export type ClosingWay = (typeof closingWays)[number];

export interface ClosingCompany {
  readonly corpId: number;
  readonly corpNm: string;
  readonly way: ClosingWay;
  /** What the bill comes to; of one that goes or stays, what it came to. */
  readonly sumAmount: string;
}

export interface Closing {
  /** The largest that change; `most` of them at most. */
  readonly companies: readonly ClosingCompany[];
  readonly counts: Readonly<Record<ClosingWay, number>>;
  /** Of all bills that are made, or made over. */
  readonly sum: string;
  /** The earliest month that is over and has usage on no bill; null where every one is closed. */
  readonly first: string | null;
  /** Companies whose usage nobody has metered: they are left out. */
  readonly unmetered: number;
}

/** So many companies are named. */
export const mostClosed = 200;
