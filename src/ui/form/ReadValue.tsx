import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import './form.css';

export interface ReadValueProps {
  label: ReactNode;
  /** Empty shows a dash. */
  children?: ReactNode;
  span?: 1 | 2 | 3 | 'full';
  numeric?: boolean;
  /** Long text over several lines. */
  long?: boolean;
}

/** A value to read: text over a hairline, never a grey box. */
export function ReadValue({ label, children, span = 1, numeric, long }: ReadValueProps) {
  const empty = children === undefined || children === null || children === '';
  return (
    <div className={cx('hg-field', `hg-span-${span}`)}>
      <div className="hg-field__label">
        <span className="hg-el">{label}</span>
      </div>
      <div className={cx('hg-ro', numeric && 'hg-ro--num', long && 'hg-ro--long')}>
        <span title={typeof children === 'string' && !long ? children : undefined}>
          {empty ? <span className="hg-t3">–</span> : children}
        </span>
      </div>
    </div>
  );
}
