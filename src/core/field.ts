/** What a declared field is, and what its type must be able to do. Everything else derives from these two. */

import type { Sealing } from './sealed.ts';

export type Value = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown };
export type Values = Record<string, unknown>;

export interface DefaultContext {
  /** Today in Asia/Seoul, `yyyy-MM-dd`. */
  readonly today: string;
  readonly userId: number;
  readonly corpId: number;
}
export type Default = string | number | ((context: DefaultContext) => string | number | null);

/** States in which something is held back, as long as a field of the header is empty. */
export interface HeldBack {
  readonly in: readonly string[];
  readonly until: string;
}

/** Flags of the specification's notation (domain 0): `!` required, `*` computed, `=v` default. */
export interface Flags {
  readonly required?: boolean;
  /** Set by the server; a sent value is ignored, the form shows it read-only. */
  readonly computed?: boolean;
  readonly default?: Default;
  /** May be sent with POST only; afterwards a sent value is ignored and the form shows it read-only. */
  readonly createOnly?: boolean;
  /** Changed by the system company only. */
  readonly operatorOnly?: boolean;
  /** In a document between companies: the sides that see it. To others it is absent wherever the record shows itself. */
  readonly seenBy?: readonly string[];
  /**
   * In a document between companies: what a side does not see yet, because the other one still works on it: in these states,
   * until a field of the header is filled. Nor does that side ever see in the trail what became of it meanwhile.
   */
  readonly heldBack?: Readonly<Record<string, HeldBack>>;
  /** In a document between companies: the sides that fill it in; what another side sends is ignored. */
  readonly writtenBy?: readonly string[];
  /** Never answered, never written to the audit trail. */
  readonly secret?: boolean;
  /** Kept under a key: the record, and with it every answer, list, file and trail, holds no more than the value's mask. */
  readonly sealed?: boolean;
  /** Tells of a living person: who takes such a column along in a file gives a reason, which is kept. */
  readonly personal?: boolean;
  /** Kinds of files that the column is left out of (1-foundations 4.2 "Export"). */
  readonly leftOut?: readonly ('excel' | 'pdf' | 'csv')[];
  /** The field's place in the form: behind "more" when set. */
  readonly more?: boolean;
  /** Columns the field takes in the four-column form. */
  readonly span?: 1 | 2 | 3 | 4;
  /**
   * Lists show it small inside the cell of another field: after a name, before a figure; `mark` stands before it. With
   * `word` a short word stands for whatever it holds: `resources.{prefix}.within.{name}`.
   */
  readonly within?: { readonly field: string; readonly mark?: string; readonly word?: true };
  /** Shares the place of one field with the next or the previous one that says so too. */
  readonly half?: boolean;
  /** Pixels of its column in a grid; the type's own width unless told. */
  readonly width?: number;
  /**
   * False: its values add up to nothing. Unless told, figures of summable types do, unit prices excepted; what a list
   * reckons (`listed`) is added only where it says true.
   */
  readonly summed?: boolean;
}

/** A declared field: plain data. `V` is the value on the wire, carried for the type checker only. */
export interface Field<V = unknown> extends Flags {
  readonly type: string;
  readonly _value?: V;
}

/** Phantom mark of a field that no stored record leaves empty. */
export interface Filled {
  readonly _filled?: true;
}
/** Flags that make it so: required, or filled by the server from the start. */
type Filling = { readonly required: true } | { readonly computed: true; readonly default: string | number };

/** What makes a field of a type in a declaration: `A` stand before the options. */
export interface Factory<F extends Field, O extends Flags = Flags, A extends readonly unknown[] = []> {
  (...args: [...A, options: O & Filling]): F & Filled;
  (...args: [...A, options?: O]): F;
}

export type Parsed<V = unknown> = { readonly value: V | null } | { readonly problem: FieldProblem };
/** A refused value. `args` fill the message after the label. */
export interface FieldProblem {
  readonly code: string;
  readonly args?: readonly (string | number)[];
  /** An i18n key under `errors` with a finer sentence than the code's own. */
  readonly text?: string;
}

