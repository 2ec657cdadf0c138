import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DownGlyph, UpGlyph } from '../icon/glyphs.tsx';
import { useT } from '../text.tsx';
import './form.css';

/** Fields in four columns, three below 1280 px, two below 1024, one on a phone. */
export function FormGrid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('hg-form', className)}>{children}</div>;
}

export interface MoreFieldsProps {
  open: boolean;
  count: number;
  /** What is in there, in words. */
  hint?: string;
  onToggle: () => void;
}

/** Opens and closes the fields that are seldom needed. */
export function MoreFields({ open, count, hint, onToggle }: MoreFieldsProps) {
  const t = useT();
  return (
    <button type="button" className="hg-more" aria-expanded={open} onClick={onToggle}>
      {open ? <UpGlyph /> : <DownGlyph />}
      <span>{open ? t('desk.form.fewer_fields') : t('desk.form.more_fields', { count, smart_count: count })}</span>
      {!open && hint && <span className="hg-more__hint">{hint}</span>}
    </button>
  );
}

export interface FormZoneProps {
  children: ReactNode;
  aside?: ReactNode;
  /** The fields are higher than a window: what stands beside them stays in sight. */
  tall?: boolean;
}

/** The zone at the top of a form: fields at the left, totals and files beside them. */
export function FormZone({ children, aside, tall }: FormZoneProps) {
  return (
    <div className={cx('hg-zone', aside ? 'hg-zone--aside' : undefined, tall && 'hg-zone--tall')}>
      <div className="hg-zone__main">{children}</div>
      {aside && <div className="hg-zone__aside">{aside}</div>}
    </div>
  );
}
