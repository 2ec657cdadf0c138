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
/** Of each way to whoever may read it. */
export type ReportFigures = Readonly<Partial<Record<'in' | 'out', Waiting>>>;

/** States of a report that customs has not accepted as it stands; those in which we are to write on. */
export const openReports = ['DRAFT', 'ERROR', 'SENT', 'AMEND'] as const;
export const ourReports = ['DRAFT', 'ERROR'] as const;
