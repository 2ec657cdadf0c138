import type { CellProblems } from './types.ts';

/** How a cell shows that something is wrong with it, or to be looked at. */
export function problemClass<R>({ cellError, cellWarning }: CellProblems<R>, row: R, key: string): string | undefined {
  if (cellError?.(row, key) !== undefined) return 'hg-cell--bad';
  return cellWarning?.(row, key) === undefined ? undefined : 'hg-cell--warn';
}
