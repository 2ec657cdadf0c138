/** Where rows and bars stand, in px from the top; heights as in gantt.css. */
import { extent, lanesOf } from './model.ts';
import type { GanttBar, GanttGroup, Grip } from './model.ts';

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
  /** In the order that they are given in, whatever row they are in. */
  readonly bars: readonly LaidBar[];
}

export function layOut(groups: readonly GanttGroup[], bars: readonly GanttBar[], first: string, days: number): Laid {
  const heights = new Map<string, number>();
  const names = new Map<string, string>();
  const tops = new Map<string, number>();
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
      y += lanes.count * laneHeight;
    }
  }
  return {
    heights,
    names,
    bars: seen.filter(({ bar }) => tops.has(bar.id)).map((one) => ({ ...one, top: tops.get(one.bar.id)! })),
  };
}
