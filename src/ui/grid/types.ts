import type { Key, ReactElement, ReactNode } from 'react';

/** What an editor in a cell is given. */
export interface GridEditProps<R> {
  row: R;
  rowIndex: number;
  columnKey: string;
  columnName: string;
  /** False while the editor waits unseen for the first key: it may show nothing of its own yet. */
  live: boolean;
  /** Puts the changed row into the editor; with `commit` it is taken over and the editor closes. */
  onRowChange: (row: R, commit?: boolean) => void;
  /** Closes the editor, taking the change over or dropping it. */
  onClose: (commit?: boolean, focus?: boolean) => void;
}

/** Words that stand once above neighbours which name the same one. */
export interface GridHead {
  readonly words: ReactElement;
  readonly className: string;
}

/** One column, plain enough to be derived from a declared field. */
export interface GridColumn<R> {
  key: string;
  name: string;
  /** Pixels. Without one the column shares what is left. */
  width?: number;
  minWidth?: number;
  /** Pixels that it gives way to where not all columns fit. */
  least?: number;
  /** Pixels that it gives way to beside columns that are `behind`: what its head and its longest figure, or its codes, need. */
  tight?: number;
  /** Pixels that its longest text wants: what stands behind comes in sight where it leaves them. */
  wish?: number;
  /** Stands after all others, and is the first to lie out of sight where not all columns fit. */
  behind?: boolean;
  /** Has its width as soon as there is room, in a narrow window too. */
  whole?: boolean;
  align?: 'start' | 'end' | 'center';
  /** Figures: tabular and right-aligned. */
  numeric?: boolean;
  /** Stays at the left while the others scroll. */
  frozen?: boolean;
  /** Stays at the right behind a line (the state). */
  pinnedEnd?: boolean;
  sortable?: boolean;
  /** False: the column chooser may not hide it. */
  hideable?: boolean;
  /** Takes the width that is left over; without any such column the last column of text does. */
  grow?: boolean;
  editable?: boolean | ((row: R) => boolean);
  /** Its cell is a button in this row: Enter presses it as a blank does, where it would go down. */
  presses?: (row: R) => boolean;
  /** Tab goes past its cell in this row where rows are edited. */
  skipped?: (row: R) => boolean;
  render?: (row: R, key: string) => ReactNode;
  renderEdit?: (props: GridEditProps<R>) => ReactNode;
  cellClass?: (row: R) => string | undefined;
  /** Of all its cells, head and sum among them. */
  className?: string | undefined;
  /** Stands above its head, and those of its neighbours under the same; frozen columns stand by themselves. */
  above?: GridHead | undefined;
  /** Number of columns its cell covers in this row. */
  span?: (row: R) => number | undefined;
  /** Cell of the sum row. */
  summary?: ReactNode;
  /** Number of columns that the words of its sum cover. */
  summarySpan?: () => number | undefined;
  /** Why it is not to be relied on: it is marked as a cell with something wrong is. */
  summaryProblem?: string | undefined;
  /** Lines that it takes, one unless told. */
  summaryLines?: number;
}

export type GridSortDirection = 'asc' | 'desc';

/** One sort key; the first of a list weighs most. */
export interface GridSort {
  key: string;
  direction: GridSortDirection;
}

/** What a person changed about the columns. Column keys it does not know keep their declared place. */
export interface GridLayout {
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
  hidden: readonly string[];
  /** Columns up to this one stay at the left. */
  freeze?: string | undefined;
}

/** What is wrong with a cell, and what is to be looked at; under `gutterKey`, of the whole row. */
export interface CellProblems<R> {
  cellError?: ((row: R, columnKey: string) => string | undefined) | undefined;
  cellWarning?: ((row: R, columnKey: string) => string | undefined) | undefined;
}

export type RowMark = 'new' | 'changed' | 'deleted';

export type RowKey = Key;
