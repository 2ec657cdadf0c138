/** Detail rows of a record: a grid with fields of its own, in a table of its own. */
import type { Problem } from '../../core/problem.ts';
import type { Field, FieldType, Flags, Values } from '../../core/field.ts';
import type { Fields } from '../../core/record.ts';
import { declare, refused } from '../parsed.ts';

/** Which columns make the figures of a row on a phone; of several the first that is filled. */
export interface RowCard {
  /** Before the name: the number of the line. */
  readonly number?: string;
  readonly quantity?: string;
  readonly unit?: string;
  /** How much of the quantity is there already. */
  readonly done?: string;
  readonly price?: readonly string[];
  readonly amount: readonly string[];
  /** What was taken off: the rate and what it comes to. */
  readonly less?: { readonly rate: string; readonly amount: readonly string[] };
}

/** Every column that a card names. */
const cardColumns = ({ number, quantity, unit, done, price = [], amount, less }: RowCard): readonly string[] =>
  [number, quantity, unit, done, less?.rate, ...price, ...amount, ...(less?.amount ?? [])].filter(
    (name) => name !== undefined,
  );

export interface RowsOptions extends Flags {
  /** Most rows. */
  readonly max?: number;
  /** Rows keep the company that wrote them, under a parent shared by all (fw/code). */
  readonly owned?: boolean;
  /** Rows are written by the system. */
  readonly readOnly?: boolean;
  /** Of rows that only the system adds, so many of the newest come with the record; the others stand in a report. */
  readonly latest?: number;
  /** Rows come from elsewhere and may only be deleted. */
  readonly deleteOnly?: boolean;
  /** Field that names a row to people; the first one unless told. */
  readonly name?: string;
  /** How a row reads on a phone; the first filled columns unless told. */
  readonly card?: RowCard;
  /** Name of the grid on the wire (`insert{Infix}List`), when the header has a field of that name already. */
  readonly infix?: string;
  /** Statuses in which the rows are open, instead of those of the record: payments of an invoice that was issued. */
  readonly openIn?: readonly string[];
  /** By a status in which they are closed the refusal of whoever changes them: why, and what to do instead. */
  readonly closed?: Readonly<Record<string, Problem>>;
  /** Input of an action: the grid of the record that the rows are about, each by its `id`. */
  readonly of?: string;
  /** With `of`: columns of that grid, shown beside the inputs. */
  readonly shows?: readonly string[];
  /** With `of`: inputs that a row must have, by the row that it is about. */
  readonly needs?: (about: Values) => readonly string[];
  /** With `of`: inputs that are expected to be as that row says: by which of its columns. The difference stands below. */
  readonly against?: Readonly<Record<string, string>>;
  /** With `of`: none takes part at first; a row does once something in it is changed. */
  readonly whenChanged?: boolean;
  /** With `of`: each row is for a row of another grid of the record, by its id under `by`; columns of that one stand first and name the row. */
  readonly over?: { readonly grid: string; readonly by: string; readonly shows: readonly string[] };
  /** Each row belongs to a row of this grid of the same record, and goes with it. */
  readonly below?: string;
  /** Stored of a row and answered with it, shown in no column and on no paper. */
  readonly kept?: Fields;
  /** In a document between companies: the sides that add rows and take them away; others fill in cells alone. */
  readonly addedBy?: readonly string[];
  /**
   * With `below`: the integer field, computed in both grids, that numbers the rows above. A row that is sent with the
   * number alone belongs to the row of that number: their places are counted as they stand after the change.
   */
  readonly numbered?: string;
}

/** Keeps the fields of its rows for the type checker (`RowOf`). */
export interface RowsField<F extends Fields = Fields> extends Field<readonly Values[]>, Omit<RowsOptions, keyof Flags> {
  readonly fields: F;
}

export function rows<F extends Fields, const I extends string>(
  fields: F,
  options: RowsOptions & { readonly infix: I },
): RowsField<F> & { readonly infix: I };
export function rows<F extends Fields>(fields: F, options?: RowsOptions): RowsField<F>;
export function rows<F extends Fields>(fields: F, options: RowsOptions = {}): RowsField<F> {
  return declare<readonly Values[], RowsField<F>>('rows', { fields }, options);
}

export const isRows = (field: Field): field is RowsField => field.type === 'rows';

export const rowsType: FieldType<RowsField> = {
  type: 'rows',
  column: () => null,
  // Rows come in change lists (`insert…List`), never as a value: readBody reads them.
  parse: (value) => (value === null || value === undefined ? { value: null } : refused('E_TYPE')),
  limits: () => ({}),
  filter: 'none',
  format: (value) => (Array.isArray(value) ? String(value.length) : ''),
  align: 'right',
  width: () => 90,
  excel: () => ({ numFmt: '0', toCell: (value) => (Array.isArray(value) ? value.length : null) }),
  openapi: () => ({ type: 'array', items: { type: 'object' } }),
  check: ({ fields, max, name, card }) => [
    ...(Object.keys(fields).length ? [] : ['rows needs at least one field']),
    ...(max === undefined || (Number.isInteger(max) && max > 0) ? [] : [`max ${max} is impossible`]),
    ...(name === undefined || Object.hasOwn(fields, name) ? [] : [`name '${name}' is not a field of the rows`]),
    ...(card ? cardColumns(card) : [])
      .filter((column) => !Object.hasOwn(fields, column))
      .map((column) => `card names '${column}', which is not a field of the rows`),
  ],
};
