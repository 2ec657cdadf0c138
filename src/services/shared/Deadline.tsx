/** The day that a record waits for, in words: how long there is, or since when it has passed. */
import { useTranslate } from 'react-admin';
import { useRecordForm } from '../../admin/screens/form/recordForm.ts';
import { daysBetween } from '../../core/dates.ts';
import { formatDay } from '../../fields/date/formatDay.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { AlertGlyph } from '../../ui/icon/glyphs.tsx';
import { cx } from '../../ui/cx.ts';
import './deadline.css';

interface Props {
  readonly field: string;
  /** States in which the day is awaited. */
  readonly states: readonly string[];
  readonly near: number;
}

export function Deadline({ field, states, near }: Props) {
  const t = useTranslate();
  const { today, lang } = useFieldEnvironment();
  const { before, labels } = useRecordForm();
  const day = before[field];
  if (typeof day !== 'string' || !states.includes(String(before.stCd))) return null;
  const left = daysBetween(today(), day);
  const kind = left === 0 ? 'due_today' : left < 0 ? 'due_late' : 'due_left';
  const look = left < 0 ? 'hg-deadline--late' : left <= near && 'hg-deadline--near';
  return (
    <span className={cx('hg-deadline', look)}>
      {left <= near && <AlertGlyph />}
      {t(`desk.list.${kind}`, { name: `${labels.field(field)} ${formatDay(day, lang)}`, smart_count: Math.abs(left) })}
    </span>
  );
}
