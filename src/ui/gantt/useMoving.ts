/** A bar under way: dragged with the pointer or moved with the keys, kept only when the person lets go or confirms. */
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { moved, rowBeside, samePlace } from './model.ts';
import type { GanttBar, GanttGroup, GanttPlace, Grip } from './model.ts';

export interface Moving {
  readonly bar: GanttBar;
  readonly place: GanttPlace;
  readonly by: 'pointer' | 'keys';
}

interface Props {
  readonly groups: readonly GanttGroup[];
  /** Width of a day in px, asked when a drag begins. */
  readonly dayWidth: () => number;
  /** Row under a point of the window. */
  readonly rowAt: (y: number) => string | undefined;
  readonly onMove: (bar: GanttBar, place: GanttPlace) => void;
  readonly onOpen: (bar: GanttBar) => void;
}

interface Drag {
  readonly bar: GanttBar;
  readonly grip: Grip;
  readonly x: number;
  readonly dayWidth: number;
}

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const rows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function useMoving({ groups, dayWidth, rowAt, onMove, onOpen }: Props) {
  const [moving, setMoving] = useState<Moving>();
  // What the handlers of one gesture share; a state would be read a frame late.
  const drag = useRef<Drag>(undefined);
  const latest = useRef<Moving>(undefined);
  const show = (next: Moving | undefined) => {
    latest.current = next;
    setMoving(next);
  };
  const keep = () => {
    const done = latest.current;
    show(undefined);
    if (done && !samePlace(done.bar, done.place)) onMove(done.bar, done.place);
  };

  const grab = (event: PointerEvent<HTMLElement>, bar: GanttBar, grip: Grip) => {
    if (event.button !== 0 || bar.fixed) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { bar, grip, x: event.clientX, dayWidth: dayWidth() };
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (!held) return;
    const { bar, grip, x, dayWidth: width } = held;
    const under = grip === 'whole' && !bar.ownRow ? rowAt(event.clientY) : undefined;
    const row = under && sameGroup(groups, bar.row, under) ? under : bar.row;
    const aside = event.clientX - x;
    // Nobody draws straight down: whoever goes to another row means its days too only where a whole day was crossed.
    const strays = row !== bar.row && Math.abs(aside) < width;
    const place = moved(bar, grip, strays ? 0 : Math.round(aside / width));
    if (latest.current || Math.abs(aside) > 3 || row !== bar.row)
      show({ bar, by: 'pointer', place: { row, from: place.from, to: place.to } });
  };
  const letGo = () => {
    const held = drag.current;
    drag.current = undefined;
    if (!held) return;
    if (latest.current) keep();
    else onOpen(held.bar);
  };
  const stop = () => {
    drag.current = undefined;
    show(undefined);
  };

  const press = (event: KeyboardEvent, bar: GanttBar) => {
    const [days, step] = [arrows[event.key], rows[event.key]];
    if (event.key === 'Escape' && latest.current) {
      event.preventDefault();
      event.stopPropagation();
      return stop();
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return latest.current ? keep() : onOpen(bar);
    }
    if ((days === undefined && (step === undefined || bar.ownRow)) || bar.fixed || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    // The bar is drawn where it is being moved to: where it stood is remembered from the first key.
    const under = latest.current?.bar.id === bar.id ? latest.current : { bar, place: bar };
    const at: GanttPlace = under.place;
    const grip: Grip = event.shiftKey ? 'to' : event.altKey ? 'from' : 'whole';
    const place = days === undefined ? { ...at, row: rowBeside(groups, at.row, step!) } : moved(at, grip, days);
    show({ bar: under.bar, by: 'keys', place: { row: place.row, from: place.from, to: place.to } });
  };

  return { moving, grab, pull, letGo, stop, press, keep };
}

const sameGroup = (groups: readonly GanttGroup[], a: string, b: string): boolean =>
  groups.some(({ rows: list }) => list.some(({ id }) => id === a) && list.some(({ id }) => id === b));
