/** What a service says of its values beyond their fields; browser and server ask the same lines. */
import type { Values } from './field.ts';
import type { Problem } from './problem.ts';
import type { Declared, Fields, GridOf, NameOf, RecordOf, RowNameOf, RowOf } from './record.ts';

/**
 * Pure rules over a whole record, `{field: value, grid: row[]}`; browser previews with them, server decides with them.
 * `Rules<typeof toolFields>` knows the fields of its records.
 */
export type Rules<T extends Declared = Fields> = RulesOver<RecordOf<T>, NameOf<T>, GridOf<T>, RowOf<T>, RowNameOf<T>>;

/** By the parts that they speak of, so that the rules of a resource are also rules of any. */
interface RulesOver<Whole, Name, Grid, Row, RowName> {
  /** Fields that must be filled because of other values. */
  requiredWhen?(record: Whole): readonly Name[];
  /** Fields of a row that must be filled because of other values. */
  rowRequiredWhen?(grid: Grid, row: Row, record: Whole): readonly RowName[];
  check?(record: Whole): readonly Problem[];
  /**
   * By field of the header the text for a value that its type refuses, where mending the value would not help: it must not
   * be there at all. `record` holds what could be read.
   */
  refused?(record: Partial<Whole>): Partial<Readonly<Record<Name & string, string>>>;
  /**
   * By the name of an action why it cannot succeed now, whoever presses it: by the stored record and the `facts` of its
   * resource. The button says it, the server refuses with it.
   */
  readonly barred?: Readonly<Record<string, Barring<Whole>['of']>>;
  /** Why a paper of the stored record cannot be made yet for a company: its entry says so, the server refuses with it. */
  unprinted?(record: Whole, paper: string | undefined, corpId: number): Problem | undefined;
  /** Of several papers those that a record of its kind has at all, now or later: no other is offered. */
  papers?(record: Whole): readonly string[];
  /** Computed fields of the header and rows; answers a record of the same shape. */
  compute?(record: Whole): Whole;
  /**
   * What a person's change of the header makes of what stood there before, where the new figures would mean something
   * else: prices in another currency. Answers the fields, and the grids, that become others.
   */
  turned?(before: Whole, after: Whole): Partial<Whole>;
  /** Text that says so, where the rows alone do not. */
  readonly turnedText?: string;
  /** What makes `turned` harmless where a person takes it back: rows that nobody touched have the figures of before. */
  readonly turnedBack?: TurnedBack<Whole, Grid, Row, Name>;
  /** Fields that the form locks for this record, beyond their flags. */
  locked?(record: Whole): readonly Name[];
  /** May this cell be typed in? Undefined leaves it to the flags of the field; true also opens a computed one. */
  rowOpen?(grid: Grid, row: Row, field: string, record: Whole): boolean | undefined;
  /** Inputs that come nearest to a computed value that a person typed, for columns that `rowOpen` opens. */
  rowTyped?(grid: Grid, row: Row, field: string, record: Whole): Row;
  /** Columns of a grid that say nothing in this record. */
  rowHidden?(grid: Grid, record: Whole): readonly RowName[];
  /** Columns of a grid that say again what others say, in another currency: they stand behind those that are worked in. */
  rowBehind?(grid: Grid, record: Whole): readonly RowName[];
  /** Columns of a row that the next step waits for; while they are empty and open the grid says so (`words.needed`). */
  rowNeeds?(grid: Grid, row: Row, record: Whole): readonly RowName[];
  /** Of these columns those where nought says as little as nothing. */
  readonly noughtNeeds?: readonly RowName[];
  /** By the id of a row what its empty cells tell all the same, by what stands elsewhere in the record: places, lots. */
  cellsTold?(grid: Grid, record: Whole): ReadonlyMap<unknown, Readonly<Record<string, readonly string[]>>> | undefined;
  /** Fields of the header that say nothing in this record: the form leaves them out. */
  absent?(record: Whole): readonly Name[];
  /** What follows from what a row of a file says and leaves unsaid. */
  rowImported?(grid: Grid, said: Row, record: Whole): Row;
  /** Sums that headings show in place of their own, by index of the row; undefined for other rows. */
  rowSums?(grid: Grid, rows: readonly Row[]): readonly (Row | undefined)[];
  /** Field of a row that `rowKind` follows. */
  readonly kindField?: RowName;
  /** What kind of row it is, for its looks: `head`, `note`, `less`; undefined for a usual one. */
  rowKind?(grid: Grid, row: Row): RowKind | undefined;
}

/** Each service knows the members of its own facts. */
interface Barring<Whole> {
  of(record: Whole, facts: Values): Problem | readonly Problem[] | undefined;
}

interface TurnedBack<Whole, Grid, Row, Name> {
  readonly grid: Grid;
  /** The field of the header that turns, and those that go with it when the turn is undone. */
  readonly name: Name;
  readonly with: readonly Name[];
  /** Where the figures of a row stand that a turn makes others of, by what they are; undefined while one is awaited. */
  figures(row: Row, record: Whole): Readonly<Record<string, string | undefined>>;
  /** Texts: every figure is the one of before; some are, the others were made anew. */
  readonly texts: Readonly<Record<'all' | 'some', string>>;
}

/** Names that count while the condition holds; none otherwise. */
export const namesIf = <const N extends string>(holds: unknown, ...names: N[]): N[] => (holds ? names : []);

/** A heading, a note without figures, a row that takes off. */
export type RowKind = 'head' | 'note' | 'less';
