/** The columns of a list as its grid takes them, and its order in the grid's terms. */
import type { ReactNode } from 'react';
import type { GridColumn, GridSort } from '../../../../ui/grid/types.ts';
import type { ListColumn } from './columns.ts';
import type { Sort } from '../search/search.ts';

export const gridColumns = <R>(
  columns: readonly ListColumn[],
  render: (column: ListColumn, row: R) => ReactNode,
  /** Pixels that the longest figures, numbers and names want. */
  rooms: Readonly<Record<string, number>> = {},
): GridColumn<R>[] =>
  columns.map((column) => ({
    key: column.name,
    name: column.label,
    width: widthOf(column, rooms[column.name]),
    ...(column.least !== undefined && { least: column.least }),
    numeric: column.numeric,
    align: column.align === 'right' ? 'end' : 'start',
    pinnedEnd: column.state,
    sortable: column.sortBy !== undefined,
    grow: column.grow,
    render: (row) => render(column, row),
  }));

/** The longest name that is read whole where there is room. */
const mostName = 224;

/** A figure is read whole; a name takes what its longest one wants, and leaves the rest to others. */
function widthOf({ width, least, head, left }: ListColumn, room: number | undefined): number {
  if (room === undefined) return width;
  if (head !== undefined) return Math.max(head, Math.min(room, left ? width : mostName));
  return least === undefined ? Math.max(width, room) : Math.max(least, Math.min(room, mostName));
}

/** References are sorted by their names: the column has one name, the server's order another. */
export const gridSort = (columns: readonly ListColumn[], sort: readonly Sort[]): GridSort[] =>
  sort.map(({ field, direction }) => ({
    key: columns.find(({ sortBy }) => sortBy === field)?.name ?? field,
    direction,
  }));

export const listSort = (columns: readonly ListColumn[], sort: readonly GridSort[]): Sort[] =>
  sort.map(({ key, direction }) => ({ field: columns.find(({ name }) => name === key)?.sortBy ?? key, direction }));

/** Off leads to the usual order. The head by which a list is in order anyway turns it round instead: off would change nothing. */
export function sortAfter(next: readonly Sort[], asked: readonly Sort[], usual: Sort | undefined): readonly Sort[] {
  const [first = usual, ...others] = asked;
  const isUsual = others.length === 0 && first?.field === usual?.field && first?.direction === usual?.direction;
  return next.length > 0 || !usual || !isUsual
    ? next
    : [{ ...usual, direction: usual.direction === 'asc' ? 'desc' : 'asc' }];
}
