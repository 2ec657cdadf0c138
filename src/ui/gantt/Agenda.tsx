/** The schedule of a phone: each job once, on the day that it begins, with its days. Nothing is moved here. */
import { daysBetween } from '../../core/dates.ts';
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

export function Agenda({ groups, bars, first, days, today, lang, onOpen }: Props) {
  const t = useT();
  const named = new Map(groups.flatMap(({ rows }) => rows.map(({ id, name }) => [id, name] as const)));
  const format = new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' });
  const dayOnly = new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const shortly = (day: string) => dayOnly.format(new Date(`${day}T00:00:00Z`));
  // What began before stands on the first day.
  const filled = daysFrom(first, days)
    .map((day) => ({ day, mine: bars.filter(({ from, to }) => day === (from < first ? first : from) && day <= to) }))
    .filter(({ mine }) => mine.length > 0);
  const daysOf = ({ from, to }: GanttBar) =>
    from === to ? '' : t('schedule.days', { from: shortly(from), to: shortly(to) });
  // What is done waits for no day, whatever it was planned for.
  const leftOf = ({ from, to, done }: GanttBar) =>
    done === 100 || today < from || to < today
      ? ''
      : to === today
        ? t('schedule.until_today')
        : t('schedule.left', { smart_count: daysBetween(today, to) });
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
                  <span>{[daysOf(bar), named.get(bar.row), bar.note].filter(Boolean).join(' · ')}</span>
                  <small>{leftOf(bar)}</small>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
