/** A row that is filled in by Tab: where that began is where Enter goes on in the row below, as in a spreadsheet. Pure. */
import { sameSpot } from './selection.ts';
import type { Spot } from './selection.ts';

export interface TabRun {
  /** Column in which it began. */
  readonly from: number;
  /** Where it has come to; elsewhere it counts no more. */
  readonly at: Spot;
  /** The grid led there by itself, by Enter: it may lead on from there. */
  readonly led?: true;
}

/** The run that has come to this cell; pressed elsewhere since then, there is none. */
export const runAt = (run: TabRun | undefined, active: Spot): TabRun | undefined =>
  run && sameSpot(run.at, active) ? run : undefined;

/** On to the next cell to fill in. */
export const ranOn = (run: TabRun | undefined, active: Spot, to: Spot): TabRun => ({
  from: runAt(run, active)?.from ?? active.col,
  at: to,
});

/** Back in the row, or along it by an arrow, to mend something: the row began where it began. Another row is another one. */
export const strayed = (run: TabRun | undefined, active: Spot, to: Spot): TabRun | undefined =>
  runAt(run, active) && to.row === active.row ? { from: run!.from, at: to } : undefined;
