/** Following a pressed pointer over the cells of a grid, which scrolls when the pointer leaves it. */
import type { Spot } from '../model/selection.ts';

const edge = 24;
const fastest = 18;

export interface Follow {
  readonly grid: HTMLElement;
  /** Columns before the data. */
  readonly first: number;
  /** Lines of heads above the rows. */
  readonly heads: number;
  readonly rows: number;
  readonly cols: number;
  readonly onSpot: (spot: Spot) => void;
  readonly onEnd: () => void;
}

/** Cell under a point of the window; points beside the grid count for its nearest cell. */
export function spotAt(
  x: number,
  y: number,
  { grid, first, heads, rows, cols }: Pick<Follow, 'grid' | 'first' | 'heads' | 'rows' | 'cols'>,
) {
  const box = grid.getBoundingClientRect();
  // The last of them stands in the lowest line.
  const lowest = [...grid.querySelectorAll('[role=columnheader]')].at(-1)?.getBoundingClientRect();
  const below = lowest ? lowest.bottom - box.top : 0;
  const inside = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  const at = document.elementFromPoint(
    inside(x, box.left + 1, box.left + grid.clientWidth - 2),
    inside(y, box.top + below + 1, box.top + grid.clientHeight - 2),
  );
  const cell = at?.closest('[role=gridcell]');
  const row = cell?.closest('[role=row]');
  if (!cell || !row || !grid.contains(cell)) return undefined;
  const spot = {
    row: Number(row.getAttribute('aria-rowindex')) - 1 - heads,
    col: Number(cell.getAttribute('aria-colindex')) - 1 - first,
  };
  // Below the last row stands the row of sums.
  return { row: inside(spot.row, 0, rows - 1), col: inside(spot.col, 0, cols - 1) };
}

/** How far to scroll for a pointer beside a side: the further, the faster. */
const pull = (value: number, low: number, high: number) => {
  const over = value < low + edge ? value - (low + edge) : value > high - edge ? value - (high - edge) : 0;
  return Math.max(-fastest, Math.min(over / 2, fastest));
};

/** Starts following; ends when the pointer is let go. */
export function follow(target: Follow, start: { readonly clientX: number; readonly clientY: number }): void {
  let [x, y] = [start.clientX, start.clientY];
  let frame = 0;
  let last: Spot | undefined;
  const tell = () => {
    const spot = spotAt(x, y, target);
    if (!spot || (last && last.row === spot.row && last.col === spot.col)) return;
    last = spot;
    target.onSpot(spot);
  };
  const scroll = () => {
    const box = target.grid.getBoundingClientRect();
    const [dx, dy] = [pull(x, box.left, box.right), pull(y, box.top, box.bottom)];
    if (dx !== 0 || dy !== 0) {
      target.grid.scrollBy(dx, dy);
      tell();
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = (event: globalThis.PointerEvent) => {
    [x, y] = [event.clientX, event.clientY];
    tell();
    // Not before the pointer moves: a press near an edge must not scroll the cell away.
    if (frame === 0) frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    target.onEnd();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}
