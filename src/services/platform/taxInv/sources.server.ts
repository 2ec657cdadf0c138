/** What tax invoices are made from, by `srcTbl`; each service says how its own is asked (10-platform taxInv). */
import type { Ask, SaveStep } from '../../../database/behaviour.ts';

export interface TaxSource {
  /** What the record does when the draft that it asked for is thrown away. */
  readonly forget: (step: SaveStep, srcId: number) => Promise<void>;
  /** Its number and what it comes to in won, with tax. */
  readonly billed?: (
    ask: Ask,
    corpId: number,
    srcId: number,
  ) => Promise<{ readonly no: string; readonly sum: string } | undefined>;
}

export type TaxSources = Readonly<Record<string, TaxSource>>;
