/** What the parts of a grid's spreadsheet side tell each other and their owner. */
import type { RowAct } from '../model/keys.ts';
import type { Pasted } from '../model/clipboard.ts';
import type { Rect, Selection, Size, Spot } from '../model/selection.ts';
import type { TabRun } from '../model/tabRun.ts';
import type { GridColumn } from '../types.ts';
import type { SheetStore } from './store.ts';

/** Cells that are chosen, in terms of the owner's rows and columns. */
export interface Selected {
  /** Over the rows as handed in and the columns as shown. */
  readonly rect: Rect;
  /** Keys of the columns of the range. */
  readonly keys: readonly string[];
  /** The cell with the keyboard. */
  readonly row: number;
  readonly key: string;
}
export type GridCommand = { readonly act: RowAct } | { readonly act: 'fill'; readonly from: Rect; readonly to: Rect };

/** What a grid asks its owner to do with cells. Without an owner of that kind a grid is only looked at and copied. */
export interface SheetOwner<R> {
  /** Text of a cell, as it is copied and found. */
  readonly cellText?: ((row: R, key: string) => string) | undefined;
  /** Decimal text of a cell that counts in sums. */
  readonly cellFigure?: ((row: R, key: string) => string | undefined) | undefined;
  /** What a cell means, so that a copy inside the product needs no reading. */
  readonly cellValue?: ((row: R, key: string) => unknown) | undefined;
  readonly onCommand?: ((command: GridCommand, selected: Selected | undefined) => void) | undefined;
  /** May a row come below this one, the last, when Enter or Tab go on from it? */
  readonly grows?: ((row: R) => boolean) | undefined;
  /** Did this row come below the last one by itself, and has nobody typed in it yet? */
  readonly isNew?: ((row: R) => boolean) | undefined;
  /** Column in which a new row begins. */
  readonly begins?: (() => string | undefined) | undefined;
  /**
   * Whether a row goes on from this column once something was put there, and then in which one: as something was taken from a
   * list, or typed freely. Undefined where that is the keys' to say. `led` = the way led to this column, too.
   */
  readonly goesOn?:
    ((key: string, led: boolean) => ((row: R, taken: boolean) => string | undefined) | undefined) | undefined;
  readonly onPaste?: ((pasted: Pasted, selected: Selected | undefined) => void) | undefined;
  /** Brings the keyboard to another grid that stands with this one; false where the way leads out. */
  readonly onLeave?: ((back: boolean) => boolean) | undefined;
  /** Called with each change of the selection. */
  readonly onSelect?: ((selected: Selected | undefined) => void) | undefined;
  /** A list of rows to tick: the row is ticked, or no more. */
  readonly onTick?: ((row: R) => void) | undefined;
  /** The menu of the chosen cells, at a point of the window. */
  readonly onMenu?: ((at: { readonly x: number; readonly y: number }, selected: Selected) => void) | undefined;
}

/** The editor of the active cell. */
export interface LiveEditor {
  readonly mode: () => 'ready' | 'enter' | 'edit';
  /** Opens the text of the cell, as F2 and a double click do. */
  readonly open: () => void;
  readonly commit: () => void;
  readonly cancel: () => void;
  readonly element: () => HTMLElement | null;
}

/** The spreadsheet side of a grid; one object for the life of the grid. */
export interface Sheet<R> {
  readonly store: SheetStore;
  readonly rows: () => readonly R[];
  readonly columns: () => readonly GridColumn<R>[];
  readonly owner: () => SheetOwner<R>;
  readonly size: () => Size;
  /** Columns before the first of the data (row numbers, boxes, handles). */
  readonly first: () => number;
  readonly selection: () => Selection | undefined;
  readonly selected: () => Selected | undefined;
  /** Chooses cells and brings the keyboard to the active one. */
  readonly select: (selection: Selection, focus?: boolean) => void;
  /** Draws the range on to a cell and scrolls there. */
  readonly extend: (to: Spot) => void;
  readonly scrollTo: (spot: Spot) => void;
  readonly element: () => HTMLDivElement | null;
  readonly isOpen: (spot: Spot) => boolean;
  readonly text: (spot: Spot) => string;
  readonly editor: { current: LiveEditor | undefined };
  /** Where Tab began in a row: Enter goes on below it, as in a spreadsheet. */
  readonly tabbed: { current: TabRun | undefined };
  /** Takes over what was typed into a cell. */
  readonly put: (row: R, key: string, next: R) => void;
  /** Tells those who listen. */
  readonly say: (words: string) => void;
}
