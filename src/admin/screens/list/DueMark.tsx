/** How many days are left until a day that the record waits for, or how many it is late. */
import { useTranslate } from 'react-admin';
import type { Values } from '../../../core/field.ts';
import { serverToday } from '../../../session/today.ts';
import { cx } from '../../../ui/cx.ts';
import { dueOf, near } from './cardDue.ts';
import { useDerivedList } from './derivedList.ts';

/** Nothing while the day is far off, or is no longer waited for. */
export function DueMark({ name, row }: { readonly name: string; readonly row: Values }) {
  const t = useTranslate();
  const { screen } = useDerivedList();
  const due = dueOf(screen.resource, row, serverToday());
  if (!due || due.field !== name || due.left > near) return null;
  const kind = due.left === 0 ? 'today' : due.left < 0 ? 'late' : 'left';
  const days = Math.abs(due.left);
  return (
    <small className={cx('hl-due', due.left < 0 && 'hl-due--late')}>
      <span aria-hidden="true">{t(`desk.list.days.${kind}`, { days })}</span>
      <span className="hg-sr">{t(`desk.list.days_words.${kind}`, { days })}</span>
    </small>
  );
}
