import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import './status.css';

/** The line under a grid: 32 px in a list, 28 in a form. The left side scrolls, the right side stays. */
export function StatusLine({
  children,
  end,
  small = false,
}: {
  children?: ReactNode;
  end?: ReactNode;
  small?: boolean;
}) {
  return (
    <div className={cx('hg-stat', small && 'hg-stat--s')}>
      <div className="hg-stat__start" role="status">
        {children}
      </div>
      {end && <div className="hg-stat__end">{end}</div>}
    </div>
  );
}

export interface StatusFigureProps {
  label: string;
  value: ReactNode;
  tone?: 'ok' | 'primary' | 'warn' | 'err';
}

/** A name with its figure. */
export function StatusFigure({ label, value, tone }: StatusFigureProps) {
  return (
    <span className={tone && `hg-stat__${tone}`}>
      {label} <b>{value}</b>
    </span>
  );
}

export function StatusDivider() {
  return <span className="hg-stat__line" aria-hidden="true" />;
}