/** Limits of one schema row (1-foundations 3.1); `pattern` is a regular expression source. */
export interface SchemaLimits {
  readonly charMaxLength?: number;
  readonly decMaxLength?: number;
  readonly pattern?: string;
  /** i18n key of the message a failed pattern shows. */
  readonly message?: string;
}

/** How a search parameter of this field selects rows. */
export type FilterKind = 'equals' | 'in' | 'contains' | 'member' | 'none';

export interface FormatContext {
  readonly lang: string;
  /** Name of a code in the person's language; the key itself when unknown. */
  codeName(group: string, key: string): string;
  /** Text of i18n, on screens. */
  t?(key: string): string;
}

/** A code in every language. */
export interface CodeName {
  readonly key: string;
  readonly value: string;
  readonly valueEn: string | null;
}
export interface CellContext {
  readonly lang: 'ko' | 'en';
  /** Codes of a group that may be chosen. */
  codes(group: string): readonly CodeName[];
}

export interface ExcelCell {
  readonly numFmt?: string;
  toCell(value: unknown): string | number | Date | null;
}

/**
 * Meaning of a field type: one folder of `fields/` each. Pure; the same object serves server and browser.
 * `parse` takes a value of the wire and answers the stored value (null when empty) or a problem.
 */
export interface FieldType<F extends Field = Field> {
  readonly type: string;
  /** PostgreSQL column type, or null when the field has no column of its own (rows, files). */
  column(field: F): string | null;
  /** SQL expression giving the wire value; `column` is a quoted column reference. */
  wire?(column: string): string;
  parse(value: unknown, field: F): Parsed;
  /** Value as PostgreSQL reads it, when that differs from the wire (a Seoul moment gets its offset). */
  store?(value: unknown): unknown;
  /** For document numbers: what the server draws when the field is empty on POST. */
  number?(
    field: F,
    record: Values,
  ): { readonly preId: string; readonly docTypeCd?: string; readonly period: 'month' | 'year' };
  limits(field: F): SchemaLimits;
  readonly filter: FilterKind;
  format(value: unknown, field: F, context: FormatContext): string;
  /** The words that a keyword search looks through, where they are not the value itself. */
  words?(value: string): string;
  /** Stands behind the value where it is read by itself, without the head of a column. */
  readonly unit?: string;
  readonly align: 'left' | 'right' | 'center';
  /** Column width in px that shows a usual value in full. */
  width(field: F): number;
  /** Sums make sense (status line, grid footer). */
  readonly summable?: boolean;
  /** A value is always somebody's own: the flag `personal` is set unless the declaration takes it away. */
  readonly personal?: boolean;
  /** What of a value a declaration may seal (flag `sealed`). */
  readonly sealing?: Sealing;
  /** Korean collation applies when sorted. */
  readonly collated?: boolean;
  excel(field: F): ExcelCell;
  /** The value that a day falls into: such a field can serve as the date of a search. */
  ofDay?(day: string): string;
  /** How people fill it in, for the guide of a workbook; as text unless told. */
  readonly filledAs?: 'lines' | 'figure' | 'whole' | 'day' | 'month' | 'moment' | 'yn' | 'code' | 'codes' | 'ref';
  /** JSON schema of the wire value, for OpenAPI. */
  openapi(field: F): Readonly<Record<string, unknown>>;
  /** Start-up check of the declaration: a sentence for each thing wrong. */
  check?(field: F): readonly string[];
}

/** Values that the contract suite stores, reads and refuses. `stored` defaults to `sent`. */
export interface Examples<F extends Field = Field> {
  readonly field: F;
  readonly valid: readonly { readonly sent: unknown; readonly stored?: unknown; readonly shown?: string }[];
  readonly invalid: readonly { readonly sent: unknown; readonly code: string }[];
}
