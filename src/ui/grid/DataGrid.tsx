import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import './iterators.ts';
import { DataGrid as Rdg } from 'react-data-grid';
import type { DataGridHandle } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';
import { useWidth } from '../useWidth.ts';
import { renderers, useCellProblems } from './cells.tsx';
import { underHeads, useGridColumns, widthBefore } from './columns.tsx';
import { headLines, plainLayout, visibleColumns } from './layout.ts';
import { isSingle, only } from './model/selection.ts';
import { SheetContext } from './sheet/SheetContext.ts';
import type { SheetParts } from './sheet/parts.ts';
import type { Sheet, SheetOwner } from './sheet/types.ts';
import { useSheetEvents } from './sheet/useSheetEvents.tsx';
import { useHeldKeyboard } from './sheet/useHeldKeyboard.ts';
import { useSheet } from './sheet/useSheet.ts';
import { useSheetState } from './sheet/store.ts';
import { skeletonColumns, skeletonRows } from './skeleton.tsx';
import type { SkeletonRow } from './skeleton.tsx';
import { useHeadSort } from './headSort.ts';
import { inRoom, useWidths } from './widths.ts';
import type { GridColumn, GridLayout, GridSort, RowKey, RowMark } from './types.ts';
import './grid.css';
import './sheet/sheet.css';

/** What a screen may ask of a grid from outside. */
export interface GridHandle {
  /** Scrolls to a cell and puts the keyboard there. Column omitted: the first one. */
  focusCell: (rowKey: RowKey, columnKey?: string) => void;
  /** Makes another row the active one, in its column, while the keyboard is elsewhere. */
  markRow: (rowKey: RowKey) => void;
  /** Chooses rows and columns by their places, as after a paste. */
  selectRange: (top: number, left: number, bottom: number, right: number) => void;
  /** Tells those who listen. */
  say: (words: string) => void;
}

export interface DataGridProps<R> extends SheetOwner<R> {
  columns: readonly GridColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => RowKey;
  ariaLabel: string;
  /** 35 = list; 30 = detail grid with lines and row numbers. */
  rowHeight?: 35 | 30;
  /** Row numbers and row marks at the left; on in a detail grid. */
  gutter?: boolean;
  /** Handle to drag a row by, beside its number. */
  rowHandle?: (row: R) => ReactNode;
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

  rowMark?: (row: R) => RowMark | undefined;
  /** What is wrong behind a row, where no cell of it can say so. */
  rowFault?: ((row: R) => string | undefined) | undefined;
  rowClass?: (row: R) => string | undefined;
  /** The message when this cell is wrong. */
  cellError?: (row: R, columnKey: string) => string | undefined;
  /** What is to be looked at in this cell. */
  cellWarning?: (row: R, columnKey: string) => string | undefined;
  cellChanged?: (row: R, columnKey: string) => boolean;

  /** Fetching: bars instead of rows when there are none yet, a thin line otherwise. */
  loading?: boolean;
  /** Shown in place of rows when there are none. */
  emptyState?: ReactNode;
  className?: string;
  /** Keys, pointer and clipboard; fetched when they are not handed in. */
  parts?: SheetParts;
  ref?: Ref<GridHandle>;
}

const noRows: readonly never[] = [];
/** Pixels of each further line of sums. */
export const sumLine = 14;

