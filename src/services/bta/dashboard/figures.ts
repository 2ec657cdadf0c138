/** What the dashboard tells of bonded transport. */
export interface TransportFigures {
  /** Released, and no vehicle has left. */
  readonly waiting: number;
  readonly moving: number;
  /** Of both, past the day to arrive. */
  readonly late: number;
}

/** Of a gate, of arrivals and of the own trips, each to whoever may read its menu. */
export interface GateFigures {
  /** At the own area, to be verified or to leave. */
  readonly verify?: number;
  readonly leave?: number;
  /** To the own area: on the way, and arrived but not confirmed. */
  readonly coming?: number;
  readonly confirm?: number;
  /** Own discrepancies that are not settled. */
  readonly differing?: number;
  /** Own trips that are not over: what waits for us first, then what leaves first. */
  readonly trips?: readonly Trip[];
  /** All of them, also those that are not named. */
  readonly tripCount?: number;
  /** The person plans none: these are what they drive themselves. */
  readonly drives?: boolean;
}

/** A trip of one's own vehicle, and whose step comes next. */
export interface Trip {
  readonly id: number;
  readonly planNo: string;
  readonly vhclNo: string | null;
  /** Planned departure, `yyyy-MM-dd HH:mm` in Seoul. */
  readonly leaves: string;
  /** Where it goes. */
  readonly toNm: string | null;
  readonly stCd: string;
  readonly isOurs: boolean;
}

export const shownTrips = 5;

/** States of a transport that is not closed; those in which the next step is the transporter's. */
export const openTransports = ['DRAFT', 'SENT', 'ACCEPT', 'CHECK', 'RELEASE', 'MOVE', 'ARRV', 'REJECT'] as const;
export const ourTransports = ['DRAFT', 'REJECT', 'RELEASE', 'ARRV'] as const;

/** States of trips that the gate they leave through, and the one they come to, has to do with. */
export const gateTrips = ['SUBM', 'VRF'] as const;
export const arrivingTrips = ['OUT', 'ARRV'] as const;
