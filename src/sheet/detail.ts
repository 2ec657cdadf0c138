/** What the screens around a detail grid and its parts tell each other. */
import { filesType } from '../fields/files/index.ts';
import type { Field, Values } from '../core/field.ts';
import type { LookupQuery } from '../fields/ui-contract.ts';
import type { RowKind } from '../core/resource.ts';
import { changedFields } from './editing.ts';
import type { Row } from './editing.ts';
import type { Offering } from './offers.ts';
import type { RowsField } from '../fields/rows/index.ts';

export interface DetailColumn {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  /** Words above the column, where the record says more exactly what it holds. */
  readonly head?: string | undefined;
  /** Stands after all others: says again what they say, or nothing. */
  readonly behind?: boolean;
  /** Label of the field that narrows the choice of a reference. */
  readonly ofLabel?: string | undefined;
  /** Set by the system, or no longer open: shown in grey, never typed. */
  readonly fixed: boolean;
}

export interface TouchedCell {
  readonly row: string;
  readonly name: string;
}
/** A cell, or several, that a person has written. */
export type Touched = TouchedCell | readonly TouchedCell[];

export const touchedCells = (touched: Touched | undefined): readonly TouchedCell[] =>
  touched === undefined ? [] : Array.isArray(touched) ? touched : [touched as TouchedCell];

/** Grids that are edited together: what is done to one may change the others, and is taken back in all of them. */
export interface Together {
  readonly name: string;
  /** Every row of each, also those that are not shown. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  readonly put: (rows: Readonly<Record<string, readonly Row[]>>) => void;
}

/** The row of another grid that the rows shown belong to. */
export interface RowAbove {
  /** Goes to the row before it, or after it; the words for those who listen, undefined at the ends. */
  readonly turn: (by: -1 | 1) => string | undefined;
}

/** A detail grid in its form. */
export interface Detail {
  readonly grid: string;
  readonly field: RowsField;
  readonly label: string;
  readonly columns: readonly DetailColumn[];
  readonly rows: readonly Row[];
  /** Loaded rows by key. */
  readonly before: ReadonlyMap<string, Row>;
  readonly record: Values;
  /** Why nothing can be changed; undefined when it can. */
  readonly lock: string | undefined;
  /** Rows may be taken away but neither added nor edited. */
  readonly deleteOnly?: boolean;
  /** Cells are filled in, while rows are somebody else's to add, to move and to take away. */
  readonly fixedRows?: boolean;
  /** Rows that somebody else owns. */
  readonly closed?: (row: Row) => boolean;
  /** Message of a cell, or of a whole row (no name). */
  readonly problem: (row: string, name?: string) => string | undefined;
  /** What is to be looked at in a cell, or in a whole row (no name); it stands in nobody's way. */
  readonly warning?: (row: string, name?: string) => string | undefined;
  /** A cell holds something else than was typed into it: the words stay at it as long as it does. */
  readonly noted?: (cell: TouchedCell, value: unknown, words: string) => void;
  readonly requires: (row: Row, name: string) => boolean;
  /** `touched` are checked at once; `act` names what was done, for undo. */
  readonly onChange: (rows: readonly Row[], touched?: Touched, act?: string) => void;
  /** Puts rows, by their grids, together with fields of the header. */
  readonly putWith?: (header: Values, rows: Readonly<Record<string, readonly Row[]>>) => void;
  /** May a cell be typed in, beyond the flags of its field? Undefined leaves it to them. */
  readonly opens?: (row: Row, name: string) => boolean | undefined;
  /** Headings, notes and rows that take off look different. */
  readonly kindOf?: (row: Row) => RowKind | undefined;
  /** Field that the kind follows. */
  readonly kindField?: string;
  /** What a heading shows in place of its own figures. */
  readonly sumsOf?: (row: Row) => Values | undefined;
  /** What an empty cell tells all the same. */
  readonly told?: (row: Row, name: string) => string | undefined;
  /** Cells that the next step of the record waits for, and what such a one says while it is empty. */
  readonly needed?: {
    readonly words: string;
    readonly waitsFor: (row: Row, name: string) => boolean;
    /** Columns in which nought is as good as empty. */
    readonly atNought: readonly string[];
  };
  /** A row with the text that is being typed into one of its cells; undefined once that is taken over or given up. */
  readonly onTyping?: (row: Row | undefined) => void;
  /** How many of these cells, as they stand now, will be marked as wrong. */
  readonly wrongAmong?: (cells: readonly TouchedCell[]) => number;
  /** What will be said of a cell that gets this value; undefined where its column takes it. */
  readonly refusal?: (name: string, value: unknown) => string | undefined;
  /** Shows a sentence on the page. */
  readonly tells?: (words: string) => void;
  /** A new row with its defaults. */
  readonly newRow: () => Row;
  /** Brings the keyboard to the grid that stands below, or above (`back`); false where there is none. */
  readonly leaves?: (back: boolean) => boolean;
  /** Words of the button that adds a row. */
  readonly addLabel?: string;
  /** Why no row can be added now, although rows can be changed. */
  readonly addLock?: string | undefined;
  /** Stands in place of rows. */
  readonly emptyHint?: string | undefined;
  /** Asks before rows are taken away; undefined where nothing else goes with them. */
  readonly asksBefore?: (going: readonly Row[]) => Promise<boolean> | undefined;
  readonly together?: Together;
  readonly above?: RowAbove | undefined;
  /** Key of the row whose rows stand below. */
  readonly chosen?: string | undefined;
  /** What is wrong in the rows below a row. */
  readonly faultBelow?: (row: string) => string | undefined;
  /** Records that are offered while a person types. */
  readonly offering?: Offering;
  /** A reference whose records may be chosen, several at once, as new rows. */
  readonly load?: {
    readonly name: string;
    readonly prefix: string;
    readonly label: string;
    /** What the choice in a row of its own is held to, by the header. */
    readonly query?: LookupQuery;
    /** What the window starts narrowed to. */
    readonly conditions?: Readonly<Record<string, string>>;
    /** Columns of the window, and what one of its records is called there. */
    readonly shows?: readonly string[];
    readonly named?: string;
    /** What must be chosen before. */
    readonly waits?: string;
  };
}

/** May rows be added to the grid now? */
export const takesRows = ({ lock, deleteOnly, fixedRows, addLock }: Detail): boolean =>
  lock === undefined && !deleteOnly && !fixedRows && addLock === undefined;

/** May rows change their order? */
export const movesRows = ({ lock, deleteOnly, fixedRows }: Detail): boolean =>
  lock === undefined && !deleteOnly && !fixedRows;

/** May a row come below this one? Not below one that is still as new rows are. */
export const mayGrow = (detail: Detail, row: Row): boolean =>
  takesRows(detail) &&
  changedFields(
    detail.newRow(),
    row,
    detail.columns.map(({ name }) => name),
  ).length > 0;

/** Is the value of this cell a person's, rather than reckoned? */
export const typed = (detail: Detail, column: DetailColumn, row: Row): boolean =>
  detail.opens?.(row, column.name) ?? !column.fixed;

/** A column of files: chosen and taken away by its own buttons, never typed or pasted. */
export const isFileColumn = ({ field }: DetailColumn): boolean => field.type === filesType.type;

/** May this cell be typed in? What was set at creation only stays open in rows that were never saved. */
export const isOpen = (detail: Detail, column: DetailColumn, row: Row): boolean =>
  detail.lock === undefined &&
  !detail.deleteOnly &&
  typed(detail, column, row) &&
  !row._deleted &&
  !detail.closed?.(row) &&
  !(column.field.createOnly && row.id != null);
