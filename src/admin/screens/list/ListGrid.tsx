/** The grid of a list: columns of the declaration, cells of the field types, rows that open. */
import type { RaRecord } from 'react-admin';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { uiOf } from '../../../fields/ui.ts';
import { DataGrid } from '../../../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../../../ui/grid/DataGrid.tsx';
import type { RowKey } from '../../../ui/grid/types.ts';
import { cellText, leadingColumn } from './columns.ts';
import type { ListColumn } from './columns.ts';
import { gridColumns, gridSort, listSort } from './gridColumns.ts';
import type { InlineEdit } from './useInlineEdit.tsx';
import { rememberRow } from './memory.ts';
import { usualSort } from './search.ts';
import type { SearchState } from './search.ts';
import type { ListColumns } from './useListColumns.ts';
import type { ListData } from './useListData.ts';
import type { Screen } from '../../routes.ts';

interface Props {
  readonly screen: Screen;
  readonly title: string;
  readonly columns: ListColumns;
  readonly data: ListData;
  readonly state: SearchState;
  readonly search: (change: Partial<SearchState>) => void;
  readonly selection: ReadonlySet<RowKey>;
  readonly onSelection: (selection: ReadonlySet<RowKey>) => void;
  readonly hrefOf: (row: RaRecord) => string;
  /** Row to put the keyboard on when the rows are there. */
  readonly start: RaRecord['id'] | undefined;
  readonly onOpen: (row: RaRecord) => void;
  readonly inline: InlineEdit | undefined;
  readonly emptyState: ReactNode;
}

export function ListGrid({ screen, columns, data, state, search, inline, ...props }: Props) {
  const { hrefOf, onOpen, start } = props;
  const handle = useRef<GridHandle>(null);
  const sort = state.sort.length > 0 ? state.sort : [usualSort(screen.resource)].flatMap((one) => one ?? []);
  const link = inline ? undefined : leadingColumn(screen.resource, columns.shown);

  const heads = useMemo(() => {
    const derived = gridColumns<RaRecord>(columns.all, (column, row) =>
      column.name === link ? (
        <Link className="hg-doc" to={hrefOf(row)} onClick={() => rememberRow(screen.name, row.id)}>
          <Cell column={column} row={row} />
        </Link>
      ) : (
        <Cell column={column} row={row} />
      ),
    );
    return inline ? derived.map((head, index) => ({ ...head, ...inline.column(columns.all[index]!) })) : derived;
  }, [columns.all, link, screen, hrefOf, inline]);

  const environment = useFieldEnvironment();
  const words = useMemo(() => {
    const of = (key: string) => columns.all.find(({ name }) => name === key);
    return {
      cellText: (row: RaRecord, key: string) => {
        const column = of(key);
        return column ? cellText(column, row, environment) : '';
      },
      cellFigure: (row: RaRecord, key: string) => {
        const column = of(key);
        const text = String(row[key] ?? '');
        return column?.numeric && /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
      },
    };
  }, [columns.all, environment]);

  const there = data.rows.length > 0;
  // Once, when the rows come: afterwards the keyboard is the person's.
  const goBackToRow = useEffectEvent(() => start !== undefined && handle.current?.focusCell(start, link));
  useEffect(() => {
    if (there) goBackToRow();
  }, [there]);

  return (
    <DataGrid<RaRecord>
      ref={handle}
      ariaLabel={props.title}
      columns={heads}
      rows={inline?.rows ?? data.rows}
      rowKey={(row) => row.id}
      rowCount={data.total}
      loading={data.pending || data.fetching}
      selection={inline ? undefined : props.selection}
      onSelectionChange={inline ? undefined : props.onSelection}
      sort={gridSort(columns.all, sort)}
      onSortChange={(next) => search({ sort: listSort(columns.all, next) })}
      layout={columns.layout}
      onLayoutChange={columns.onLayout}
      onRowActivate={inline ? undefined : open}
      onRowsChange={inline?.onRowsChange}
      cellError={inline?.cellError}
      {...words}
      emptyState={props.emptyState}
    />
  );

  function open(row: RaRecord) {
    rememberRow(screen.name, row.id);
    onOpen(row);
  }
}

/** A value as its type shows it; nothing is a dash, zero is quiet. */
export function Cell({ column, row }: { readonly column: ListColumn; readonly row: RaRecord }) {
  const environment = useFieldEnvironment();
  const value: unknown = row[column.name];
  if (value === null || value === undefined || value === '') return <span className="hg-t3">–</span>;
  const Own = uiOf(column.field).Cell;
  if (Own && column.field.type !== 'ref' && !column.beside)
    return <Own field={column.field} name={column.name} value={value} record={row} />;
  const text = cellText(column, row, environment);
  const beside = column.beside?.(row, environment);
  if (beside === '' && column.numeric) return <span className="hg-t3">–</span>;
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
