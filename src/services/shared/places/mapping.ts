/** How the map and the owners of a stock lead to its list. */
import type { OwnerRow } from './places.ts';

export interface StockMapping {
  /** Condition of the list that says the area. */
  readonly area: 'whCd' | 'bondAreaCd';
  /** Code group that names the areas; without one the answer does. */
  readonly areaGroup?: string;
  /** So many days before its day something is due soon. */
  readonly dueSoonDays: number;
  /** A place that is none to take from, and the text that names it. */
  readonly apart?: { readonly placeCd: string; readonly text: string };
  /** Conditions of the list for what an owner has. */
  readonly ofOwner: (row: OwnerRow) => Readonly<Record<string, string>>;
}
