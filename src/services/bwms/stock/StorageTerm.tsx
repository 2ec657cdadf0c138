/** The time that cargo may lie as a bar: since when, from when notice may be given, until when, and the days left. */
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../../admin/screens/form/recordForm.ts';
import { useFieldEnvironment } from '../../../fields/ui-contract.ts';
import { cx } from '../../../ui/cx.ts';
import { useDay } from '../../shared/useDay.web.ts';
import { stock } from './stock.ts';
import { noticeDays } from './stock.rules.ts';
import { termOf, type Term } from './term.ts';

const percent = (at: number): string => `${(at * 100).toFixed(2)}%`;
/** Part of the bar that the name of a month takes. */
const wordRoom = 0.04;
const monthName = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export function StorageTerm() {
  const t = useTranslate();
  const { before, labels } = useRecordForm(stock);
  const { today, lang } = useFieldEnvironment();
  const dayText = useDay();
  const { inDt, storeDueDt, noticeDt, balPkgCnt, lastDtm } = before;
  if (!inDt || !storeDueDt) return null;
  const word = (name: string, args?: Readonly<Record<string, string | number>>) =>
    t(`resources.${stock.prefix}.words.term.${name}`, args);
  const gone = Number(balPkgCnt) === 0;
  const until = gone && lastDtm ? lastDtm.slice(0, 10) : today();
  const term = termOf({ inDt, storeDueDt, noticeDt: noticeDt ?? null, until });
  const { days, due, notice, given, months } = term;
  const look = gone ? undefined : term.left < 0 ? 'bw-term--late' : term.left <= noticeDays && 'bw-term--near';
  return (
    <section className={cx('bw-term', look)} aria-label={word('title')}>
      <h2>
        {word('title')} <small>{word('whole', { days: term.whole })}</small>
        <span className="bw-term__left">
          {gone ? word('left_after', { day: dayText(until) }) : <Remaining term={term} />}
        </span>
      </h2>
      <p className="bw-term__now">
        <span style={{ width: percent(term.until.at) }}>
          {!gone && <>{word('today', { day: dayText(until) })} · </>}
          {word('lain', { days })}
        </span>
      </p>
      <div
        className="bw-term__line"
        role="img"
        aria-label={word('bar', { from: dayText(inDt), days, due: dayText(due.day) })}
      >
        <i className="bw-term__lain" style={{ width: percent(term.until.at) }} />
        <i
          className="bw-term__zone"
          style={{ insetInlineStart: percent(notice.at), width: percent(due.at - notice.at) }}
        />
        {months.map(({ day, at }) => (
          <small
            key={day}
            className={cx(at <= term.until.at && 'bw-term__past')}
            style={{ insetInlineStart: percent(at) }}
          >
            {/* No word under the line of another day. */}
            {[notice.at, due.at].some((line) => line > at && line - at < wordRoom) ? null : monthName(day, lang)}
          </small>
        ))}
        <i className="bw-term__end" style={{ insetInlineStart: percent(due.at) }} />
      </div>
      <dl>
        <Day name={labels.field('inDt')}>{dayText(inDt)}</Day>
        {given ? (
          <Day name={word('given')}>{dayText(given.day)}</Day>
        ) : (
          <Day name={word('notice')}>{dayText(notice.day)}</Day>
        )}
        <Day name={labels.field('storeDueDt')} end>
          {dayText(due.day)}
        </Day>
      </dl>
    </section>
  );
}

function Remaining({ term: { left } }: { readonly term: Term }) {
  const t = useTranslate();
  const word = (name: string, args?: Readonly<Record<string, number>>) =>
    t(`resources.${stock.prefix}.words.term.${name}`, args);
  if (left === 0) return <b>{word('ends_today')}</b>;
  return (
    <>
      {word(left < 0 ? 'past' : 'to_end')} <b>{word('day', { days: Math.abs(left) })}</b>
    </>
  );
}

const Day = ({
  name,
  end,
  children,
}: {
  readonly name: string;
  readonly end?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={cx(end && 'bw-term__due')}>
    <dt>{name}</dt> <dd>{children}</dd>
  </div>
);
