import { useMemo } from 'react';
import type { CalculatedColumn, Column } from 'react-data-grid';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';
import { gutterColumn } from './GutterColumn.tsx';
import { selectColumn } from './SelectColumn.tsx';
import type { GridColumn, GridEditProps, GridLayout, GridSort, RowMark } from './types.ts';

interface Wanted<R> {
  shown: readonly GridColumn<R>[];
  gutter: boolean;
  selectable: boolean;
  onLayoutChange?: ((layout: GridLayout) => void) | undefined;
  onSortChange?: ((sort: GridSort[]) => void) | undefined;
  rowMark?: ((row: R) => RowMark | undefined) | undefined;
  cellError?: ((row: R, columnKey: string) => string | undefined) | undefined;
  cellChanged?: ((row: R, columnKey: string) => boolean) | undefined;
}

/** Our columns as react-data-grid takes them. */
export function useGridColumns<R>(wanted: Wanted<R>): Column<R, number>[] {
  const { shown, gutter, selectable, onLayoutChange, onSortChange, rowMark, cellError, cellChanged } = wanted;
  const t = useT();
  const movable = onLayoutChange !== undefined;
  const sorting = onSortChange !== undefined;

  return useMemo(() => {
    const growing = growingKey(shown);
    const edge = shown.findLast((column) => column.frozen);
    const data = shown.map((column): Column<R, number> => {
      const side = cx(alignClass(column), column.pinnedEnd && 'hg-cell--pin', column === edge && 'hg-cell--edge');
      return {
        key: column.key,
        name: column.name,
        width: column.key === growing ? `minmax(${column.width ?? 120}px, 1fr)` : (column.width ?? 120),
        minWidth: column.minWidth ?? Math.min(column.width ?? 50, 50),
        frozen: column.frozen ? 'start' : column.pinnedEnd ? 'end' : false,
        resizable: movable,
        draggable: movable && !column.frozen && !column.pinnedEnd,
        sortable: sorting && column.sortable === true,
        headerCellClass: side,
        summaryCellClass: side,
        cellClass: (row) =>
          cx(
            side,
            cellError?.(row, column.key) !== undefined && 'hg-cell--bad',
            cellChanged?.(row, column.key) && 'hg-cell--changed',
            column.cellClass?.(row),
          ),
        renderCell: ({ row }) => (column.render ? column.render(row, column.key) : plainValue(row, column.key)),
        renderSummaryCell: () => column.summary,
        colSpan: column.span ? (args) => (args.type === 'ROW' ? column.span?.(args.row) : undefined) : undefined,
        ...editing(column),
      };
    });
    return [...(gutter ? [gutterColumn<R>(t, rowMark)] : []), ...(selectable ? [selectColumn<R>(t)] : []), ...data];
  }, [shown, gutter, selectable, movable, sorting, rowMark, cellError, cellChanged, t]);
}

function editing<R>(column: GridColumn<R>): Pick<Column<R, number>, 'editable' | 'renderEditCell'> {
  const { renderEdit } = column;
  if (!renderEdit || !column.editable) return { editable: false };
  return {
    editable: column.editable,
    renderEditCell: (props) => renderEdit(editProps(props, column)),
  };
}

function editProps<R>(
  props: {
    column: CalculatedColumn<R, number>;
    row: R;
    rowIdx: number;
    onRowChange: (row: R, commit?: boolean) => void;
    onClose: (commit?: boolean, focus?: boolean) => void;
  },
  column: GridColumn<R>,
): GridEditProps<R> {
  const { row, rowIdx, onRowChange, onClose } = props;
  return { row, rowIndex: rowIdx, columnKey: column.key, columnName: column.name, onRowChange, onClose };
}

/** The column that takes the width left over. */
export function growingKey<R>(columns: readonly GridColumn<R>[]): string | undefined {
  const free = columns.filter((column) => !column.pinnedEnd && !column.frozen);
  const open = free.find((column) => column.grow) ?? free.find((column) => column.width === undefined);
  return (open ?? free.findLast((column) => !column.numeric) ?? free.at(-1))?.key;
}

export function alignClass<R>({ align, numeric }: GridColumn<R>): string | undefined {
  const side = align ?? (numeric ? 'end' : 'start');
  return cx(side !== 'start' && `hg-cell--${side}`, numeric && 'hg-tn') || undefined;
}

function plainValue(row: unknown, key: string): string | number | null {
  const value = (row as Record<string, unknown>)[key];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
