/** Detail rows as a grid to type in. */
import { memo, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../../ui/grid/DataGrid.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import { settled } from './CellEditor.tsx';
import { detailMenu } from './detailMenu.ts';
import { dragKey, gridColumns, sumsOf } from './columns.tsx';
import type { Live } from './columns.tsx';
import type { Detail, DetailColumn } from './detail.ts';
import { rowKey, rowMark, same } from './editing.ts';
import type { Row } from './editing.ts';
import { detailKeys } from './useDetailKeys.ts';
import type { DetailActions } from './useDetailActions.ts';
import { useRowDrag } from './useRowDrag.ts';
import './rows.css';

export interface DetailHandle {
  /** Puts the keyboard on a cell. */
  readonly focus: (row: string, name?: string) => void;
}

interface Props {
  readonly detail: Detail;
  readonly actions: DetailActions;
  readonly ref?: Ref<DetailHandle>;
}

/** Drawn only when something it shows has changed, not with every key that is typed elsewhere in the form. */
const Grid = memo(DataGrid) as typeof DataGrid;

export function DetailGrid({ detail, actions, ref }: Props) {
  const { columns, rows, before, lock, problem } = detail;
  const environment = useFieldEnvironment();
  const { t } = environment;
  const grid = useRef<GridHandle>(null);
  const [menu, setMenu] = useState<{ x: number; y: number; row: string }>();
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const now = useRef({ detail, actions });
  useEffect(() => {
    now.current = { detail, actions };
  });

  const live = useMemo<Live>(
    () => ({
      detail: () => now.current.detail,
      turn: (row, column) => put(now.current.detail, row, column, row[column.name] === 'Y' ? 'N' : 'Y'),
    }),
    [],
  );
  const open = lock === undefined;
  const movable = open && !detail.deleteOnly;
  const sums = JSON.stringify(sumsOf(columns, rows, environment));
  const gridColumnList = useMemo(
    () => gridColumns(columns, live, JSON.parse(sums) as Record<string, string>, { movable, open, t }),
    [columns, live, sums, movable, open, t],
  );
  const { from, over, handlers } = useRowDrag(
    rows.length,
    (start, to) => rows[start] && actions.moveTo(rowKey(rows[start]), to),
  );
  const names = useMemo(() => columns.filter((column) => !column.fixed).map((column) => column.name), [columns]);

  const markOf = useCallback((row: Row) => rowMark(before.get(rowKey(row)), row, names), [before, names]);
  const errorOf = useCallback((row: Row, name: string) => problem(rowKey(row), name), [problem]);
  const isChanged = useCallback((row: Row, name: string) => differs(before.get(rowKey(row)), row, name), [before]);
  const classOf = useCallback((row: Row) => dropClass(from, over, rows.indexOf(row)), [from, over, rows]);
  const onRowsChange = useCallback(
    (next: Row[], { indexes, columnKey }: { indexes: number[]; columnKey: string }) =>
      edited(now.current.detail, next, indexes, columnKey),
    [],
  );
  const onActive = useCallback(
    (row: Row | undefined, column: string | undefined) =>
      now.current.actions.setActive(row && { row: rowKey(row), column }),
    [],
  );
  const onContextMenu = useCallback(
    (row: Row, _column: string, { clientX: x, clientY: y }: { clientX: number; clientY: number }) => {
      if (now.current.detail.lock === undefined) setMenu({ x, y, row: rowKey(row) });
    },
    [],
  );
  const empty = useMemo(() => <p className="hg-detail__empty">{t('desk.grid.empty')}</p>, [t]);

  useImperativeHandle(ref, () => ({
    focus: (row, name) => grid.current?.focusCell(row, name ?? columns[0]?.name),
  }));
  useEffect(() => {
    const place = actions.wanted.current;
    if (!place || !rows.some((row) => rowKey(row) === place.row)) return;
    actions.wanted.current = undefined;
    grid.current?.focusCell(place.row, place.column && place.column !== dragKey ? place.column : columns[0]?.name);
  }, [rows, columns, actions.wanted]);

  const clear = () => {
    const row = rows.find((one) => rowKey(one) === actions.active?.row);
    const column = columns.find((one) => one.name === actions.active?.column);
    if (row && column) put(detail, row, column, null);
  };

  return (
    <div className="hg-detail" onKeyDownCapture={detailKeys(detail, actions, live, clear)} {...handlers}>
      <Grid<Row>
        ref={grid}
        ariaLabel={detail.label}
        rowHeight={30}
        columns={gridColumnList}
        rows={rows}
        rowKey={rowKey}
        onRowsChange={onRowsChange}
        onCellActive={onActive}
        onCellContextMenu={onContextMenu}
        rowMark={markOf}
        rowClass={classOf}
        cellError={errorOf}
        cellChanged={isChanged}
        emptyState={empty}
      />
      {menu && (
        <span ref={setCorner} className="hg-detail__corner" style={{ left: menu.x, top: menu.y }} aria-hidden="true" />
      )}
      <Menu
        anchor={menu ? corner : null}
        label={detail.label}
        onClose={() => setMenu(undefined)}
        choices={menu ? detailMenu(detail, actions, menu.row, t) : []}
      />
    </div>
  );
}

/** A cell was left: its text becomes the value that the type stores. */
function edited(detail: Detail, next: readonly Row[], indexes: readonly number[], name: string): void {
  const column = detail.columns.find((one) => one.name === name);
  if (!column) return;
  const done = next.map((row, index) =>
    indexes.includes(index) ? { ...row, [name]: settled(column.field, row[name]) } : row,
  );
  const row = done[indexes[0] ?? 0];
  if (row) detail.onChange(done, { row: rowKey(row), name });
}

const differs = (old: Row | undefined, row: Row, name: string): boolean =>
  old !== undefined && name !== dragKey && !same(old[name], row[name]);

/** One value of one row. */
function put(detail: Detail, row: Row, column: DetailColumn, value: unknown): void {
  const key = rowKey(row);
  const next = detail.rows.map((one) => (rowKey(one) === key ? { ...one, [column.name]: value } : one));
  detail.onChange(next, { row: key, name: column.name });
}

const dropClass = (from: number | undefined, over: number | undefined, index: number): string | undefined =>
  over === index && from !== undefined && from !== over ? (from < over ? 'hg-row--below' : 'hg-row--above') : undefined;
