/** Where rows and bars stand, in px from the top; heights as in gantt.css. */
import { extent, lanesOf } from './model.ts';
import type { GanttBar, GanttGroup, GanttPlace, Grip } from './model.ts';

const headHeight = 28;
const groupHeight = 22;
const laneHeight = 39;
const barTop = 6;

export interface LaidBar {
  readonly bar: GanttBar;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly cut: readonly Grip[];
}

export interface Laid {
  readonly heights: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<string, string>;
  /** The first lane of each row. */
  readonly rowTops: ReadonlyMap<string, number>;
  /** In the order that they are given in, whatever row they are in. */
  readonly bars: readonly LaidBar[];
}

export function layOut(groups: readonly GanttGroup[], bars: readonly GanttBar[], first: string, days: number): Laid {
  const heights = new Map<string, number>();
  const names = new Map<string, string>();
  const tops = new Map<string, number>();
  const rowTops = new Map<string, number>();
  const seen = bars.flatMap((bar) => {
    const shown = extent(bar, first, days);
    return shown ? [{ bar, ...shown }] : [];
  });
  let y = headHeight;
  for (const { rows } of groups) {
    y += groupHeight;
    for (const { id, name } of rows) {
      const lanes = lanesOf(seen.flatMap(({ bar }) => (bar.row === id ? [bar] : [])));
      for (const [bar, lane] of lanes.of) tops.set(bar, y + barTop + lane * laneHeight);
      heights.set(id, lanes.count * laneHeight);
      names.set(id, name);
      rowTops.set(id, y + barTop);
      y += lanes.count * laneHeight;
    }
  }
  return {
    heights,
    names,
    rowTops,
    bars: seen.filter(({ bar }) => tops.has(bar.id)).map((one) => ({ ...one, top: tops.get(one.bar.id)! })),
  };
}

/**
 * The same with a bar under way: rows and the other bars keep their places until it is dropped, and it keeps its own
 * height, or that of the row it is drawn to.
 */
export function withMoving(laid: Laid, bar: GanttBar, place: GanttPlace, first: string, days: number): Laid {
  const shown = extent(place, first, days);
  const under = (one: LaidBar): LaidBar[] =>
    one.bar.id !== bar.id
      ? [one]
      : shown
        ? [
            {
              ...{ bar: { ...bar, ...place }, ...shown },
              top: place.row === bar.row ? one.top : (laid.rowTops.get(place.row) ?? one.top),
            },
          ]
        : [];
  return { ...laid, bars: laid.bars.flatMap(under) };
}
