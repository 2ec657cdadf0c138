/** What the keys of a grid do to the rows; answers the words to tell of it. */
import type { RowAct } from '../ui/grid/model/keys.ts';
import { fillAll, fillDown, fillFrom, fillRight } from '../ui/grid/model/fill.ts';
import type { Filled } from '../ui/grid/model/fill.ts';
import type { Spot } from '../ui/grid/model/selection.ts';
import type { GridCommand, Selected } from '../ui/grid/sheet/types.ts';
import { displayName } from '../record/resource.ts';
import type { FieldEnvironment } from '../fields/ui-contract.ts';
import { cellFigure, cellText, meant } from './cells/cellText.ts';
import { cleared, filledCells, withCells } from './cells/cellEdits.ts';
import type { CellEdit } from './cells/cellEdits.ts';
import { isTurned } from './cells/columns.tsx';
import { isFileColumn, isOpen } from './detail.ts';
import type { Detail, DetailColumn } from './detail.ts';
import type { Row } from './editing.ts';
import { readCell } from './paste/readCells.ts';
import type { Stored } from './paste/readCells.ts';
import type { DetailActions } from './useDetailActions.ts';
import type { Turned } from './useDetailHistory.ts';

export interface Situation {
  readonly detail: Detail;
  readonly actions: DetailActions;
  readonly environment: FieldEnvironment;
  /** Columns as they show. */
  readonly shown: readonly DetailColumn[];
  /** Asks for files to add to a row. */
  readonly chooseFiles: (row: Row | undefined, column: DetailColumn) => void;
}
/** A text of i18n; `row` is where the keyboard shall go. */
export interface Announcement {
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly act?: string;
  readonly row?: string | undefined;
  /** The first row shown, in the column that had the keyboard. */
  readonly first?: true;
  /** In words already. */
  readonly words?: string;
}

export function runCommand(
  command: GridCommand,
  selected: Selected | undefined,
  now: Situation,
): Announcement | undefined {
  const { detail, actions, shown, environment } = now;
  const open = (row: Row, column: DetailColumn) => isOpen(detail, column, row);
  const write = (edits: readonly CellEdit[], act: string, key: string): Announcement | undefined => {
    const { rows, touched } = withCells(detail.rows, edits, detail.newRow);
    if (touched.length === 0) return undefined;
    detail.onChange(rows, touched, act);
    return { key, args: { count: touched.length } };
  };
  const fillable = (row: Row, column: DetailColumn) => !isFileColumn(column) && open(row, column);
  const fill = (filled: readonly Filled[]) =>
    write(filledCells(filled, detail.rows, shown, fillable, reader(environment)), 'fill', 'desk.grid.filled');

  if (command.act === 'fill') return fill(fillFrom(command.from, command.to, seriesAt(detail.rows, shown)));
  const anywhere: Partial<Record<RowAct, () => Announcement | undefined | void>> = {
    undo: () => announcementOf(actions.undo(), 'undone'),
    redo: () => announcementOf(actions.redo(), 'redone'),
    insert: actions.insert,
    add: actions.add,
    grow: actions.grow,
    ...(detail.above && { up: () => turned(detail, -1), down: () => turned(detail, 1) }),
  };
  if (!selected) return anywhere[command.act]?.() ?? undefined;
  const { rect } = selected;
  const runs: Partial<Record<RowAct, () => Announcement | undefined | void>> = {
    ...anywhere,
    clear: () => write(cleared(detail.rows, rect, shown, open), 'clear', 'desk.grid.cleared'),
    fillDown: () => fill(fillDown(rect)),
    fillRight: () => fill(fillRight(rect)),
    fillAll: () =>
      fill(fillAll(rect, { row: selected.row, col: shown.findIndex(({ name }) => name === selected.key) })),
    toggle: () => {
      const column = shown.find(({ name }) => name === selected.key);
      if (column && isFileColumn(column)) now.chooseFiles(detail.rows[selected.row], column);
      else return write(flipped(detail.rows, selected, shown, open), 'edit', 'desk.grid.filled');
    },
    copyRows: actions.copy,
    deleteRows: actions.remove,
    up: () => (detail.above ? anywhere.up?.() : actions.move(-1)),
    down: () => (detail.above ? anywhere.down?.() : actions.move(1)),
    moveUp: () => actions.move(-1),
    moveDown: () => actions.move(1),
  };
  return runs[command.act]?.() ?? undefined;
}

/** To the rows of the row before, or after: the keyboard stays in this grid. */
function turned({ above }: Detail, by: -1 | 1): Announcement | undefined {
  const words = above?.turn(by);
  return words === undefined ? undefined : { key: '', words, first: true };
}

const announcementOf = (turn: Turned | undefined, how: 'undone' | 'redone'): Announcement =>
  turn ? { key: `desk.grid.${how}`, args: {}, act: turn.act, row: turn.row } : { key: `desk.grid.${how}_none` };

/** Yes or no in all chosen cells of such columns, the opposite of the one with the keyboard. */
function flipped(
  rows: readonly Row[],
  { rect, row, key }: Selected,
  shown: readonly DetailColumn[],
  open: (row: Row, column: DetailColumn) => boolean,
): CellEdit[] {
  const here = shown.find((column) => column.name === key);
  if (!here || !isTurned(here)) return [];
  const value = rows[row]?.[key] === 'Y' ? 'N' : 'Y';
  return cleared(rows, rect, shown, open)
    .filter(({ column }) => isTurned(column))
    .map((edit) => ({ ...edit, value }));
}

/** What counts in a series: figures, and days. */
const seriesAt =
  (rows: readonly Row[], shown: readonly DetailColumn[]) =>
  ({ row, col }: Spot) => {
    const [of, column] = [rows[row], shown[col]];
    if (!of || !column) return undefined;
    const value = of[column.name];
    if (column.field.type === 'date' && typeof value === 'string' && value !== '')
      return { kind: 'day', text: value } as const;
    const figure = cellFigure(column, of);
    return figure === undefined ? undefined : ({ kind: 'figure', text: figure } as const);
  };

/** A cell in the column of another: as it is where they mean the same, else by its text. */
const reader =
  (environment: FieldEnvironment) =>
  (row: Row, from: DetailColumn, to: DetailColumn, series: string | undefined): Stored => {
    if (series !== undefined) return readCell(to, { text: series }, new Map(), environment);
    if (from.name === to.name)
      return {
        value: row[from.name] ?? null,
        name: from.field.type === 'ref' ? row[displayName(from.name)] : undefined,
      };
    return readCell(to, { text: cellText(from, row, environment), value: meant(from, row) }, new Map(), environment);
  };
