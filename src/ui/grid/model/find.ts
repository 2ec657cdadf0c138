/** Finding in a grid: cells whose text holds the words, or the initial consonants of them. Pure. */
import { matches, searchForm } from '../../../core/text/hangul.ts';
import type { Size, Spot } from './selection.ts';

/** Cells that match, row by row. */
export function findAll(keyword: string, { rows, cols }: Size, textAt: (spot: Spot) => string): Spot[] {
  if (searchForm(keyword) === '') return [];
  const found: Spot[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const text = textAt({ row, col });
      if (text !== '' && matches(keyword, [text])) found.push({ row, col });
    }
  return found;
}

const order = (a: Spot, b: Spot) => a.row - b.row || a.col - b.col;

/** Index of the next match after a cell (the cell itself counts with `here`), or before it; it begins anew at the end. */
export function nextFound(found: readonly Spot[], from: Spot | undefined, back = false, here = false): number {
  if (found.length === 0) return -1;
  if (!from) return back ? found.length - 1 : 0;
  const at = back
    ? found.findLastIndex((spot) => order(spot, from) < 0)
    : found.findIndex((spot) => (here ? order(spot, from) >= 0 : order(spot, from) > 0));
  return at >= 0 ? at : back ? found.length - 1 : 0;
}
