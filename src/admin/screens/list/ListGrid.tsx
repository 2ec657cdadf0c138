/** The grid of a list: columns of the declaration, cells of the field types, rows that open. */
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { uiOf } from '../../../fields/ui.ts';
import { DataGrid } from '../../../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../../../ui/grid/DataGrid.tsx';
import { cellText, isToLookAt, leadingColumn } from './columns/columns.ts';
import type { Selected } from '../../../ui/grid/sheet/types.ts';
import type { ListColumn } from './columns/columns.ts';
import { gridColumns, gridSort, listSort, sortAfter } from './columns/gridColumns.ts';
import { useRooms } from './columns/useRooms.ts';
import { useDerivedList } from './derivedList.ts';
import { useListSorts } from './ListAddress.tsx';
import { DueMark } from './DueMark.tsx';
import { ValueMark } from './ValueMark.tsx';
import { useInlineEdit } from './useInlineEdit.tsx';
import { useListRows, useSelection } from './useListRows.ts';
import type { RowPlace } from './RowMenu.tsx';
import { rememberRow } from './memory.ts';
import { serverToday } from '../../../session/today.ts';
import { usualSort } from './search/search.ts';
import { useT } from '../../../ui/text.tsx';

export interface ListGridHandle {
  /** Puts the keyboard on the first row. */
  readonly enter: () => void;
}
interface Props {
  readonly emptyState: ReactNode;
  /** The menu of a row was asked for. */
  readonly onMenu: (place: RowPlace) => void;
  readonly ref?: Ref<ListGridHandle>;
}

export function ListGrid({ emptyState, onMenu, ref }: Props) {
  const navigate = useNavigate();
  const { screen, title, columns, hrefOf, start } = useDerivedList();
  const { onSelect } = useListContext();
  const { rows, total, pending, fetching } = useListRows();
  const selection = useSelection();
  const [asked, setSorts] = useListSorts();
  const inline = useInlineEdit();
  const handle = useRef<GridHandle>(null);
  const usual = usualSort(screen.resource);
  const sort = asked.length > 0 ? asked : [usual].flatMap((one) => one ?? []);
  const link = inline ? undefined : leadingColumn(screen.resource, columns.shown);

  const environment = useFieldEnvironment();
  const textOf = useCallback((column: ListColumn, row: RaRecord) => cellText(column, row, environment), [environment]);
  const rooms = useRooms(rows, columns.all);
  const heads = useMemo(() => {
    const render = (column: ListColumn, row: RaRecord) =>
      column.name === link ? (
        <>
          <Link className="hg-doc" to={hrefOf(row)} onClick={() => rememberRow(screen.name, row.id)}>
            <RowCell column={column} row={row} />
          </Link>
          <MoreButton onOpen={(at) => onMenu({ ...at, row, cells: [columns.shown.map((one) => textOf(one, row))] })} />
        </>
      ) : (
        <RowCell column={column} row={row} />
      );
    const derived = gridColumns(columns.all, render, rooms).map((head) =>
      // Beside the name there is room for the button that opens the menu of its row.
      head.key === link && head.width ? { ...head, width: head.width + moreRoom } : head,
    );
    return inline ? derived.map((head, index) => ({ ...head, ...inline.column(columns.all[index]!) })) : derived;
  }, [columns.all, columns.shown, link, screen, hrefOf, inline, onMenu, textOf, rooms]);

  const words = useMemo(() => {
    const of = (key: string) => columns.all.find(({ name }) => name === key);
    return {
      cellText: (row: RaRecord, key: string) => {
        const column = of(key);
        return column ? textOf(column, row) : '';
      },
      cellFigure: (row: RaRecord, key: string) => {
        const column = of(key);
        const text = String(row[key] ?? '');
        return column?.numeric && /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
      },
    };
  }, [columns.all, textOf]);

  const lookClass = useCallback(
    (row: RaRecord) => (isToLookAt(columns.all, row) ? 'hl-look' : undefined),
    [columns.all],
  );

  useImperativeHandle(ref, () => ({
    enter: () => {
      const [first] = rows;
      if (first) handle.current?.focusCell(first.id, link);
    },
  }));
  const there = rows.length > 0;
  // Once, when the rows come: afterwards the keyboard is the person's.
  const goBackToRow = useEffectEvent(() => start !== undefined && handle.current?.focusCell(start, link));
  useEffect(() => {
    if (there) goBackToRow();
  }, [there]);

  return (
    <DataGrid<RaRecord>
      ref={handle}
      ariaLabel={title}
      columns={heads}
      rows={inline?.rows ?? rows}
      rowKey={(row) => row.id}
      rowClass={lookClass}
      rowCount={total}
      loading={pending || fetching}
      selection={inline ? undefined : selection}
      onSelectionChange={inline ? undefined : (keys) => onSelect([...keys])}
      sort={gridSort(columns.all, sort)}
      onSortChange={(next) => setSorts(sortAfter(listSort(columns.all, next), asked, usual))}
      layout={columns.layout}
      onLayoutChange={columns.onLayout}
      onMenu={inline ? undefined : openMenu}
      onRowActivate={inline ? undefined : open}
      onRowsChange={inline?.onRowsChange}
      cellError={inline?.cellError}
      {...words}
      emptyState={emptyState}
    />
  );

  function openMenu(at: { readonly x: number; readonly y: number }, { row: index, rect, keys }: Selected) {
    const row = rows[index];
    const lines = rows.slice(rect.top, rect.bottom + 1);
    if (row) onMenu({ ...at, row, cells: lines.map((line) => keys.map((key) => words.cellText(line, key))) });
  }
  function open(row: RaRecord) {
    rememberRow(screen.name, row.id);
    void navigate(hrefOf(row));
  }
}

