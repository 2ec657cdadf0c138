/** What the server tells of declarations for the dashboard. Amounts are won as decimal strings. */

/** Statuses in which customs is to answer. */
export const waitingAtCustoms = ['SENT', 'ACCEPT', 'CHECK', 'AMEND'] as const;
/** Statuses in which we are to write on. */
export const toWrite = ['DRAFT', 'REJECT'] as const;
/** Statuses of declarations that are neither released nor given up. */
export const openDeclarations = [...toWrite, ...waitingAtCustoms] as const;
/** Released goods that are still to be loaded or taken out. */
export const releasedStates = ['RELEASE', 'AMEND'] as const;
/** Days before a day from which it is near (23-shipwork-customs). */
export const nearDays = 5;

interface Waiting {
  /** Sent, and not decided. */
  readonly waiting: number;
  readonly drafts: number;
  readonly refused: number;
  /** Released ones whose day is near, and those whose day has passed. */
  readonly near: number;
  readonly late: number;
}

export type ExportFigures = Waiting;

export interface ImportFigures extends Waiting {
  /** Accepted ones that are released only once they are paid. */
  readonly unpaid: { readonly count: number; readonly amount: string };
  /** Written ones for which the surcharge runs already. */
  readonly surcharge: { readonly count: number; readonly amount: string };
}
