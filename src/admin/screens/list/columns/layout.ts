/** A person's columns: kept as the names that show, in order, and the widths that were dragged. */
import type { GridLayout } from '../../../../ui/grid/types.ts';

export interface ColumnChoice {
  readonly columns: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

interface Named {
  readonly name: string;
  readonly usual: boolean;
}

/** The grid's layout for a choice; without one the declared columns show. */
export function layoutOf(columns: readonly Named[], choice: ColumnChoice | undefined): GridLayout {
  const usual = columns.filter((column) => column.usual).map(({ name }) => name);
  const shown = choice?.columns ?? usual;
  return {
    order: [...shown, ...columns.map(({ name }) => name).filter((name) => !shown.includes(name))],
    widths: choice?.widths ?? {},
    hidden: columns.map(({ name }) => name).filter((name) => !shown.includes(name)),
  };
}

/** What to keep of a layout; `names` are all columns. At least one column stays. */
export function choiceOf(names: readonly string[], layout: GridLayout): ColumnChoice {
  const order = [
    ...layout.order.filter((name) => names.includes(name)),
    ...names.filter((name) => !layout.order.includes(name)),
  ];
  const shown = order.filter((name) => !layout.hidden.includes(name));
  return { columns: shown.length > 0 ? shown : order.slice(0, 1), widths: layout.widths };
}
