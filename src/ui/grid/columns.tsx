import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Column, ColumnOrColumnGroup } from 'react-data-grid';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';
import type { Translate } from '../text.tsx';
import { CellEdit } from './sheet/CellEdit.tsx';
import { problemClass } from './problemClass.ts';
import { gutterColumn, gutterWidth } from './GutterColumn.tsx';
import { SumCell } from './SumCell.tsx';
import { selectColumn, selectWidth } from './SelectColumn.tsx';
import type { CellProblems, GridColumn, GridHead, GridLayout, GridSort, RowMark } from './types.ts';
import { unsaid } from './widths.ts';

interface Wanted<R> extends CellProblems<R> {
  shown: readonly GridColumn<R>[];
  gutter: boolean;
  selectable: boolean;
  /** Handle to drag a row by, beside its number. */
  rowHandle?: ((row: R) => ReactNode) | undefined;
  onLayoutChange?: ((layout: GridLayout) => void) | undefined;
  onSortChange?: ((sort: GridSort[]) => void) | undefined;
  rowMark?: ((row: R) => RowMark | undefined) | undefined;
  rowFault?: ((row: R) => string | undefined) | undefined;
  cellChanged?: ((row: R, columnKey: string) => boolean) | undefined;
}

/** Our columns as react-data-grid takes them. */
export function useGridColumns<R>(wanted: Wanted<R>): Column<R, number>[] {
  const {
    shown,
    gutter,
    selectable,
    rowHandle,
    onLayoutChange,
    onSortChange,
    rowMark,
    rowFault,
    cellError,
    cellWarning,
    cellChanged,
  } = wanted;
  const t = useT();
  const movable = onLayoutChange !== undefined;
  const sorting = onSortChange !== undefined;

  return useMemo(() => {
    const growing = growingKeys(shown);
    const edge = shown.findLast((column) => column.frozen);
    // What grows and gives nothing way has what it wants already: others may have what they want before it.
    const calm = !shown.some(({ key, least }) => growing.has(key) && least !== undefined);
    const data = shown.map((column): Column<R, number> => {
      const side = cx(
        alignClass(column),
        column.pinnedEnd && 'hg-cell--pin',
        column === edge && 'hg-cell--edge',
        column.className,
      );
      return {
        key: column.key,
        name: column.name,
        width: widthOf(column, growing.has(column.key), calm),
        minWidth: column.minWidth ?? Math.min(column.width ?? 50, 50),
        frozen: column.frozen ? 'start' : column.pinnedEnd ? 'end' : false,
        resizable: movable,
        draggable: movable && !column.frozen && !column.pinnedEnd,
        sortable: sorting && column.sortable === true,
        headerCellClass: side,
        summaryCellClass: cx(side, column.summaryProblem && 'hg-cell--bad'),
        cellClass: (row) =>
          cx(
            side,
            problemClass({ cellError, cellWarning }, row, column.key),
            cellChanged?.(row, column.key) && 'hg-cell--changed',
            column.cellClass?.(row),
          ),
        editable: false,
        renderCell: ({ row, rowIdx, tabIndex }) => {
          const value = column.render ? column.render(row, column.key) : plainValue(row, column.key);
          // Only the active cell has a place for the keyboard inside.
          if (tabIndex !== 0 || !isEditable(column, row)) return value;
          return (
            <>
              <span aria-hidden="true">{value}</span>
              <CellEdit row={row} rowIndex={rowIdx} column={column} />
            </>
          );
        },
        renderSummaryCell: () => <SumCell sum={column.summary} problem={column.summaryProblem} />,
        colSpan:
          column.span || column.summarySpan
            ? (args) =>
                args.type === 'ROW'
                  ? column.span?.(args.row)
                  : args.type === 'SUMMARY'
                    ? column.summarySpan?.()
                    : undefined
            : undefined,
      };
    });
    return [
      ...(gutter ? [gutterColumn<R>(t, rowMark, { cellError, cellWarning }, rowFault)] : []),
      ...(selectable ? [selectColumn<R>(t)] : []),
      ...(rowHandle ? [handleColumn(t, rowHandle)] : []),
      ...data,
    ];
  }, [
    shown,
    gutter,
    selectable,
    rowHandle,
    movable,
    sorting,
    rowMark,
    rowFault,
    cellError,
    cellWarning,
    cellChanged,
    t,
  ]);
}

