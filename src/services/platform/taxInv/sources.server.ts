/** What tax invoices are made from, by `srcTbl`; each service says how its own is asked (10-platform taxInv). */
import type { CodeKey } from '../../reference/codes/index.ts';
import type { Ask, SaveStep } from '../../../database/behaviour.ts';

export interface TaxSource {
  /** What the record does when the draft that it asked for is thrown away. */
  readonly forget: (step: SaveStep, srcId: number) => Promise<void>;
  readonly billed?: (ask: Ask, corpId: number, srcId: number) => Promise<Billed | undefined>;
}

/** Its number, what it comes to in won, with tax, and whether all of it was paid. */
export interface Billed {
  readonly no: string;
  readonly sum: string;
  readonly paid: boolean;
}

/** What is paid already is receipted, not asked for. */
export const purposeOf = ({ paid }: Pick<Billed, 'paid'>): CodeKey<'TAXINV_PURP'> => (paid ? 'RCPT' : 'BILL');

export type TaxSources = Readonly<Record<string, TaxSource>>;
