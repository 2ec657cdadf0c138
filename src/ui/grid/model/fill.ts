/** Filling: a range continued by its own cells. Figures and days that go up by one step go on so. Pure. */
import { decimal } from '../../../core/decimal.ts';
import { heightOf, widthOf } from './selection.ts';
import type { Rect, Spot } from './selection.ts';

export interface Filled {
  readonly to: Spot;
  readonly from: Spot;
  /** Set where a series goes on: the value to write instead of the source's own. */
  readonly value?: string;
}
/** How a value counts in a series; undefined when it does not. */
export type SeriesValue = { readonly kind: 'figure' | 'day'; readonly text: string } | undefined;

/** The cells that a drag of the handle adds: only along the longer way, as spreadsheets do. */
export function dragged(source: Rect, to: Spot): Rect {
  const down = to.row > source.bottom ? to.row - source.bottom : Math.min(0, to.row - source.top);
  const right = to.col > source.right ? to.col - source.right : Math.min(0, to.col - source.left);
  if (down === 0 && right === 0) return source;
  if (Math.abs(down) >= Math.abs(right))
    return { ...source, top: Math.min(source.top, to.row), bottom: Math.max(source.bottom, to.row) };
  return { ...source, left: Math.min(source.left, to.col), right: Math.max(source.right, to.col) };
}

/** The first row of a range over the others (Ctrl D); of a single row the one above it. */
export function fillDown({ top, left, bottom, right }: Rect): Filled[] {
  const from = top === bottom ? top - 1 : top;
  if (from < 0) return [];
  return cellsOf({ top: from + 1, left, bottom, right }).map((to) => ({ to, from: { row: from, col: to.col } }));
}

/** The first column of a range over the others (Ctrl R); of a single column the one before it. */
export function fillRight({ top, left, bottom, right }: Rect): Filled[] {
  const from = left === right ? left - 1 : left;
  if (from < 0) return [];
  return cellsOf({ top, left: from + 1, bottom, right }).map((to) => ({ to, from: { row: to.row, col: from } }));
}

/** One cell over all others of a range (Ctrl Enter that ends typing in it). */
export const fillAll = (range: Rect, from: Spot): Filled[] =>
  cellsOf(range)
    .filter(({ row, col }) => row !== from.row || col !== from.col)
    .map((to) => ({ to, from }));

const cellsOf = ({ top, left, bottom, right }: Rect): Spot[] =>
  Array.from({ length: bottom - top + 1 }, (_, y) =>
    Array.from({ length: right - left + 1 }, (_none, x) => ({ row: top + y, col: left + x })),
  ).flat();

/** What fills `target`, the source with the cells added to it. */
export function fillFrom(source: Rect, target: Rect, valueAt: (spot: Spot) => SeriesValue): Filled[] {
  const upDown = heightOf(target) !== heightOf(source);
  const [first, length] = upDown ? [source.top, heightOf(source)] : [source.left, widthOf(source)];
  const place = (spot: Spot, at: number): Spot => (upDown ? { ...spot, row: at } : { ...spot, col: at });
  const series = new Map<number, (steps: number) => string>();
  const lanes = upDown ? [source.left, source.right] : [source.top, source.bottom];
  for (let lane = lanes[0]!; lane <= lanes[1]!; lane++) {
    const spots = Array.from({ length }, (_, i) =>
      upDown ? { row: first + i, col: lane } : { row: lane, col: first + i },
    );
    const goesOn = seriesOf(spots.map(valueAt));
    if (goesOn) series.set(lane, goesOn);
  }
  return cellsOf(target)
    .filter(({ row, col }) => row < source.top || row > source.bottom || col < source.left || col > source.right)
    .map((to) => {
      const steps = (upDown ? to.row : to.col) - first;
      const from = place(to, first + (((steps % length) + length) % length));
      const goesOn = series.get(upDown ? to.col : to.row);
      return goesOn ? { to, from, value: goesOn(steps) } : { to, from };
    });
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const dayOf = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** The value so many steps from the first, when two or more values differ by one constant step. */
function seriesOf(values: readonly SeriesValue[]): ((steps: number) => string) | undefined {
  const [first, second] = values;
  if (!first || !second || values.some((value) => value?.kind !== first.kind)) return undefined;
  if (first.kind === 'day') {
    const days = values.map((value) => dayNumber(value!.text));
    const step = days[1]! - days[0]!;
    return days.every((day, i) => i === 0 || step === day - days[i - 1]!)
      ? (steps) => dayOf(days[0]! + step * steps)
      : undefined;
  }
  const figures = values.map((value) => decimal(value!.text));
  const step = figures[1]!.minus(figures[0]!);
  const even = figures.every((figure, i) => i === 0 || figure.minus(figures[i - 1]!).eq(step));
  return even ? (steps) => figures[0]!.plus(step.times(steps)).toFixed() : undefined;
}
