/** What the dashboard tells of bills: a company of its own, the operator of everybody's. */
export interface BillFigures {
  readonly operator: boolean;
  /** Issued and not paid in full. */
  readonly unpaid: number;
  readonly overdue: number;
  /** What is left to pay of them. */
  readonly amount: string;
  /** `yyyy-MM-dd`, of the one that is due first; null where nothing is. */
  readonly dueDt: string | null;
  readonly drafts: number;
  readonly held: number;
}

/** States of a bill that waits for money. */
export const unpaidStates = ['ISSUED', 'OVERDUE'] as const;
