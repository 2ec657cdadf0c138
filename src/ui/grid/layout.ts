import type { GridColumn, GridLayout } from './types.ts';

/** The layout of a grid that nobody has changed. */
export const plainLayout: GridLayout = { order: [], widths: {}, hidden: [] };

type Named = Pick<GridColumn<never>, 'key' | 'frozen' | 'pinnedEnd' | 'hideable'>;

/** All columns in the person's order: frozen ones first, those pinned at the end last; unknown keys keep their neighbour. */
export function orderColumns<C extends Named>(columns: readonly C[], layout: GridLayout): C[] {
  const present = layout.order.filter((key) => columns.some((column) => column.key === key));
  const places = [...present];
  columns.forEach((column, index) => {
    if (places.includes(column.key)) return;
    const before = columns[index - 1];
    places.splice(before ? places.indexOf(before.key) + 1 : 0, 0, column.key);
  });
  const band = (column: C) => (column.frozen ? 0 : column.pinnedEnd ? 2 : 1);
  return columns.toSorted((a, b) => band(a) - band(b) || places.indexOf(a.key) - places.indexOf(b.key));
}

/** Columns up to the frozen one stay at the left; those that are pinned at the end cannot. */
function frozenUpTo<C extends Named>(columns: readonly C[], freeze: string | undefined): C[] {
  const last = columns.findIndex((column) => column.key === freeze && !column.pinnedEnd);
  return columns.map((column, index) => (index <= last && !column.frozen ? { ...column, frozen: true } : column));
}

/** Freezes the columns up to this one, or lets them go when they are. */
export const toggleFreeze = (layout: GridLayout, key: string): GridLayout => ({
  ...layout,
  freeze: layout.freeze === key ? undefined : key,
});

/** The columns to show, in order. A column that may not be hidden shows whatever the layout says. */
export function visibleColumns<C extends Named>(columns: readonly C[], layout: GridLayout): C[] {
  const stays = ({ hideable, key }: C) => hideable === false || !layout.hidden.includes(key);
  return frozenUpTo(orderColumns(columns, layout).filter(stays), layout.freeze);
}

/** Lines of heads: one more where columns stand under words of several. */
export const headLines = (columns: readonly Pick<GridColumn<never>, 'above' | 'frozen' | 'pinnedEnd'>[]): number =>
  columns.some(({ above, frozen, pinnedEnd }) => above && !frozen && !pinnedEnd) ? 2 : 1;

/** Shows a hidden column or hides a shown one. */
export function toggleColumn(layout: GridLayout, key: string): GridLayout {
  const hidden = layout.hidden.includes(key) ? layout.hidden.filter((one) => one !== key) : [...layout.hidden, key];
  return { ...layout, hidden };
}

/** Moves a column by one place (-1 up, 1 down) among the columns of its own band. */
export function stepColumn<C extends Named>(
  columns: readonly C[],
  layout: GridLayout,
  key: string,
  step: -1 | 1,
): GridLayout {
  const order = orderColumns(columns, layout).map((column) => column.key);
  const target = order[order.indexOf(key) + step];
  return target === undefined ? layout : moveColumn(columns, layout, key, target);
}

/** Puts a column at the place of another, as when its head is dragged there. */
export function moveColumn<C extends Named>(
  columns: readonly C[],
  layout: GridLayout,
  key: string,
  target: string,
): GridLayout {
  const order = orderColumns(columns, layout).map((column) => column.key);
  const from = order.indexOf(key);
  const to = order.indexOf(target);
  if (from < 0 || to < 0 || from === to) return layout;
  order.splice(from, 1);
  order.splice(to, 0, key);
  return { ...layout, order };
}

/** Whether two sets of widths say the same. */
export function sameWidths(a: GridLayout['widths'], b: GridLayout['widths']): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
