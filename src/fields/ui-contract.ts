/**
 * What a field type shows on a screen: the contract between `fields/<type>/ui.tsx`, the list and the form.
 * `fields/ui.ts` registers one `FieldUi` per type; a type without one shows `format()` and edits as plain text.
 */
import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Field, FormatContext, Values } from '../core/field.ts';
import type { CommonCode } from '../core/commonCode.ts';
import type { ShowImage, UploadImage } from '../ui/richText/types.ts';

/** A row of a lookup (`{system}/common/{name}`), with the fields the lookup carries. */
export interface LookupRow {
  readonly id: number;
  readonly key: string | number;
  readonly value: string;
  readonly valueEn?: string | null;
  /** What it tells below its name: of an order its vessel and customer. */
  readonly tells?: string;
  /** Why it cannot be chosen: a word, and the sentence that says what to do instead. */
  readonly barred?: { readonly word: string; readonly why: string };
  readonly [carried: string]: unknown;
}

export type LookupQuery = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>;

/** What the window for choosing records is opened with. */
export interface ChooseOptions {
  /** Name of the field that the choice is for. */
  readonly label: string;
  /** What one of them is called here, where the resource's own name says what does not show: goods, and no prices. */
  readonly named?: string | undefined;
  /** Text typed so far: searched for at once. */
  readonly keyword?: string;
  /** Conditions that hold whatever is searched for, as those of the lookup. */
  readonly query?: LookupQuery;
  /** Conditions that it starts with and that the person may take away. */
  readonly conditions?: Readonly<Record<string, string>> | undefined;
  /** Columns that it shows in place of those of the list. */
  readonly shows?: readonly string[];
  /** Key of `errors` that is said where nothing is found. */
  readonly none?: string | undefined;
  /** What is barred may be chosen as well: to search by. */
  readonly any?: boolean;
  /** Several may be chosen. */
  readonly multiple?: boolean;
  /** Ids chosen before, of several. */
  readonly chosen?: readonly number[];
}

/** What field components need from the application; handed down through React context, so that fields import no session. */
export interface FieldEnvironment extends FormatContext {
  /** Text of i18n; `options._` is the fallback. */
  t(key: string, options?: Readonly<Record<string, unknown>>): string;
  /** Codes of a group that may be chosen (useYn Y), sorted; with `all` also the retired ones. */
  codes(group: string, all?: boolean): readonly CommonCode[];
  /** Name of a code or lookup row in the person's language. */
  nameOf(row: { readonly value: string; readonly valueEn?: string | null }): string;
  /**
   * Rows of the lookup over a resource (its prefix, for example `rs4/clnt`), or over an address that contains `/common/`.
   * `query.keyword` searches, `query.ids` fetches by id.
   */
  lookup(target: string, query?: LookupQuery, signal?: AbortSignal): Promise<readonly LookupRow[]>;
  /**
   * Opens the window for choosing records of a resource, or rows of a grid (`rs4/clnt/charger`). Answers the rows as the
   * lookup would, the one or the several; undefined when the person leaves without choosing.
   */
  choose?(target: string, options: ChooseOptions): Promise<readonly LookupRow[] | undefined>;
  /** Address of a record of the resource, when the person may read it: references open there. */
  recordHref?(prefix: string, id: number): string | undefined;
  /** Stores a picture of a rich text; where there is none the editor offers no pictures. */
  readonly uploadImage?: UploadImage;
  /** Fetches a picture of a rich text for whoever may read its record. */
  readonly showImage?: ShowImage;
  /** Tells a sentence for a moment, where what it is about has no place of its own. */
  notify?(words: string): void;
  /** Day that the server has, `yyyy-MM-dd`. */
  readonly today: () => string;
  /** True below 600 px. */
  readonly phone: boolean;
}

export const FieldEnvironmentContext = createContext<FieldEnvironment | null>(null);

export function useFieldEnvironment(): FieldEnvironment {
  const environment = useContext(FieldEnvironmentContext);
  if (!environment) throw new Error('FieldEnvironmentContext is missing above this component');
  return environment;
}

/** Display in a grid, a card or a read-only form. Without one, `FieldType.format`. */
export interface CellProps<F extends Field = Field> {
  readonly field: F;
  readonly name: string;
  readonly value: unknown;
  readonly record: Values;
}

/** A form input with its label, mark and error; controlled. */
export interface InputProps<F extends Field = Field> {
  readonly field: F;
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** `row` is the chosen lookup row of a reference, so that a form may fill what it carries. */
  readonly onChange: (value: unknown, row?: LookupRow) => void;
  readonly onBlur?: () => void;
  readonly record: Values;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly changed?: boolean;
  readonly error?: string;
  /** To be looked at; it stands in nobody's way. */
  readonly warning?: string;
  readonly help?: string;
  /** Label of the field that narrows the choice of a reference (`of`). */
  readonly ofLabel?: string | undefined;
  readonly autoFocus?: boolean;
  /** What of the person at the screen a browser may fill in here (`name`); fields of records are not theirs. */
  readonly autoComplete?: string | undefined;
}

/**
 * Editor inside a grid cell, without a label. It stands in the active cell before anybody types; Enter, Tab, Escape
 * and leaving are the grid's.
 */
export interface EditorProps<F extends Field = Field> {
  readonly field: F;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly record: Values;
  readonly onChange: (value: unknown, row?: LookupRow) => void;
  /** Label of the field that narrows the choice of a reference (`of`). */
  readonly ofLabel?: string | undefined;
  /** False while it waits unseen: nothing of its own may open or be asked for. */
  readonly live: boolean;
  /** Chosen with the pointer: the cell is done. */
  readonly onCommit: () => void;
  /** In words, how what was typed differs from what is taken of it. */
  readonly onTold?: (words: string) => void;
  readonly error?: string;
}

/**
 * A search condition with its label. The value is the text of the search parameter: several keys or ids joined by
 * comma, a range as `from~to`; '' when open.
 */
export interface FilterProps<F extends Field = Field> {
  readonly field: F;
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface FieldUi {
  /** What others make of the value is asked for when one leaves the input, not at each letter. */
  readonly isAskedWhole?: true;
  /** Value of a text that a person has finished typing, where that says more than a pasted one: `27` of a day. */
  readonly finished?: (text: string, environment: FieldEnvironment) => unknown;
  readonly Cell?: ComponentType<CellProps>;
  /** In a form that one may only read, where there is room for more than the cell shows. */
  readonly Read?: ComponentType<CellProps>;
  readonly Input: ComponentType<InputProps>;
  readonly Editor?: ComponentType<EditorProps>;
  readonly Filter?: ComponentType<FilterProps>;
  /** Value of a text that was pasted, null of a blank one; undefined when it has none. References are asked for. */
  readonly readText?: (text: string, field: Field, environment: FieldEnvironment) => unknown;
  /** Text of a search parameter for its chip, when keys alone would not speak (names of references). */
  readonly useFilterText?: (field: Field, value: string) => string;
}