/** Neighbours that stand under the same words, together; where a person moved one away, each part has them. */
export function underHeads<R>(
  columns: readonly Column<R, number>[],
  shown: readonly GridColumn<R>[],
): readonly ColumnOrColumnGroup<R, number>[] {
  const heads = new Map(shown.map(({ key, above }) => [key, above]));
  const parts: { head: GridHead | undefined; children: Column<R, number>[] }[] = [];
  for (const column of columns) {
    const head = column.frozen ? undefined : heads.get(column.key);
    const last = parts.at(-1);
    if (head && last?.head === head) last.children.push(column);
    else parts.push({ head, children: [column] });
  }
  return parts.flatMap(({ head, children }): readonly ColumnOrColumnGroup<R, number>[] =>
    head ? [{ name: head.words, headerCellClass: head.className, children }] : children,
  );
}

/** May this cell be typed in? */
export function isEditable<R>({ editable, renderEdit }: GridColumn<R>, row: R): boolean {
  return renderEdit !== undefined && (typeof editable === 'function' ? editable(row) : editable === true);
}

/** Pixels of the columns that stand before those of the rows. */
export const widthBefore = ({
  gutter,
  selectable,
  rowHandle,
}: Pick<Wanted<never>, 'gutter' | 'selectable' | 'rowHandle'>) =>
  (gutter ? gutterWidth : 0) + (selectable ? selectWidth : 0) + (rowHandle ? handleWidth : 0);

export const handleKey = 'hg-handle';
const handleWidth = 18;

function handleColumn<R>(t: Translate, rowHandle: (row: R) => ReactNode): Column<R, number> {
  return {
    key: handleKey,
    name: '',
    width: handleWidth,
    minWidth: handleWidth,
    frozen: 'start',
    headerCellClass: 'hg-drag-cell',
    cellClass: 'hg-drag-cell',
    summaryCellClass: 'hg-drag-cell',
    renderHeaderCell: () => <span className="hg-sr">{t('desk.grid.row_move')}</span>,
    renderCell: ({ row }) => rowHandle(row),
  };
}

/** Pixels of a usual name. */
const usual = 122;

/** A width of its own, what is left over, or as much as there is room for. */
function widthOf<R>(
  { width = unsaid, least = width, whole }: GridColumn<R>,
  grows: boolean,
  calm: boolean,
): number | string {
  if (grows) return `minmax(${least}px, 1fr)`;
  if ((whole || calm) && least < width) return `minmax(${least}px, ${width}px)`;
  // What wants more than the usual has it of a wide screen alone: in a narrow one the text that grows comes first.
  return least < width ? `minmax(${least}px, min(${width}px, max(${usual}px, 10%)))` : width;
}

/** The columns that share the width left over: those that are said to, else the first without a width, else the last of words. */
export function growingKeys<R>(columns: readonly GridColumn<R>[]): ReadonlySet<string> {
  const free = columns.filter((column) => !column.pinnedEnd && !column.frozen);
  const meant = free.filter((column) => column.grow);
  if (meant.length > 0) return new Set(meant.map(({ key }) => key));
  const open = free.find((column) => column.width === undefined) ?? free.findLast((column) => !column.numeric);
  const one = open ?? free.at(-1);
  return new Set(one ? [one.key] : []);
}

export function alignClass<R>({ align, numeric }: GridColumn<R>): string | undefined {
  const side = align ?? (numeric ? 'end' : 'start');
  return cx(side !== 'start' && `hg-cell--${side}`, numeric && 'hg-tn') || undefined;
}

function plainValue(row: unknown, key: string): string | number | null {
  const value = (row as Record<string, unknown>)[key];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
