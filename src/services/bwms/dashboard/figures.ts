/** What the dashboard tells of a bonded warehouse. */
export interface BondedFigures {
  /** Cargo that lies there, and its packages. */
  readonly lying: number;
  readonly packages: number;
  /** Of it, to be out within the days in which notice may be given. */
  readonly due: number;
  readonly over: number;
}

/** Reports written and not sent, and sent back with errors. */
export interface Waiting {
  readonly draft: number;
  readonly error: number;
}
export type ReportFigures = Readonly<Record<'in' | 'out', Waiting>>;
