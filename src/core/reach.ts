/** Whose records, where persons of one company differ: places that name them, boxes of lists, reach of records. */
import type { Where } from './states.ts';

/** Where a record names a person: a field of its header, or of the rows of a grid. */
export interface Place<S extends string = string> {
  readonly grid?: string;
  readonly field: string;
  /** Only in rows whose fields hold one of the values. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** Only while fields of the header hold one of the values. */
  readonly when?: Where<S>;
  /** Whoever stands in for the person named, while that one is absent, counts as named too (`absFromDt`, `proxyUserId`). */
  readonly proxy?: boolean;
  /** With `proxy`: whoever this field of the header names stands in for nobody. */
  readonly except?: string;
}

/** What a list of a person's own holds. A record that was opened from it stays open when it leaves it. */
export interface Box<S extends string = string> {
  readonly where: Where<S>;
  /** Places that name the person; without them it is a box of everybody. */
  readonly mine?: readonly Place<S>[];
  /** What of it waits for whoever looks: the count beside the menu counts this alone. Without it, all. */
  readonly waits?: Where<S>;
  /**
   * The count counts for whoever the field `by` names alone, and until another record names the one as its `until`. One that
   * speaks for a record elsewhere, by table and number, counts while that record is open and names it by the field `names`.
   */
  readonly leaves?: {
    readonly by: string;
    readonly until: string;
    readonly speaksFor?: { readonly table: string; readonly id: string; readonly names: string };
  };
}

/** Which records of the company a person reaches; without it, all. Row-level security holds it too. */
export interface Reach<S extends string = string> {
  readonly mine: readonly Place<S>[];
  /** Records that everybody of the company reaches: every field holds one of the values. */
  readonly open: Where<S>;
}
