/** How months of a ledger stand, told from their closings. Pure. */
import { monthOf, moveMonth } from '../../../core/months.ts';
import type { StockMonth } from './months.ts';

export interface MonthState {
  /** `yyyyMM` */
  readonly ym: string;
  /** The closing that holds it: its own, or that of a later month, which took it along. */
  readonly closed: StockMonth | undefined;
  /** Closings of this very month that were taken back, the newest first. */
  readonly reopened: readonly StockMonth[];
}

/** Every month from the first that was ever closed to the last that is over, the newest first; none where nothing was closed. */
export function monthStates(closings: readonly StockMonth[], today: string): readonly MonthState[] {
  const closedMonths = closings.map(({ ym }) => ym).toSorted();
  const [first] = closedMonths;
  if (first === undefined) return [];
  const states: MonthState[] = [];
  const standing = closings.filter(({ openDtm }) => openDtm === null).toSorted((a, b) => (a.ym < b.ym ? -1 : 1));
  for (let ym = moveMonth(monthOf(today), -1); ym >= first; ym = moveMonth(ym, -1)) {
    const month = ym;
    states.push({
      ym,
      closed: standing.find((one) => one.ym >= month),
      reopened: closings.filter((one) => one.ym === month && one.openDtm !== null),
    });
  }
  return states;
}
