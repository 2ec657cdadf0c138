/**
 * The ledger under both warehouses (design: stock). Balances stand in the rows of a resource, movements in one of its grids;
 * this says by which names, and what a movement is. Nothing here touches the database.
 */
import type { Values } from '../../../core/field.ts';

/** What is counted: packages, weight, pieces. Names of fields on the wire. */
export interface Measure {
  /** Balance of the row: what lies there. */
  readonly on: string;
  /** Sums of the row that grow with each movement, where it keeps them. */
  readonly in?: string;
  readonly out?: string;
  /** Fields of a movement. `bal`: the balance after it in the order of entry; `held`: after it in the order in which things happened, as known then. */
  readonly move: { readonly in: string; readonly out: string; readonly bal: string; readonly held: string };
}

export interface Ledger {
  /** Prefix of the resource whose rows are the balances. */
  readonly prefix: string;
  /** Grid of it that holds the movements. */
  readonly grid: string;
  /** Fields that together name a balance: one row for each. Empty ones count as equal. */
  readonly key: readonly string[];
  readonly measures: readonly Measure[];
  /** Field of a movement that says when it holds, and the one of its type. */
  readonly at: string;
  readonly tp: string;
  /** What of the first measure is promised to orders, where anything is. */
  readonly allocated?: string;
  /** What may still be promised, and where nothing may: what is damaged lies there, and is nobody's to take. */
  readonly available?: { readonly field: string; readonly except: { readonly field: string; readonly value: string } };
  /** Grid of the orders' resource whose rows are the promises. */
  readonly allocs?: { readonly prefix: string; readonly grid: string };
}

/** By the name of a measure's balance (`onQty`, `balPkgCnt`); absent is nothing. */
export type Amounts = Readonly<Record<string, string>>;

/** One movement, before it is written. */
export interface Posting {
  /** The balance: fields of the key, or the `stockKey` of a row that is there. */
  readonly key: Values | string;
  /** With which further values it begins, where there is none yet. */
  readonly fresh?: Values;
  readonly tp: string;
  /** When it holds, `yyyy-MM-dd HH:mm` or with seconds, in Korea. */
  readonly at: string;
  readonly in?: Amounts;
  readonly out?: Amounts;
  /** Further fields of the movement: number and grounds. */
  readonly words?: Values;
  /** So much of what goes out was promised: the promise is taken back with it. */
  readonly promised?: string;
  /** Id of the movement that this one takes back. */
  readonly reverses?: number;
  /** Where a problem with it belongs: row, as a person counts it, and field of the record at hand. */
  readonly place?: { readonly grid?: string; readonly row?: number; readonly uid?: string; readonly field?: string };
  /** By the name of a measure's balance the field of its amount, where that is another one. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Field of the input that says when: a closed month is refused there. */
  readonly atField?: string;
}

/** Fields of each movement beyond those that people read; `kept` of its grid. */
export interface Posted {
  readonly id: number;
  readonly stockId: number;
}
