import { useImperativeHandle, useMemo, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import './iterators.ts';
import { DataGrid as Rdg } from 'react-data-grid';
import type { DataGridHandle, RowsChangeData } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';
import { renderers, useCellProblems } from './cells.tsx';
import { useGridColumns } from './columns.tsx';
import { useGridKeys } from './gridKeys.ts';
import { plainLayout, visibleColumns } from './layout.ts';
import { skeletonColumns, skeletonRows } from './skeleton.tsx';
import type { SkeletonRow } from './skeleton.tsx';
import { useHeadSort } from './headSort.ts';
import { useWidths } from './widths.ts';
import type { GridColumn, GridLayout, GridSort, RowKey, RowMark } from './types.ts';
import './grid.css';

/** What a screen may ask of a grid from outside. */
export interface GridHandle {
  /** Scrolls to a cell and puts the keyboard there. Column omitted: the first one. */
  focusCell: (rowKey: RowKey, columnKey?: string) => void;
}

export interface DataGridProps<R> {
  columns: readonly GridColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  ariaLabel: string;
  /** 35 = list; 30 = detail grid with lines and row numbers. */
  rowHeight?: 35 | 30;
  /** Row numbers and row marks at the left; on in a detail grid. */
  gutter?: boolean;
  /** Rows on all pages together, for those who listen. */
  rowCount?: number;

  selection?: ReadonlySet<RowKey>;
  onSelectionChange?: (selection: ReadonlySet<RowKey>) => void;
  sort?: readonly GridSort[];
  onSortChange?: (sort: GridSort[]) => void;
  layout?: GridLayout;
  onLayoutChange?: (layout: GridLayout) => void;

  /** Double click or Enter on a row that is not being edited. */
  onRowActivate?: (row: R) => void;
  onRowsChange?: (rows: R[], change: { indexes: number[]; columnKey: string }) => void;
  onCellActive?: (row: R | undefined, columnKey: string | undefined) => void;
  onCellContextMenu?: (row: R, columnKey: string, event: { clientX: number; clientY: number }) => void;

  rowMark?: (row: R) => RowMark | undefined;
  rowClass?: (row: R) => string | undefined;
  /** The message when this cell is wrong. */
  cellError?: (row: R, columnKey: string) => string | undefined;
  cellChanged?: (row: R, columnKey: string) => boolean;

  /** Fetching: bars instead of rows when there are none yet, a thin line otherwise. */
  loading?: boolean;
  /** Shown in place of rows when there are none. */
  emptyState?: ReactNode;
  className?: string;
  ref?: Ref<GridHandle>;
}

const noRows: readonly never[] = [];

/** The one grid of the product: lists and detail rows, over react-data-grid. */
export function DataGrid<R>(props: DataGridProps<R>) {
  const { columns, rows, rowKey, rowHeight = 35, layout = plainLayout, selection, onSelectionChange, loading } = props;
  const t = useT();
  const handle = useRef<DataGridHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => visibleColumns(columns, layout), [columns, layout]);
  const detail = rowHeight === 30;
  const gutter = props.gutter ?? detail;
  const selectable = selection !== undefined && onSelectionChange !== undefined;

  const rdgColumns = useGridColumns<R>({ ...props, shown, gutter, selectable });
  const widths = useWidths(layout, props.onLayoutChange);
  const head = useHeadSort(rdgColumns, props.sort, props.onSortChange);
  const keys = useGridKeys<R>(props.onRowActivate);
  const problems = useCellProblems(props.cellError);
  const sums = useMemo(() => (columns.some((column) => column.summary !== undefined) ? [0] : undefined), [columns]);
  const waiting = Boolean(loading) && rows.length === 0;

  useImperativeHandle(props.ref, () => ({
    focusCell(key, columnKey) {
      const rowIdx = rows.findIndex((row) => rowKey(row) === key);
      const idx = Math.max(columnKey === undefined ? 0 : rdgColumns.findIndex((column) => column.key === columnKey), 0);
      if (rowIdx < 0) return;
      handle.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true });
      // A cell that was active already is only scrolled to; the keyboard has to be brought.
      requestAnimationFrame(() => {
        const cell = box.current?.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]');
        if (cell && !cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
      });
    },
  }));

  const shared = {
    'aria-label': props.ariaLabel,
    rowHeight,
    headerRowHeight: rowHeight,
    summaryRowHeight: rowHeight,
    className: 'hg-grid__rdg',
  };

  return (
    <div
      ref={box}
      className={cx('hg-grid', detail ? 'hg-grid--detail' : 'hg-grid--list', props.className)}
      aria-busy={loading || undefined}
      onClickCapture={head.note}
      onKeyDownCapture={head.note}
      onMouseOver={titleWhereCut}
    >
      {loading && !waiting && <div className="hg-grid__busy" role="progressbar" aria-label={t('desk.frame.loading')} />}
      {waiting ? (
        <Rdg<SkeletonRow, number>
          {...shared}
          columns={skeletonColumns(shown, { gutter, selectable, label: t('desk.frame.loading') })}
          rows={skeletonRows}
          enableVirtualization={false}
        />
      ) : (
        problems.provide(
          <Rdg<R, number, RowKey>
            {...shared}
            ref={handle}
            columns={rdgColumns}
            rows={rows}
            rowKeyGetter={rowKey}
            aria-rowcount={props.rowCount === undefined ? undefined : props.rowCount + 1 + (sums ? 1 : 0)}
            bottomSummaryRows={sums ?? noRows}
            selectedRows={selectable ? selection : undefined}
            onSelectedRowsChange={selectable ? onSelectionChange : undefined}
            sortColumns={head.sortColumns}
            onSortColumnsChange={head.onSort}
            columnWidths={widths.columnWidths}
            onColumnWidthsChange={widths.onColumnWidthsChange}
            onColumnsReorder={widths.onReorder(columns)}
            onRowsChange={(next, change: RowsChangeData<R, number>) =>
              props.onRowsChange?.(next, { indexes: change.indexes, columnKey: change.column.key })
            }
            onActivePositionChange={({ row, column }) => props.onCellActive?.(row, column?.key)}
            onCellKeyDown={keys.onCellKeyDown}
            onCellDoubleClick={keys.onCellDoubleClick}
            onCellContextMenu={({ row, column }, event) => {
              if (!props.onCellContextMenu) return;
              event.preventDefault();
              props.onCellContextMenu(row, column.key, event);
            }}
            rowClass={(row) => cx(props.rowClass?.(row), markClass(props.rowMark?.(row))) || undefined}
            renderers={renderers}
          />,
        )
      )}
      {!waiting && rows.length === 0 && props.emptyState && (
        <div className="hg-grid__empty" style={{ top: rowHeight }}>
          {props.emptyState}
        </div>
      )}
    </div>
  );
}

function markClass(mark: RowMark | undefined): string | undefined {
  return mark && `hg-row--${mark}`;
}

/** A text that ends in an ellipsis tells the rest under the pointer. */
function titleWhereCut(event: { target: EventTarget }): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.rdg-cell') : null;
  if (!cell || cell.classList.contains('rdg-editor-container')) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
