/** What a person types into a row while an answer about it is under way: it is theirs, even where it says what stood there. */
import type { TouchedCell } from './detail.ts';

interface Watch {
  readonly grid: string;
  readonly names: Map<string, Set<string>>;
}
const watches = new Set<Watch>();

/** A cell was left with what was typed. */
export function noteTyped(grid: string, { row, name }: TouchedCell): void {
  for (const watch of watches) if (watch.grid === grid) watch.names.set(row, new Set(watch.names.get(row)).add(name));
}

export interface Watching {
  /** Fields of a row that were typed since. */
  readonly typed: (row: string) => ReadonlySet<string>;
  readonly end: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Notes from now on what is typed into the rows of a grid. */
export function watchTyping(grid: string): Watching {
  const watch: Watch = { grid, names: new Map() };
  watches.add(watch);
  return { typed: (row) => watch.names.get(row) ?? none, end: () => void watches.delete(watch) };
}
