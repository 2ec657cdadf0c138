/** What the server tells of ship repair for the dashboard. Amounts are won as decimal strings. */

export interface Counted {
  readonly count: number;
  readonly amount: string;
}

export interface QuotFigures {
  /** By status, of those that still wait for something, in the order of their way. */
  readonly stages: readonly (Counted & { readonly stCd: string })[];
  /** Inquiries since Monday. */
  readonly newThisWeek: number;
  /** Twelve months, the present one last. Quoted by the day of the quotation, won by the day of the order. */
  readonly months: readonly { readonly month: string; readonly quoted: string; readonly won?: string }[];
  /** What was won, the target and `direct`: of whoever may read orders. */
  readonly wonThisMonth?: Counted;
  /** Sales target of a month in won; '0' when the company has set none. */
  readonly target?: string;
  /** Decided quotations of the last three months, and of the three before. */
  readonly hits: Hits;
  readonly hitsBefore: Hits;
  /** Orders of the last three months that no quotation led to. */
  readonly direct?: number;
  /** What a company that begins has made already. */
  readonly begun: { readonly clnt: boolean; readonly ship: boolean; readonly quot: boolean };
}

export interface Hits {
  readonly won: number;
  readonly decided: number;
}

/** Statuses of quotations that wait for something. */
export const openQuots = ['INQ', 'DRAFT', 'APPR', 'CONF', 'SENT'] as const;
/** Statuses in which it is decided whether a quotation hit. */
export const decidedQuots = ['WON', 'LOST', 'EXPIRED'] as const;
export const hitMonths = 3;

export interface OrderFigures {
  readonly working: Counted;
  /** In work past the day on which it was to end. */
  readonly late: number;
  /** Orders in work, the nearest end first. */
  readonly running: readonly RunningOrder[];
  /** Orders not yet closed, the lowest margin first. */
  readonly margins: readonly OrderMargin[];
}

interface OrderHead {
  readonly id: number;
  readonly orderNo: string;
  readonly shipNm: string;
}

export interface RunningOrder extends OrderHead {
  readonly workFromDt: string;
  readonly workToDt: string;
  /** Per cent. */
  readonly progRt: string;
}

export interface OrderMargin extends OrderHead {
  readonly quotAmount: string;
  readonly prftAmt: string;
  readonly prftRt: string;
}

/** Statuses of orders whose work has not ended; those that are not closed. */
export const workingOrders = ['RECV', 'WORK'] as const;
export const openOrders = ['RECV', 'WORK', 'DONE', 'ACC', 'INV'] as const;

export interface WorkFigures {
  readonly ing: number;
  readonly hold: number;
  /** Planned to have begun. */
  readonly waiting: number;
  readonly late: number;
  /** Works begun or due by team, those of subcontractors under null; per cent done, and where the plan has them today. */
  readonly teams: readonly {
    readonly teamCd: string | null;
    readonly count: number;
    readonly done: number;
    readonly plan: number;
  }[];
}

export const openWorks = ['PLAN', 'ING', 'HOLD'] as const;

export interface InvFigures {
  /** What is owed by days past the due date: those of `ages`, in their order. */
  readonly ages: readonly (Counted & { readonly id: AgeId })[];
  /** Orders that the customer has accepted, with what of them was not asked for yet; of whoever may read orders. */
  readonly toInvoice?: Counted;
}

/** Days past the due date; the first is not due yet, the last has no end. */
export const ages = [
  { id: 'before', from: undefined, to: 0 },
  { id: 'd30', from: 1, to: 30 },
  { id: 'd60', from: 31, to: 60 },
  { id: 'd90', from: 61, to: 90 },
  { id: 'more', from: 91, to: undefined },
] as const;
export type AgeId = (typeof ages)[number]['id'];

/** Statuses of invoices that wait for money. */
export const openInvs = ['ISSUED', 'PART'] as const;

/** `amount` is what has not come yet, also of those that came in part. */
export interface PurcFigures extends Counted {
  /** Of which something came. */
  readonly partly: number;
  /** Past the day on which they were to be delivered. */
  readonly late: number;
}

/** Statuses of purchase orders that wait for goods or work. */
export const openPurcs = ['ORD', 'PART'] as const;
