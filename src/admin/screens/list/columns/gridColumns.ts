/** The columns of a list as its grid takes them, and its order in the grid's terms. */
import type { ReactNode } from 'react';
import type { GridColumn, GridSort } from '../../../../ui/grid/types.ts';
import type { ListColumn } from './columns.ts';
import type { Sort } from '../search/search.ts';

export const gridColumns = <R>(
  columns: readonly ListColumn[],
  render: (column: ListColumn, row: R) => ReactNode,
  /** Pixels that figures want at least. */
  rooms: Readonly<Record<string, number>> = {},
): GridColumn<R>[] =>
  columns.map((column) => ({
    key: column.name,
    name: column.label,
    width: Math.max(column.width, rooms[column.name] ?? 0),
    numeric: column.numeric,
    align: column.align === 'right' ? 'end' : 'start',
    pinnedEnd: column.state,
    sortable: column.sortBy !== undefined,
    grow: column.grow,
    render: (row) => render(column, row),
  }));

/** References are sorted by their names: the column has one name, the server's order another. */
export const gridSort = (columns: readonly ListColumn[], sort: readonly Sort[]): GridSort[] =>
  sort.map(({ field, direction }) => ({
    key: columns.find(({ sortBy }) => sortBy === field)?.name ?? field,
    direction,
  }));

export const listSort = (columns: readonly ListColumn[], sort: readonly GridSort[]): Sort[] =>
  sort.map(({ key, direction }) => ({ field: columns.find(({ name }) => name === key)?.sortBy ?? key, direction }));
