/** The rows to choose from, in the grid of the lists: Enter and a double click pick, a blank ticks. */
import { useMemo } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { typeOf } from '../../../fields/index.ts';
import type { LookupRow } from '../../../fields/ui-contract.ts';
import { DataGrid } from '../../../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../../../ui/grid/DataGrid.tsx';
import type { RowKey } from '../../../ui/grid/types.ts';
import { gridColumns, gridSort, listSort } from '../list/columns/gridColumns.ts';
import type { ListColumn } from '../list/columns/columns.ts';
import { useRooms } from '../list/columns/useRooms.ts';
import { RowCell } from '../list/ListGrid.tsx';
import { toldRoom } from './toldRoom.ts';
import { ToldOfRow } from './ToldOfRow.tsx';
import { usualSort } from '../list/search/search.ts';
import type { SearchState, Sort } from '../list/search/search.ts';
import type { ListColumns } from '../list/columns/useListColumns.ts';
import type { Source } from './sources.ts';
import type { Choices } from './useChoices.ts';

export interface ChooseRowsProps {
  readonly source: Source;
  readonly label: string;
  readonly columns: ListColumns;
  readonly choices: Choices;
  readonly state: SearchState;
  readonly multiple: boolean;
  /** What is barred says so. */
  readonly bars: boolean;
  /** Ids of the ticked rows, or of the row the keyboard is on. */
  readonly chosen: ReadonlySet<RowKey>;
  readonly onChosen: (chosen: ReadonlySet<RowKey>) => void;
  readonly onPick: (row: LookupRow) => void;
  readonly onSort: (sort: readonly Sort[]) => void;
  readonly emptyState: ReactNode;
  readonly ref?: Ref<GridHandle>;
}

/** Pixels by which the first column stands off the edge of the window. */
const edge = 8;

/** Letters of what may be a number; what may be longer is a name. */
const longestNumber = 20;

/** By its number a record is chosen: it is read whole, with nothing beside it too. */
const measuredWhole = (column: ListColumn, value: string): ListColumn => {
  const { field } = column;
  const letters =
    column.name === value && field.type === 'text' ? typeOf(field).limits(field).charMaxLength : undefined;
  const isNumber = field.type === 'docNo' || (letters !== undefined && letters <= longestNumber);
  return isNumber && !column.beside ? { ...column, beside: () => '' } : column;
};

export function ChooseGrid({
  source,
  columns,
  choices,
  state,
  multiple,
  bars,
  chosen,
  onChosen,
  onPick,
  ...props
}: ChooseRowsProps) {
  const { value } = source.lookup;
  const measured = useMemo(() => columns.all.map((column) => measuredWhole(column, value)), [columns.all, value]);
  const rooms = useRooms(choices.rows, measured);
  const first = multiple ? undefined : columns.shown.find(({ state: pinned }) => !pinned)?.name;
  const told = useMemo(() => toldRoom(choices.rows), [choices.rows]);
  const heads = useMemo(
    () =>
      gridColumns<LookupRow>(
        columns.all,
        (column, row) => (
          <>
            <RowCell column={column} row={row} />
            {column.name === source.lookup.value && <ToldOfRow row={row} bars={bars} />}
          </>
        ),
        rooms,
      ).map((head) => {
        const more = (head.key === first ? edge : 0) + (head.key === source.lookup.value ? told : 0);
        return head.width && more ? { ...head, width: head.width + more } : head;
      }),
    [columns.all, source.lookup.value, bars, rooms, first, told],
  );
  const usual = source.screen ? usualSort(source.resource) : undefined;
  const sort = state.sort.length > 0 ? state.sort : usual ? [usual] : [];

  const rowAt = ({ target }: { readonly target: EventTarget }): LookupRow | undefined => {
    const cell =
      target instanceof Element && !(target instanceof HTMLInputElement) && target.closest('[role=gridcell]');
    // The box of a row ticks it already.
    if (!cell || cell.querySelector('input[type=checkbox]')) return undefined;
    return choices.rows[Number(cell.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2];
  };
  const turn = ({ id }: LookupRow) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChosen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.key === ' ' && !event.shiftKey ? rowAt(event) : undefined;
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    turn(row);
  };
  /** A click on a row ticks it; the second of a double click, which picks, takes nothing back. */
  const onClick = (event: MouseEvent) => {
    const row = event.detail === 1 && !event.shiftKey && !event.ctrlKey && !event.metaKey ? rowAt(event) : undefined;
    if (row) turn(row);
  };

  return (
    <div
      className="hc-grid"
      onKeyDownCapture={multiple ? onKeyDown : undefined}
      onClick={multiple ? onClick : undefined}
    >
      <DataGrid<LookupRow>
        ref={props.ref}
        ariaLabel={props.label}
        columns={heads}
        rows={choices.rows}
        rowKey={(row) => row.id}
        rowCount={choices.total}
        loading={choices.pending || choices.fetching}
        selection={multiple ? chosen : undefined}
        onSelectionChange={multiple ? onChosen : undefined}
        onSelect={multiple ? undefined : (selected) => choose(selected?.row)}
        rowClass={multiple ? undefined : (row) => (chosen.has(row.id) ? 'hc-chosen' : undefined)}
        sort={gridSort(columns.all, sort)}
        onSortChange={(next) => props.onSort(listSort(columns.all, next))}
        layout={columns.layout}
        onLayoutChange={columns.onLayout}
        onRowActivate={onPick}
        emptyState={props.emptyState}
      />
    </div>
  );

  function choose(at: number | undefined) {
    const row = at === undefined ? undefined : choices.rows[at];
    onChosen(new Set(row ? [row.id] : []));
  }
}
