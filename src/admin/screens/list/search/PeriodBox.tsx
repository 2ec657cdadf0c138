/** Two days in one box: typed in any usual form, or chosen from a calendar (Alt+Down). */
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { lazy, Suspense, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatDay } from '../../../../fields/date/formatDay.ts';
import { Drop } from '../../../../inputs/Drop.tsx';
import { shortDay } from '../../../../core/shortDay.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { serverToday } from '../../../../session/today.ts';
import { useT } from '../../../../ui/text.tsx';
import type { Range } from './search.ts';

const Calendar = lazy(() => import('../../../../inputs/Calendar.tsx'));

type End = keyof Range;

export function PeriodBox({ range, onChange }: { readonly range: Range; readonly onChange: (range: Range) => void }) {
  const t = useT();
  const { lang } = useFieldEnvironment();
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<End>();
  const [last, setLast] = useState<End>('fromDt');
  const put = (end: End, day: string) => onChange({ ...range, [end]: day });
  const inputOf = (end: End) => box.current?.querySelector<HTMLInputElement>(`[name=${end}]`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(last);
  };
  const leave = (end: End) => {
    setOpen(undefined);
    inputOf(end)?.focus();
  };
  const day = (end: End, label: string) => (
    <DayText
      name={end}
      label={label}
      value={range[end]}
      lang={lang}
      onFocus={() => setLast(end)}
      onChange={(value) => put(end, value)}
    />
  );
  return (
    <span
      ref={box}
      className="hg-in hl-period"
      role="group"
      aria-label={t('desk.search.period')}
      onKeyDown={onKeyDown}
      onBlur={(event) => open && leftFor(event.relatedTarget, box.current) && setOpen(undefined)}
    >
      {day('fromDt', t('desk.search.from'))}
      <span aria-hidden="true">~</span>
      {day('toDt', t('desk.search.to'))}
      <button
        type="button"
        className="hg-in__btn"
        aria-label={t('desk.form.calendar')}
        onClick={() => setOpen(open ? undefined : last)}
      >
        <CalendarIcon />
      </button>
      {open && box.current && (
        <Drop anchor={box.current} own maxHeight={400}>
          <Suspense fallback={null}>
            <Calendar
              key={open}
              label={t(open === 'fromDt' ? 'desk.search.from' : 'desk.search.to')}
              value={range[open] || null}
              today={serverToday()}
              onClose={() => leave(open)}
              onPick={(picked) => {
                put(open, picked);
                // The first day leads on to the second.
                if (open === 'fromDt') {
                  setLast('toDt');
                  setOpen('toDt');
                } else leave('toDt');
              }}
            />
          </Suspense>
        </Drop>
      )}
    </span>
  );
}

const leftFor = (to: EventTarget | null, box: HTMLElement | null) =>
  to instanceof Element && !box?.contains(to) && !to.closest('.hg-drop');

interface DayTextProps {
  readonly name: End;
  readonly label: string;
  readonly value: string;
  readonly lang: string;
  readonly onFocus: () => void;
  readonly onChange: (day: string) => void;
}

/** What cannot be read as a day stays as it was typed, marked; nobody searches with it. */
function DayText({ name, label, value, lang, onFocus, onChange }: DayTextProps) {
  const [typed, setTyped] = useState<string>();
  const [odd, setOdd] = useState(false);
  // Another day, from the calendar say, takes the place of what was typed.
  const [former, setFormer] = useState(value);
  if (former !== value) {
    setFormer(value);
    setTyped(undefined);
    setOdd(false);
  }
  const finish = () => {
    if (typed === undefined) return;
    const day = shortDay(typed, serverToday());
    // At once: the same key may ask for the search.
    flushSync(() => setOdd(day === undefined));
    if (day === undefined) return;
    setTyped(undefined);
    if ((day ?? '') !== value) onChange(day ?? '');
  };
  return (
    <input
      className="hg-in__input"
      name={name}
      aria-label={label}
      aria-invalid={odd || undefined}
      autoComplete="off"
      inputMode="numeric"
      maxLength={10}
      value={typed ?? (value && formatDay(value, lang))}
      onFocus={onFocus}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  );
}
