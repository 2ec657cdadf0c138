/** Detail rows as a spreadsheet. */
import { memo, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../ui/grid/DataGrid.tsx';
import { commandOf } from '../ui/grid/model/keys.ts';
import { plainLayout } from '../ui/grid/layout.ts';
import { sheetParts } from '../ui/grid/sheet/parts.ts';
import type { Selected, SheetOwner } from '../ui/grid/sheet/types.ts';
import type { GridLayout } from '../ui/grid/types.ts';
import { askForFiles } from '../fields/files/askForFiles.ts';
import type { FilesField } from '../fields/files/index.ts';
import { useRowFiles } from '../fields/files/rowFiles.ts';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import { cellFigure, cellText, meant } from './cells/cellText.ts';
import { DragHandle } from './cells/cells.tsx';
import type { Live } from './cells/columns.tsx';
import type { Situation } from './commands.ts';
import { isOpen, mayGrow, movesRows } from './detail.ts';
import type { Detail, DetailColumn } from './detail.ts';
import { DetailMenu } from './DetailMenu.tsx';
import type { MenuPlace } from './DetailMenu.tsx';
import { isUntouched, rowKey } from './editing.ts';
import type { Row } from './editing.ts';
import { edited, put } from './rowEdits.ts';
import type { DetailActions } from './useDetailActions.ts';
import { useDetailColumns, useShownColumns } from './useDetailColumns.ts';
import { useGridCommands } from './useGridCommands.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useRowLook } from './useRowLook.ts';
import { beginsIn, goesOn } from './ways.ts';
import './rows.css';

export interface DetailHandle {
  /** Puts the keyboard on a cell. */
  readonly focus: (row: string, name?: string) => void;
  /** Puts it where it was last, else on the first cell; false when there is none. */
  readonly enter: () => boolean;
  /** Makes a row the active one while the keyboard is elsewhere. */
  readonly mark: (row: string) => void;
}

interface Props {
  readonly detail: Detail;
  readonly actions: DetailActions;
  /** A person's columns. */
  readonly layout?: GridLayout;
  readonly onLayout?: (layout: GridLayout) => void;
  /** Absent while rows cannot be exported. */
  readonly onExport?: (kind: 'excel' | 'pdf') => void;
  readonly ref?: Ref<DetailHandle>;
}

/** Drawn only when something it shows has changed, not with every key that is typed elsewhere in the form. */
const Grid = memo(DataGrid) as typeof DataGrid;

export function DetailGrid({ detail, actions, layout = plainLayout, onLayout, onExport, ref }: Props) {
  const { columns, rows, lock } = detail;
  const environment = useFieldEnvironment();
  const { t } = environment;
  const grid = useRef<GridHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<MenuPlace>();
  const shown = useShownColumns(columns, layout);
  const chooseFiles = useFileChoice(detail);
  const situation: Situation = { detail, actions, environment, shown, chooseFiles };
  const now = useRef(situation);
  useLayoutEffect(() => {
    now.current = situation;
  });

  const open = lock === undefined;
  const movable = movesRows(detail);
  const live = useMemo<Live>(
    () => ({
      detail: () => now.current.detail,
      shown: () => now.current.shown,
      turn: (row, column) => put(now.current.detail, row, column, row[column.name] === 'Y' ? 'N' : 'Y'),
    }),
    [],
  );
  const gridColumns = useDetailColumns(detail, live, shown[0]?.name);
  const { from, over, handlers } = useRowDrag(rows.length, actions.drop);
  const look = useRowLook(detail, { from, over });
  const { onCommand, onPaste, preview } = useGridCommands(grid, now);

  const onRowsChange = useCallback(
    (next: Row[], { indexes, columnKey }: { indexes: number[]; columnKey: string }) =>
      edited(() => now.current, next, indexes, columnKey),
    [],
  );
  const owner = useMemo<SheetOwner<Row>>(() => {
    const of = <T,>(name: string, tell: (column: DetailColumn) => T) => {
      const column = now.current.detail.columns.find((one) => one.name === name);
      return column && tell(column);
    };
    return {
      cellText: (row, name) => of(name, (column) => cellText(column, row, now.current.environment)) ?? '',
      cellFigure: (row, name) => of(name, (column) => cellFigure(column, row)),
      cellValue: (row, name) => of(name, (column) => meant(column, row)),
      // A row in which nothing stands yet needs none below it, and lets the keyboard out.
      grows: (row) => mayGrow(now.current.detail, row),
      isNew: isUntouched,
      begins: () => beginsIn(now.current.detail, now.current.shown),
      goesOn: (name, led) => goesOn(now.current.detail, now.current.shown, name, led),
      onLeave: (back) => now.current.detail.leaves?.(back) ?? false,
      onSelect: (selected: Selected | undefined) => now.current.actions.setSelected(selected),
      onMenu: (at, selected) => setMenu({ ...at, selected }),
    };
  }, []);
  const rowHandle = useCallback(
    (row: Row) => (row._deleted ? null : <DragHandle label={t('desk.grid.row_move')} />),
    [t],
  );
  const empty = useMemo(
    () => (
      <p className="hg-detail__empty">{detail.emptyHint ?? t(movable ? 'desk.grid.empty_open' : 'desk.grid.empty')}</p>
    ),
    [t, movable, detail.emptyHint],
  );

  const onReadKeys = (event: KeyboardEvent) => {
    const pressed = commandOf(event, 'none');
    if (!detail.above || pressed?.do !== 'act' || (pressed.act !== 'up' && pressed.act !== 'down')) return;
    event.preventDefault();
    event.stopPropagation();
    onCommand({ act: pressed.act }, actions.selected);
  };

  useImperativeHandle(ref, () => ({
    focus: (row, name) => grid.current?.focusCell(row, name ?? columns[0]?.name),
    enter: () => {
      const { selected } = actions;
      const row = rows[selected?.row ?? 0] ?? rows[0];
      if (row) grid.current?.focusCell(rowKey(row), selected?.key ?? shown[0]?.name);
      return row !== undefined;
    },
    mark: (row) => {
      if (!box.current?.contains(document.activeElement)) grid.current?.markRow(row);
    },
  }));
  useEffect(() => {
    const place = actions.wanted.current;
    const at = place ? rows.findIndex((row) => rowKey(row) === place.row) : -1;
    if (!place || at < 0) return;
    actions.wanted.current = undefined;
    grid.current?.focusCell(place.row, place.column ?? beginsIn(now.current.detail, shown));
    const height = Math.min(place.height ?? 1, rows.length - at);
    if (height > 1) grid.current?.selectRange(at, 0, at + height - 1, shown.length - 1);
  }, [rows, shown, actions.wanted]);

  // For who asks where the keyboard is: a save, whose page is exchanged below it.
  const at = actions.selected;
  const under = at && rows[at.row];
  return (
    <div
      ref={box}
      className="hg-detail"
      data-grid={detail.grid}
      data-row={under && rowKey(under)}
      data-field={at?.key}
      onKeyDownCapture={open ? undefined : onReadKeys}
      {...handlers}
    >
      <Grid<Row>
        ref={grid}
        ariaLabel={detail.label}
        rowHeight={30}
        columns={gridColumns}
        rows={rows}
        rowKey={rowKey}
        rowHandle={movable ? rowHandle : undefined}
        layout={layout}
        onLayoutChange={onLayout}
        onRowsChange={onRowsChange}
        {...owner}
        {...look}
        parts={sheetParts}
        onCommand={open ? onCommand : undefined}
        onPaste={movable ? onPaste : undefined}
        emptyState={empty}
      />
      {menu && (
        <DetailMenu
          {...situation}
          {...{ grid, now, layout, onLayout, onExport, onCommand }}
          place={menu}
          onClose={() => setMenu(undefined)}
        />
      )}
      {preview}
    </div>
  );
}

/** Asks for files to add to a cell that takes them. */
function useFileChoice(detail: Detail): Situation['chooseFiles'] {
  const rowFiles = useRowFiles();
  return (row, column) => {
    if (!row || !rowFiles || !isOpen(detail, column, row)) return;
    const at = { grid: detail.grid, row: rowKey(row), name: column.name };
    const { types } = column.field as FilesField;
    askForFiles(types, (files) => rowFiles.add(at, types, files));
  };
}
