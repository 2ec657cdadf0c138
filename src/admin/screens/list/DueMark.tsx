/** How many days are left until a day that a record waits for, or how many it is late. */
import { useTranslate } from 'react-admin';
import { cx } from '../../../ui/cx.ts';
import { near } from './cardDue.ts';
import './dueMark.css';

/** Nothing while the day is far off, or is no longer waited for. */
export function DueMark({ left }: { readonly left: number | undefined }) {
  const t = useTranslate();
  if (left === undefined || left > near) return null;
  const kind = left === 0 ? 'today' : left < 0 ? 'late' : 'left';
  const days = Math.abs(left);
  return (
    <small className={cx('hl-due', left < 0 && 'hl-due--late')}>
      <span aria-hidden="true">{t(`desk.list.days.${kind}`, { days })}</span>
      <span className="hg-sr">{t(`desk.list.days_words.${kind}`, { days })}</span>
    </small>
  );
}
