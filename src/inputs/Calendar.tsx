/**
 * A month to choose a day from; fetched when it is first opened. Not MUI X's picker: that one edits a date in sections, where
 * people here type `27` or `1127` into one box, and it keeps nothing that it cannot read.
 */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { addDays, addMonths } from '../core/dates.ts';
import { cx } from '../ui/cx.ts';
import { LeftGlyph, RightGlyph } from '../ui/icon/glyphs.tsx';
import { useFieldEnvironment } from '../fields/ui-contract.ts';
import './calendar.css';

interface Props {
  /** The day chosen now, `yyyy-MM-dd`, or null. */
  readonly value: string | null;
  readonly today: string;
  readonly label: string;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Six weeks around a month, Sunday first. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)));
}

export default function Calendar({ value, today, label, onPick, onClose }: Props) {
  const { t, lang } = useFieldEnvironment();
  const [day, setDay] = useState(value ?? today);
  const box = useRef<HTMLDivElement>(null);
  const month = day.slice(0, 7);
  const names = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const title = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const asDate = (text: string) => new Date(`${text}T00:00:00Z`);

  useEffect(() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) setDay(step(day));
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} role="dialog" aria-label={label} className="hg-cal" onKeyDown={onKeyDown}>
      <div className="hg-cal__head">
        <button
          type="button"
          className="hg-in__btn"
          aria-label={t('desk.form.month_before')}
          onClick={() => setDay(addMonths(day, -1))}
        >
          <LeftGlyph />
        </button>
        <span aria-live="polite">{title.format(asDate(day))}</span>
        <button
          type="button"
          className="hg-in__btn"
          aria-label={t('desk.form.month_after')}
          onClick={() => setDay(addMonths(day, 1))}
        >
          <RightGlyph />
        </button>
      </div>
      <div role="grid" aria-label={title.format(asDate(day))}>
        <div role="row" className="hg-cal__week">
          {weeksOf(month)[0]!.map((date) => (
            <span key={date} role="columnheader">
              {names.format(asDate(date))}
            </span>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week[0]} role="row" className="hg-cal__week">
            {week.map((date) => (
              <button
                key={date}
                type="button"
                role="gridcell"
                aria-label={date}
                aria-selected={date === value}
                aria-current={date === today ? 'date' : undefined}
                tabIndex={date === day ? 0 : -1}
                className={cx('hg-cal__day', !date.startsWith(month) && 'hg-cal__day--out')}
                onClick={() => onPick(date)}
              >
                {Number(date.slice(8))}
              </button>
            ))}
          </div>
        ))}
      </div>
      <button type="button" className="hg-cal__today" onClick={() => onPick(today)}>
        {t('desk.form.today')}
      </button>
    </div>
  );
}
