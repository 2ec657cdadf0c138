/** What the dashboard tells of ship supplies. */

/** States in which something is still to come of an order. */
export const liveStates = ['DRAFT', 'REQ', 'QUOT', 'ORD', 'DLV', 'RCV'] as const;

export interface SideState {
  readonly side: 'buy' | 'sell';
  readonly stCd: string;
  readonly count: number;
  /** Won, with tax. */
  readonly amount: string;
  /** Of these, ordered and wanted before today. */
  readonly late: number;
}
export interface SupplyFigures {
  readonly states: readonly SideState[];
}

export interface PermitFigures {
  /** Sent and not decided. */
  readonly waiting: number;
  /** Given, and their loading not reported. */
  readonly given: number;
  /** Of these, past the day to report. */
  readonly late: number;
}
