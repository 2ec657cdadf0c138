/** What a company owes: `GET platform/bill/owed`. Amounts in won. */
export interface Owed {
  /** Bills that wait for money, and what is left to pay of them with VAT. */
  readonly unpaid: number;
  readonly overdue: number;
  readonly amount: string;
  /** `yyyy-MM-dd`, of the one that is due first. */
  readonly dueDt: string | null;
  /** Used and on no bill yet, before VAT. */
  readonly open: string;
  /** The first month whose fees nobody has metered yet, so that `open` counts nothing of it; null where nothing runs. */
  readonly toMeter: string | null;
}
