/**
 * The state machine of a resource, told in one place: `state` says what each state opens and what moves by itself, each
 * of `actions` says `from` where `to` where it leads. Server and browser judge by these lines; the start-up check holds
 * every state against the codes of the field, and the drawn steps against the arrows.
 */

/** Chosen by fields of the header: each holds one of the values. */
export type Where<S extends string = string> = Readonly<Record<string, readonly string[]>> & {
  readonly stCd?: readonly S[];
};

/** A way from some states to others. */
export interface Arrow<S extends string = string> {
  readonly from: readonly S[];
  readonly to: readonly S[];
}

/**
 * A state that the clock brings: once the day of a field has passed, or with it. It holds from the first moment of the day,
 * for every reader and every call; the night only writes it down.
 */
export type Lapse<S extends string = string> = {
  /** Word of the trail: a key of `resources.{prefix}.actions`. */
  readonly name: string;
  readonly from: readonly S[];
  readonly to: S;
} & (
  | {
      /** Date field of the header: its day is the last of the old state. */
      readonly after: string;
      readonly on?: never;
    }
  | {
      /** Date field of the header: its day is the first of the new state. */
      readonly on: string;
      readonly after?: never;
    }
);

/** The date field that a lapse goes by. */
export const lapseDay = ({ after, on }: Pick<Lapse, 'after' | 'on'>): string => (after ?? on)!;

export interface StateRule<S extends string = string> {
  /** Its codes are the states; its default is the first of a new record. */
  readonly field: string;
  /** States in which header, rows and deletion are open. */
  readonly open: readonly S[];
  /** PAIR: the statuses in which each side may change it, where they differ; a side that is not named changes nothing. */
  readonly openTo?: Readonly<Record<string, readonly S[]>>;
  /** State that a copy starts with, where it is further than a new record; absent: the usual one. */
  readonly copied?: S;
  /** Further states in which files come and go (the signature on a finished order). */
  readonly files?: readonly S[];
  /** Kinds of files that a step waits for, by state: what is attached there first is proposed as one. */
  readonly awaits?: Readonly<Partial<Record<S, string>>>;
  /** The usual way of a record through its states, for the steps above the form. */
  readonly path?: readonly S[];
  /** States that end the way early, and the one of `path` that they come after. */
  readonly ends?: Readonly<Partial<Record<S, S>>>;
  /** States of `path` that only some records go through, and the field that is filled in those that did. */
  readonly detours?: Readonly<Partial<Record<S, string>>>;
  /** Fields that tell when a state was reached: its steps show them, and of what an authority answered the day of the answer. */
  readonly dates?: Readonly<Partial<Record<S, string>>>;
  /** Moves that the rules bring about when a record is saved (the payments of an invoice). */
  readonly saving?: readonly Arrow<S>[];
  /** Moves of the system: the worker of the outbox, the sign-in, an authority's answer. */
  readonly system?: readonly Arrow<S>[];
  readonly lapses?: readonly Lapse<S>[];
  /**
   * Whose turn it is, where several companies have to do with a record: by side of `parties` (else `owner` and `operator`)
   * the states in which the next step is theirs. Whoever has the menu there hears of it, and each reads what comes next:
   * `resources.{prefix}.turns.{state}` what is to be done, `resources.{prefix}.waits.{state}` what the others wait for.
   */
  readonly turns?: Readonly<Record<string, readonly S[]>>;
}
