/** What the server tells of purchase confirmations for the dashboard. */
export interface PcrFigures {
  /** Applications that are being written. */
  readonly toSend: number;
  /** Sent, and not yet decided. */
  readonly waiting: number;
  readonly refused: number;
  /** Being written or refused, and their last day comes within two weeks or has passed. */
  readonly near: number;
  readonly late: number;
}

export const waitingPcrs = ['SENT', 'ACCEPT'] as const;
export const openPcrs = ['DRAFT', 'REJECT'] as const;
