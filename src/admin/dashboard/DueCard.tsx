/** Days that come near or have passed, of whatever the person may read. */
import { useState } from 'react';
import { labelOf } from '../labels.ts';
import type { DashboardAnswer, DueRow } from '../../core/dashboard.ts';
import { dueWithin } from '../../core/dashboard.ts';
import { formatDay } from '../../fields/date/formatDay.ts';
import { useLanguage } from '../../session/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../ui/text.tsx';
import { ServiceTexts } from '../providers/serviceTexts.tsx';
import { Card, CardEmpty } from './Card.tsx';
import { daysBetween } from './days.ts';
import { ListLink } from './ListLink.tsx';
import { useLinks } from './useLinks.ts';

const shownFirst = 7;

export function DueCard({ due, today }: { readonly due: DashboardAnswer['due']; readonly today: string }) {
  const t = useT();
  const [whole, setWhole] = useState(false);
  const rest = due.content.length - shownFirst;
  const more = rest > 0 ? t('dashboard.more', { count: due.total }) : undefined;
  return (
    <Card title={t('dashboard.due.title')} note={more ?? t('dashboard.due.within', { days: dueWithin })}>
      {due.content.length === 0 && <CardEmpty>{t('dashboard.due.empty')}</CardEmpty>}
      {due.content.length > 0 && (
        <ul className="ds-list">
          {due.content.slice(0, whole ? undefined : shownFirst).map((row) => (
            <li key={`${row.prefix}/${row.id}/${row.field}`}>
              <ServiceTexts of={row.prefix}>
                <Due row={row} today={today} />
              </ServiceTexts>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button size="s" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('dashboard.due.fold') : t('dashboard.due.rest', { count: rest })}
        </Button>
      )}
    </Card>
  );
}

function Due({ row, today }: { readonly row: DueRow; readonly today: string }) {
  const t = useT();
  const lang = useLanguage();
  const { record } = useLinks();
  const left = daysBetween(today, row.day);
  const days = Math.abs(left);
  const kind = left === 0 ? 'today' : left < 0 ? 'late' : 'left';
  const name = (lang !== 'ko' && row.nameEn) || row.name;
  const href = record(row.prefix, row.id, row.view);
  const words = (
    <span className="ds-list__text">
      <b>
        {name} {labelOf(t, row.prefix, row.field)}
      </b>
      <small>{[formatDay(row.day, lang), ...row.of].join(' · ')}</small>
    </span>
  );
  return (
    <>
      <span className={cx('ds-day', left < 0 && 'ds-day--late', left >= 0 && left <= 3 && 'ds-day--near')}>
        <span aria-hidden="true">{t(`dashboard.due.${kind}`, { days, smart_count: days })}</span>
        <span className="hg-sr">{t(`dashboard.due.${kind}_words`, { smart_count: days })}</span>
      </span>
      <ListLink href={href}>{words}</ListLink>
    </>
  );
}
