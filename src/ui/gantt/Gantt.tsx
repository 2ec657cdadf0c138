/**
 * A schedule of bars in rows: dragged by the pointer, moved by the keys, told to those who hear it. Bars lie in one layer
 * above the rows, so that one that goes to another row stays the same element and keeps the keyboard.
 */
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useT } from '../text.tsx';
import { Bar } from './Bar.tsx';
import { DayHead } from './DayHead.tsx';
import { layOut, withMoving } from './layOut.ts';
import { daysBetween } from '../../core/dates.ts';
import { daysFrom, isWeekend } from './model.ts';
import type { GanttBar, GanttGroup, GanttPlace } from './model.ts';
import { useMoving } from './useMoving.ts';
import './gantt.css';

const minDayWidth = 30;

export interface GanttProps {
  readonly groups: readonly GanttGroup[];
  readonly bars: readonly GanttBar[];
  /** First day shown, and how many. */
  readonly first: string;
  readonly days: number;
  readonly today: string;
  readonly lang: string;
  readonly label: string;
  /** Bars stay where they are without it. */
  readonly onMove?: (bar: GanttBar, place: GanttPlace) => void;
  /** What a bar would stand in the way of at a place, in words. */
  readonly clashOf?: (bar: GanttBar, place: GanttPlace) => string | undefined;
  readonly onOpen: (bar: GanttBar) => void;
  /** Shown in place of rows when there is none. */
  readonly empty?: ReactNode;
}

export function Gantt({ groups, bars, first, days, today, lang, label, onMove, clashOf, onOpen, empty }: GanttProps) {
  const t = useT();
  const help = useId();
  const plane = useRef<HTMLDivElement>(null);
  const dayWidth = () => (plane.current?.querySelector('.hg-gantt__track')?.getBoundingClientRect().width ?? 1) / days;
  const rowAt = (y: number) =>
    [...(plane.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y < bottom;
    })?.dataset['row'];
  const { moving, grab, pull, letGo, stop, press, keep } = useMoving({
    ...{ groups, dayWidth, rowAt, onOpen },
    onMove: (bar, place) => onMove?.(bar, place),
  });
  const standing = layOut(groups, bars, first, days);
  const laid = moving ? withMoving(standing, moving.bar, moving.place, first, days) : standing;
  const onTarget = (row: string) => moving?.place.row === row && moving.bar.row !== row;
  const clashing = moving && clashOf?.(moving.bar, moving.place);
  const announcement =
    moving &&
    [t('schedule.moving', { name: moving.bar.title, from: moving.place.from, to: moving.place.to }), clashing]
      .filter(Boolean)
      .join(' ');
  const held = moving && laid.bars.find(({ bar }) => bar.id === moving.bar.id);
  const shown = daysFrom(first, days);
  const now = daysBetween(first, today);
  return (
    <div
      className="hg-gantt"
      ref={plane}
      role="region"
      aria-label={label}
      style={{ '--days': days, '--least': `${104 + days * minDayWidth}px` } as React.CSSProperties}
    >
      {onMove && bars.some(({ fixed }) => !fixed) && (
        <p id={help} className="hg-sr">
          {t('schedule.keys')}
        </p>
      )}
      <p className="hg-sr" role="status">
        {announcement ?? ''}
      </p>
      <div className="hg-gantt__plane">
        <DayHead days={shown} today={today} lang={lang} />
        <div className="hg-gantt__ground" aria-hidden="true">
          {shown.map((day, i) =>
            isWeekend(day) ? (
              <span
                key={day}
                className="hg-gantt__rest"
                style={{ left: `${(i / days) * 100}%`, width: `${100 / days}%` }}
              />
            ) : null,
          )}
          {now >= 0 && now < days && (
            <span className="hg-gantt__now" style={{ left: `${((now + 0.5) / days) * 100}%` }} />
          )}
        </div>
        {groups.map((group) => (
          <section key={group.id}>
            <h3 className="hg-gantt__group">{group.name}</h3>
            {group.rows.map(({ id, name, note }) => (
              <div
                key={id}
                className={cx('hg-gantt__row', onTarget(id) && 'is-target')}
                data-row={id}
                style={{ height: laid.heights.get(id) }}
              >
                <h4 className="hg-gantt__name" title={name}>
                  <span>{name}</span>
                  {note && <small>{note}</small>}
                </h4>
              </div>
            ))}
          </section>
        ))}
        <div className="hg-gantt__track">
          {laid.bars.map(({ bar, top, left, width, cut }) => (
            <Bar
              key={bar.id}
              {...{ bar, cut, onOpen }}
              style={{ left: `calc(${left}% + 1px)`, width: `calc(${width}% - 2px)`, top }}
              label={t('schedule.bar', {
                name: `${laid.names.get(bar.row)}, ${bar.label}`,
                from: bar.from,
                to: bar.to,
              })}
              clash={clashOf?.(bar, bar)}
              moving={moving?.bar.id === bar.id}
              movable={Boolean(onMove) && !bar.fixed}
              describedBy={help}
              onGrab={grab}
              onPull={pull}
              onLetGo={letGo}
              onStop={stop}
              onPress={press}
              onLeave={() => moving?.by === 'keys' && keep()}
            />
          ))}
          {held && moving && (
            <p
              className={cx('hg-gantt__tip', clashing && 'is-clash')}
              style={{ left: `min(${held.left}%, 100% - 260px)`, top: held.top + 29 }}
              aria-hidden="true"
            >
              <b>{t('schedule.days', { from: moving.place.from, to: moving.place.to })}</b>
              {clashing && <span>{clashing}</span>}
            </p>
          )}
        </div>
        {groups.length === 0 && empty}
      </div>
    </div>
  );
}