/** Opens the menu of its row for the pointer; the keyboard has the Menu key, so nothing is said or stopped at here. */
function MoreButton({ onOpen }: { readonly onOpen: (at: Pick<RowPlace, 'x' | 'y'>) => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="hl-more"
      tabIndex={-1}
      aria-hidden="true"
      title={t('desk.list.row_menu')}
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        onOpen({ x: left, y: bottom });
      }}
    >
      <MoreIcon />
    </button>
  );
}

/** Pixels that a name leaves for the button at the end of its cell, and a distance to it. */
const moreRoom = 22;

interface CellProps {
  readonly column: ListColumn;
}

/** The cell of a row, which is the record of whatever stands in it. */
export const RowCell = ({ column, row }: CellProps & { readonly row: RaRecord }) => (
  <RecordContextProvider value={row}>
    <Cell column={column} />
  </RecordContextProvider>
);

/** A value of the record as its type shows it; nothing is a dash, zero is quiet. */
export function Cell({ column }: CellProps) {
  const environment = useFieldEnvironment();
  const row = useRecordContext();
  if (!row) return null;
  const value: unknown = row[column.name];
  if (value === null || value === undefined || value === '') return <span className="hg-t3">–</span>;
  const mark = column.mark?.(row);
  if (mark)
    return (
      <span className="hl-due">
        <ValueMark {...mark} />
        {cellText(column, row, environment)}
      </span>
    );
  const Own = uiOf(column.field).Cell;
  if (Own && column.field.type !== 'ref' && !column.beside)
    return <Own field={column.field} name={column.name} value={value} record={row} />;
  const text = cellText(column, row, environment);
  if (column.left)
    return (
      <>
        <DueMark left={column.left(row, serverToday())} /> {text}
      </>
    );
  const beside = column.beside?.(row, environment);
  if (beside === '' && column.numeric && Number(value) === 0) return <span className="hg-t3">–</span>;
  if (beside) {
    const small = <small className="hg-beside">{beside}</small>;
    return column.numeric ? (
      <>
        {small} {text}
      </>
    ) : (
      <>
        {text} {small}
      </>
    );
  }
  return column.numeric && Number(value) === 0 ? <span className="hg-t3">{text}</span> : text;
}