/** The one grid of the product: lists and detail rows, over react-data-grid. */
export function DataGrid<R>(props: DataGridProps<R>) {
  const { columns, rows, rowKey, rowHeight = 35, layout = plainLayout, selection, onSelectionChange, loading } = props;
  const t = useT();
  const handle = useRef<DataGridHandle>(null);
  const [box, width] = useWidth<HTMLDivElement>();
  const detail = rowHeight === 30;
  const gutter = props.gutter ?? detail;
  const selectable = selection !== undefined && onSelectionChange !== undefined;
  const room = width && width - widthBefore({ gutter, selectable, rowHandle: props.rowHandle });
  const shown = useMemo(() => inRoom(visibleColumns(columns, layout), room, layout.widths), [columns, layout, room]);

  const rdgColumns = useGridColumns<R>({ ...props, shown, gutter, selectable });
  const first = rdgColumns.length - shown.length;
  const headed = useMemo(() => underHeads(rdgColumns, shown), [rdgColumns, shown]);
  const heads = headLines(shown);
  // Two lines of heads are not twice as high as one.
  const headHeight = heads > 1 ? 27 : rowHeight;
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const announce = (words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 }));
  const onTick = (row: R) => {
    const key = rowKey(row);
    const others = new Set([...(selection ?? [])].filter((one) => one !== key));
    onSelectionChange?.(selection?.has(key) ? others : others.add(key));
  };
  const owner = selectable ? { ...props, onTick } : props;
  const sheetState = useSheet<R>(
    { rows, rowKey, shown, first, owner, onRowsChange: props.onRowsChange, say: announce },
    handle,
  );
  const { sheet } = sheetState;
  const events = useSheetEvents(sheet, { box, shown, rows, onOpen: props.onRowActivate, given: props.parts });

  const held = useHeldKeyboard(rows, sheetState.takeKeyboard);

  const widths = useWidths(layout, props.onLayoutChange, { width, columns: shown });
  const head = useHeadSort(rdgColumns, props.sort, props.onSortChange);
  const problems = useCellProblems(props.cellError, props.cellWarning);
  const sums = useMemo(() => (columns.some((column) => column.summary !== undefined) ? [0] : undefined), [columns]);
  const lines = Math.max(1, ...columns.map(({ summaryLines = 1 }) => summaryLines));
  const sumHeight = rowHeight + (lines - 1) * sumLine;
  const { rowClass, rowMark } = props;
  const classOf = useCallback(
    (row: R) => cx(rowClass?.(row), markClass(rowMark?.(row))) || undefined,
    [rowClass, rowMark],
  );
  const waiting = Boolean(loading) && rows.length === 0;

  useImperativeHandle(props.ref, () => ({
    focusCell(key, columnKey) {
      const row = rows.findIndex((one) => rowKey(one) === key);
      const col = Math.max(columnKey === undefined ? 0 : shown.findIndex((column) => column.key === columnKey), 0);
      if (row < 0 || shown.length === 0) return;
      sheet.select(only({ row, col }));
      sheet.scrollTo({ row, col });
    },
    markRow(key) {
      const row = rows.findIndex((one) => rowKey(one) === key);
      if (row < 0 || shown.length === 0) return;
      const spot = { row, col: sheet.selection()?.active.col ?? 0 };
      sheet.select(only(spot), false);
      sheet.scrollTo(spot);
    },
    selectRange(top, left, bottom, right) {
      const from = { row: top, col: left };
      sheet.select({ active: from, from, to: { row: bottom, col: right } });
    },
    say: announce,
  }));

  const shared = {
    'aria-label': props.ariaLabel,
    rowHeight,
    headerRowHeight: headHeight,
    summaryRowHeight: sumHeight,
    className: 'hg-grid__rdg',
  };

  return (
    <div
      ref={box}
      className={cx('hg-grid', detail ? 'hg-grid--detail' : 'hg-grid--list', props.className)}
      aria-busy={loading || undefined}
      onClickCapture={head.note}
      onKeyDownCapture={(event) => {
        head.note(event);
        events.onKeyDownCapture(event);
      }}
      onMouseOver={titleWhereCut}
      {...held}
      {...events.clipboard}
      onKeyDown={events.onKeyDown}
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
        <SheetContext value={sheet as Sheet<unknown>}>
          {events.before}
          {problems.provide(
            <Rdg<R, number, RowKey>
              {...shared}
              ref={handle}
              columns={headed}
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
              onActivePositionChange={({ rowIdx, column }) => sheetState.onActive(rowIdx, column?.idx ?? -1)}
              {...events.cells}
              rowClass={classOf}
              renderers={renderers}
            />,
          )}
          {events.after}
          {events.parts && (
            <Ranges
              sheet={sheet as Sheet<unknown>}
              columns={shown as readonly GridColumn<unknown>[]}
              first={first}
              box={box}
              events={events}
              RangeLayer={events.parts.RangeLayer}
            />
          )}
          {events.find}
          {events.parts && <events.parts.Announcer store={sheet.store} said={said} />}
        </SheetContext>
      )}
      {!waiting && rows.length === 0 && props.emptyState && (
        <div
          className="hg-grid__empty"
          style={{ top: heads * headHeight }}
          onMouseDown={props.onPaste && events.onEmpty}
        >
          {props.emptyState}
        </div>
      )}
    </div>
  );
}

interface RangesProps {
  readonly sheet: Sheet<unknown>;
  readonly columns: readonly GridColumn<unknown>[];
  readonly first: number;
  readonly box: { readonly current: HTMLElement | null };
  readonly events: Pick<ReturnType<typeof useSheetEvents>, 'onHandle' | 'onHandleTwice'>;
  readonly RangeLayer: SheetParts['RangeLayer'];
}

/** The box around the range; drawn once the grid stands, for it is drawn inside it. */
function Ranges({ sheet, columns, first, box, events, RangeLayer }: RangesProps) {
  const { selection } = useSheetState(sheet.store);
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setGrid(sheet.element()), [sheet]);
  const many = selection !== undefined && !isSingle(selection);
  useLayoutEffect(() => {
    box.current?.classList.toggle('hg-grid--ranged', many);
  });
  return (
    <RangeLayer
      store={sheet.store}
      columns={columns}
      first={first}
      rows={sheet.rows().length}
      grid={grid}
      onHandle={sheet.owner().onCommand ? events.onHandle : undefined}
      onHandleTwice={events.onHandleTwice}
    />
  );
}

function markClass(mark: RowMark | undefined): string | undefined {
  return mark && `hg-row--${mark}`;
}

/** A text that ends in an ellipsis tells the rest under the pointer. */
function titleWhereCut(event: { target: EventTarget }): void {
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('.rdg-cell') : null;
  if (!cell || cell.querySelector('.hg-edit')) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
