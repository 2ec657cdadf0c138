/** What the dashboard tells of a warehouse for shippers. */
export interface OrderFigures {
  /** Orders in that are planned for today or before and not done yet; of them from before today. Of each way to whoever may read it. */
  readonly coming?: number;
  readonly comingLate?: number;
  /** The same of orders out, and how many of them hold promised goods. */
  readonly going?: number;
  readonly goingLate?: number;
  readonly picked?: number;
}

export interface GoodsFigures {
  /** Items of which less lies here than should. */
  readonly low: number;
  /** Balances that expire soon, and those that have. */
  readonly soon: number;
  readonly expired: number;
}

/** States of an order that is not done. */
export const openOrders = ['PLAN', 'CHK', 'ALLOC'] as const;
