/** The schedule of a phone: each day with what begins, goes on and ends. Nothing is moved here. */
import { useT } from '../text.tsx';
import { daysFrom } from './model.ts';
import type { GanttBar, GanttGroup } from './model.ts';
import './agenda.css';

interface Props {
  readonly groups: readonly GanttGroup[];
  readonly bars: readonly GanttBar[];
  readonly first: string;
  readonly days: number;
  readonly today: string;
  readonly lang: string;
  readonly onOpen: (bar: GanttBar) => void;
}

const partOf = (bar: GanttBar, day: string) => (bar.from === day ? 'begins' : bar.to === day ? 'ends' : 'goes_on');

export function Agenda({ groups, bars, first, days, today, lang, onOpen }: Props) {
  const t = useT();
  const named = new Map(groups.flatMap(({ rows }) => rows.map(({ id, name }) => [id, name] as const)));
  const format = new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' });
  const filled = daysFrom(first, days)
    .map((day) => ({ day, mine: bars.filter(({ from, to }) => from <= day && day <= to) }))
    .filter(({ mine }) => mine.length > 0);
  return (
    <ol className="hg-agenda">
      {filled.map(({ day, mine }) => (
        <li key={day}>
          <h3 className={day === today ? 'is-today' : undefined} aria-current={day === today ? 'date' : undefined}>
            {format.format(new Date(`${day}T00:00:00Z`))}
          </h3>
          <ul>
            {mine.map((bar) => (
              <li key={bar.id}>
                <button
                  type="button"
                  className={`hg-agenda__one hg-agenda__one--${bar.tone}`}
                  onClick={() => onOpen(bar)}
                >
                  <b>{bar.title}</b>
                  <span>{[named.get(bar.row), bar.note].filter(Boolean).join(' · ')}</span>
                  {/* What is done neither begins nor goes on, whatever day it was planned for. */}
                  {bar.done !== 100 && <small>{t(`schedule.${partOf(bar, day)}`)}</small>}
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
