/** What a service says of its values beyond their fields; browser and server ask the same lines. */
import type { Values } from './field.ts';
import type { Problem } from './problem.ts';

/** Pure rules over a whole record, `{field: value, grid: row[]}`; browser previews with them, server decides with them. */
export interface Rules {
  /** Fields that must be filled because of other values. */
  requiredWhen?(record: Values): readonly string[];
  /** Fields of a row that must be filled because of other values. */
  rowRequiredWhen?(grid: string, row: Values, record: Values): readonly string[];
  check?(record: Values): readonly Problem[];
  /** Computed fields of the header and rows; answers a record of the same shape. */
  compute?(record: Values): Values;
  /** Fields that the form locks for this record, beyond their flags. */
  locked?(record: Values): readonly string[];
  /** May this cell be typed in? Undefined leaves it to the flags of the field; true also opens a computed one. */
  rowOpen?(grid: string, row: Values, field: string, record: Values): boolean | undefined;
  /** Inputs that come nearest to a computed value that a person typed, for columns that `rowOpen` opens. */
  rowTyped?(grid: string, row: Values, field: string, record: Values): Values;
  /** Columns of a grid that say nothing in this record. */
  rowHidden?(grid: string, record: Values): readonly string[];
  /** Fields of the header that say nothing in this record: the form leaves them out. */
  absent?(record: Values): readonly string[];
  /** What follows from what a row of a file says and leaves unsaid. */
  rowImported?(grid: string, said: Values, record: Values): Values;
  /** Sums that headings show in place of their own, by index of the row; undefined for other rows. */
  rowSums?(grid: string, rows: readonly Values[]): readonly (Values | undefined)[];
  /** Field of a row that `rowKind` follows. */
  readonly kindField?: string;
  /** What kind of row it is, for its looks: `head`, `note`, `less`; undefined for a usual one. */
  rowKind?(grid: string, row: Values): RowKind | undefined;
}

/** A heading, a note without figures, a row that takes off. */
export type RowKind = 'head' | 'note' | 'less';
