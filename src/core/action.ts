/** A step of a record beyond saving, as its declaration says it; and records that are made from others. */
import type { DefaultContext, Field, Values } from './field.ts';
import type { Problem } from './problem.ts';

/** A way to make a record from others (an order's purchases); the `.server.ts` answers it in `makers`. */
export interface Maker {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Who would press a button. */
export interface Actor {
  readonly userId: number;
  readonly corpId: number;
  /** The installation is one of production; absent: as if it were none. */
  readonly production?: boolean;
  /** Receivers of messages that the installation has no way to. */
  readonly unreached?: readonly string[];
  /** Who is absent today and has named this person to stand in; the server judges by what it knows itself. */
  readonly standsFor?: readonly number[];
}

/**
 * A step of a record beyond saving: `POST {prefix}/{id}/{name}` with `version` and the values of `fields`. Screens draw
 * the button, the question and the form from this; the server judges every call by the same lines.
 */
export interface ActionButton<S extends string = string> {
  readonly name: string;
  /** States that it goes from; in another there is no button, and the call is E_STATE. Absent: from any. */
  readonly from?: readonly S[];
  /** Where it leads. Several: one of them or nowhere, as its effect decides. Absent: the record stays where it is. */
  readonly to?: S | readonly S[];
  /** What is to be done of the record, where no state tells it. */
  readonly wanted?: true;
  /** Comes about through other records only: no button, no call, no input to read. */
  readonly internal?: boolean;
  /** Menu authority that suffices where `blocked`, or `barred` of the rules by the facts, tells whose step it is; 2 unless told. */
  readonly level?: 1;
  /** Whose menu it needs full authority for, where that is not the record's own: the resource that it makes records of. */
  readonly under?: string;
  /** The one of its menus that is meant, by its view; any unless told. */
  readonly underView?: string;
  /** Offered only while further fields hold one of the values, as `from` says of the state. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** While a field holds one of the values, or any, it may still be done, and is no longer what comes next: others stand before it. */
  readonly spent?: Readonly<Record<string, readonly string[] | 'any'>>;
  /** Key of `errors`: how the record stands while `when` does not hold, and what to do then. */
  readonly otherwise?: string;
  /** PAIR: the sides whose step it is; the sides that write the record unless told. */
  readonly by?: readonly string[];
  /** The system company's only. */
  readonly operator?: boolean;
  /** Stands in for somebody outside: whoever may act has it outside production, the system company alone in it. */
  readonly simulated?: boolean;
  /** With it the record leaves the house: its paper is stored with it, and printed so from then on. */
  readonly keepsPaper?: true;
  /** Asks before it acts, of these records. What it brings about may stand in `resources.{prefix}.asks.{name}`. */
  readonly confirm?: boolean | ((record: Values) => boolean);
  /** Takes something away: drawn so, and Enter means no. */
  readonly danger?: boolean;
  /** The other answer to a step: on a phone it stands beside it, though it takes something away. */
  readonly beside?: true;
  /** What the person enters for it, in a dialog. Starts with the record's value of the same name, else the default. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** Grid of the record to which it adds a row of its inputs: files among them become files of that row; without it, of the record. */
  readonly adds?: string;
  /** Inputs that begin anew, though the record has fields of their names: why and when this one is amended, not its original. */
  readonly anew?: readonly string[];
  /** Rows that an input of rows (`of` a grid) starts with, each with the `id` of its row; `input` is its name. */
  rows?(record: Values, context: DefaultContext, facts: Values, input: string): readonly Values[];
  /** What the dialog proposes where neither the record nor a default says it. */
  start?(record: Values, facts: Values): Values;
  /**
   * Inputs without use for this record and what is entered so far: foreign amounts of a document in won, the account where
   * cash is paid. The dialog leaves them out, and what is sent there counts as empty. Of this, `requiredWhen` and
   * `compute` the dialog of several records knows no record: they are asked with `{}`.
   */
  absent?(record: Values, input: Values): readonly string[];
  /**
   * Inputs that must be filled because of others. `sent` is as it came: what a dialog asks for, and what a call may leave
   * out by not naming it.
   */
  requiredWhen?(record: Values, input: Values, sent: Values): readonly string[];
  /** Inputs that follow from others: those of `fields` that are `computed` take their values, whatever was sent. */
  compute?(record: Values, input: Values): Values;
  /** Rules over that input and the stored record; the dialog previews with what the server decides with. */
  check?(input: Values, record: Values): readonly Problem[];
  /**
   * What is to be looked at before, of the stored record and, in its dialog, of the facts by what is entered: the dialog says
   * so, and running it from there confirms that.
   */
  warns?(record: Values, facts: Values, input: Values): readonly Problem[];
  /** Why this person may not act on this record: a key of `errors`. The button says it, the server refuses with it. */
  blocked?(record: Values, actor: Actor): string | undefined;
  /** Members of the answer that are shown once, in a dialog with a copy button, and kept nowhere. */
  readonly tells?: readonly string[];
  /** Another name of the button, and of its question, for this person and record: a key of `resources.{prefix}.actions`, of `asks`, and of `titles` where it stands there. */
  says?(record: Values, actor: Actor): string | undefined;
  /** What the sentence after it (`dones`) may name beyond fields and inputs, by the record as it left it and as it was before. */
  names?(record: Values, input: Values, before: Values): Readonly<Record<string, string>>;
  /** Another sentence after it, by the record as it left it and as it was before: a key of `resources.{prefix}.dones`. */
  ends?(record: Values, before: Values): string | undefined;
  /** It went, and all is not well: what is said after it is in the colour of warnings. By the record as it left it. */
  amiss?(record: Values): boolean;
  /** Ready words for the first of `fields`: keys of `resources.{prefix}.phrases`. */
  readonly phrases?: readonly string[];
  /**
   * Also for the rows chosen in the list: `POST {prefix}/{name}` with `ids` and the values of `fields`. One after the
   * other, all or none; or `together`: `runAll` of its effect sees all of them at once (one invoice for the orders of a
   * month); or `each` for itself: some may fail, and the answer says which and why.
   */
  readonly bulk?: boolean | 'together' | 'each';
  /** With `bulk`: only there, for what it asks is asked of several rows side by side; a record has no button for it. */
  readonly listed?: true;
}
