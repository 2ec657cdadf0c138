/** How far a run over the drafts of a month is, and how long it will take. Pure. */

export interface Refused {
  readonly id: number;
  readonly name: string;
  readonly why: string;
}

export interface RunState {
  readonly state: 'running' | 'stopped' | 'ended';
  /** Drafts that this run took up, and how many of them it has been through. */
  readonly total: number;
  readonly done: number;
  readonly refused: readonly Refused[];
  /** Whose bill is in hand. */
  readonly now: string;
  readonly startedAt: number;
}

/** Seconds that are left, once two have shown how long one takes; undefined before. */
export function secondsLeft({ done, total, startedAt }: RunState, at: number): number | undefined {
  if (done < 2) return undefined;
  return Math.ceil(((at - startedAt) / 1000 / done) * (total - done));
}

/** Of all bills of the month those that are out: what was issued before, and what this run has issued. */
export function issuedOf(before: number, run: Pick<RunState, 'done' | 'refused'> | undefined): number {
  return before + (run ? run.done - run.refused.length : 0);
}
