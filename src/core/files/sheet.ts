/** Rows of a list or a grid on their way into a file. */
import type { Field, FormatContext, Values } from '../field.ts';

export type FileKind = 'excel' | 'pdf' | 'csv';

export interface SheetColumn {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  /** Pixels on the screen. */
  readonly width: number;
}

export interface OwnCell {
  readonly column: SheetColumn;
  /** Where its value stands. */
  readonly row: Values;
}

export interface Sheet {
  readonly title: string;
  /** Those that show, in their order. */
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly Values[];
  /** Sums of columns as decimal texts, and the word before them. */
  readonly sums?: Readonly<Record<string, string>>;
  /** Words of the sheet itself, in the person's language. */
  readonly words: { readonly sum: string };
  readonly context: FormatContext;
  /** A cell in a column of several types, as what it is: a workbook keeps its figure or day as such. */
  readonly own?: (row: Values, column: string) => OwnCell | undefined;
}

/** A file as the browser hands it over. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
