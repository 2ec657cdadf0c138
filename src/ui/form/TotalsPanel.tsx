import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import './totals.css';

export interface TotalLine {
  label: string;
  /** Behind the name, small: how it is rounded. */
  note?: string | undefined;
  value: ReactNode;
  /** The line that counts in its group. */
  strong?: boolean;
}

export interface TotalsPanelProps {
  /** One or two groups side by side. */
  groups: readonly (readonly TotalLine[])[];
  total: { label: string; note?: string; value: ReactNode };
  /** Under the last group, such as a gauge. */
  extra?: ReactNode;
}

/** The sums of a document, 318 px wide at the right of its fields. */
export function TotalsPanel({ groups, total, extra }: TotalsPanelProps) {
  return (
    <div className={cx('hg-tot', groups.length > 1 && 'hg-tot--two')}>
      {groups.map((lines, index) => (
        <div key={index} className="hg-tot__group">
          <dl>
            {lines.map((line) => (
              <div key={line.label} className={cx('hg-tot__line', line.strong && 'hg-tot__line--strong')}>
                <dt>
                  {line.label} {line.note && <small>{line.note}</small>}
                </dt>
                <dd>{line.value}</dd>
              </div>
            ))}
          </dl>
          {index === groups.length - 1 && extra}
        </div>
      ))}
      <dl className="hg-tot__sum">
        <dt>
          {total.label} {total.note && <small>{total.note}</small>}
        </dt>
        <dd>{total.value}</dd>
      </dl>
    </div>
  );
}

export interface GaugeProps {
  /** Share of the whole, 0 to 1. */
  share: number;
  marks?: readonly { at: number; label: string }[];
  label: string;
}

/** A short bar with marks, such as a margin against its limits. */
export function Gauge({ share, marks = [], label }: GaugeProps) {
  const percent = (part: number) => `${Math.max(0, Math.min(1, part)) * 100}%`;
  return (
    <div className="hg-gauge" role="img" aria-label={label}>
      <div className="hg-gauge__bar">
        <span style={{ width: percent(share) }} />
        {marks.map((mark) => (
          <i key={mark.label} style={{ left: percent(mark.at) }} />
        ))}
      </div>
      <div className="hg-gauge__marks" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark.label} style={{ left: percent(mark.at) }}>
            {mark.label}
          </span>
        ))}
      </div>
    </div>
  );
}
