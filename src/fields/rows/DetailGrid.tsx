/** Detail rows as a grid to type in. */
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../../ui/grid/DataGrid.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useFieldEnvironment } from '../ui-contract.ts';
import { settled } from './CellEditor.tsx';
import { detailMenu } from './detailMenu.ts';
import { dragKey, gridColumns, sumsOf } from './columns.tsx';
import type { Live } from './columns.tsx';
import { isOpen } from './detail.ts';
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

export function DetailGrid({ detail, actions, ref }: Props) {
  const { columns, rows, before, lock } = detail;
  const environment = useFieldEnvironment();
  const { t } = environment;
  const grid = useRef<GridHandle>(null);
  const [menu, setMenu] = useState<{ x: number; y: number; row: string }>();
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  const now = useRef(detail);
  useEffect(() => {
    now.current = detail;
  });

  const live = useMemo<Live>(
    () => ({
      detail: () => now.current,
      turn: (row, column) => put(now.current, row, column, row[column.name] === 'Y' ? 'N' : 'Y'),
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
  const drag = useRowDrag(rows.length, (from, to) => rows[from] && actions.moveTo(rowKey(rows[from]), to));
  const names = useMemo(() => columns.filter((column) => !column.fixed).map((column) => column.name), [columns]);

  useImperativeHandle(ref, () => ({
    focus: (row, name) => grid.current?.focusCell(row, name ?? columns[0]?.name),
  }));
  useEffect(() => {
    const place = actions.wanted.current;
    if (!place || !rows.some((row) => rowKey(row) === place.row)) return;
    actions.wanted.current = undefined;
    grid.current?.focusCell(place.row, place.column && place.column !== dragKey ? place.column : columns[0]?.name);
  }, [rows, columns, actions.wanted]);

  /** A cell was left: its text becomes the value that the type stores. */
  const edited = (next: readonly Row[], indexes: readonly number[], name: string) => {
    const column = columns.find((one) => one.name === name);
    if (!column) return;
    const done = next.map((row, index) =>
      indexes.includes(index) ? { ...row, [name]: settled(column.field, row[name]) } : row,
    );
    const row = done[indexes[0] ?? 0];
    if (row) detail.onChange(done, { row: rowKey(row), name });
  };
  const clear = () => {
    const row = rows.find((one) => rowKey(one) === actions.active?.row);
    const column = columns.find((one) => one.name === actions.active?.column);
    if (row && column) put(detail, row, column, null);
  };
  const onKeyDown = detailKeys(detail, actions, live, clear);

  return (
    <div className="hg-detail" onKeyDownCapture={onKeyDown} {...drag.handlers}>
      <DataGrid<Row>
        ref={grid}
        ariaLabel={detail.label}
        rowHeight={30}
        columns={gridColumnList}
        rows={rows}
        rowKey={rowKey}
        onRowsChange={(next, { indexes, columnKey }) => edited(next, indexes, columnKey)}
        onCellActive={(row, column) => actions.setActive(row && { row: rowKey(row), column })}
        onCellContextMenu={(row, _column, { clientX: x, clientY: y }) =>
          lock === undefined && setMenu({ x, y, row: rowKey(row) })
        }
        rowMark={(row) => rowMark(before.get(rowKey(row)), row, names)}
        rowClass={(row) => dropClass(drag, rows.indexOf(row))}
        cellError={(row, name) => detail.problem(rowKey(row), name)}
        cellChanged={(row, name) => {
          const old = before.get(rowKey(row));
          return old !== undefined && name !== dragKey && !same(old[name], row[name]);
        }}
        emptyState={<p className="hg-detail__empty">{t('desk.grid.empty')}</p>}
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

/** One value of one row. */
function put(detail: Detail, row: Row, column: DetailColumn, value: unknown): void {
  const key = rowKey(row);
  const next = detail.rows.map((one) => (rowKey(one) === key ? { ...one, [column.name]: value } : one));
  detail.onChange(next, { row: key, name: column.name });
}

const dropClass = ({ from, over }: { from: number | undefined; over: number | undefined }, index: number) =>
  over === index && from !== undefined && from !== over ? (from < over ? 'hg-row--below' : 'hg-row--above') : undefined;

/** A cell of the first row that may be typed in, for a person who comes to an empty grid. */
export const firstOpen = (detail: Detail, row: Row): string | undefined =>
  detail.columns.find((column) => isOpen(detail, column, row))?.name;
