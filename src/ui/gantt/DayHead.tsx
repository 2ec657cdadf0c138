import { cx } from '../cx.ts';
import { isWeekend } from './model.ts';

interface Props {
  readonly days: readonly string[];
  readonly today: string;
  readonly lang: string;
}

/** Month and days above the rows; the sentence of each bar tells them to those who hear it. */
export function DayHead({ days, today, lang }: Props) {
  const month = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className="hg-gantt__head" aria-hidden="true">
      <span className="hg-gantt__month">{days[0] && month.format(new Date(`${days[0]}T00:00:00Z`))}</span>
      <span className="hg-gantt__days">
        {days.map((day, i) => (
          <span key={day} className={cx('hg-gantt__day', isWeekend(day) && 'is-rest', day === today && 'is-today')}>
            {i > 0 && day.endsWith('-01') ? `${Number(day.slice(5, 7))}/1` : Number(day.slice(8))}
          </span>
        ))}
      </span>
    </div>
  );
}
