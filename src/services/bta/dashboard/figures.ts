/** What the dashboard tells of bonded transport. */
export interface TransportFigures {
  /** Released, and no vehicle has left. */
  readonly waiting: number;
  readonly moving: number;
  /** Of both, past the day to arrive. */
  readonly late: number;
}

export interface GateFigures {
  /** At the own area, to be verified or to leave. */
  readonly verify: number;
  readonly leave: number;
  /** To the own area: on the way, and arrived but not confirmed. */
  readonly coming: number;
  readonly confirm: number;
  /** Own discrepancies that are not settled. */
  readonly differing: number;
}
