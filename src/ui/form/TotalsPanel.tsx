import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { AlertGlyph } from '../icon/glyphs.tsx';
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
  /** What the own company alone sees: apart, under the words that say so. */
  own?: { label: string; lines: readonly TotalLine[] } | undefined;
  total: { label: string; note?: string; value: ReactNode };
  /** Under the last group, such as a gauge. */
  extra?: ReactNode;
  /** Why they are not to be relied on yet. */
  unsure?: string | undefined;
  /** Below it: what helps. */
  offer?: ReactNode;
}

/** The sums of a document, 318 px wide at the right of its fields. */
export function TotalsPanel({ groups, own, total, extra, unsure, offer }: TotalsPanelProps) {
  return (
    <div className={cx('hg-tot', groups.length > 1 ? 'hg-tot--two' : own && 'hg-tot--own')}>
      {groups.map((lines, index) => (
        <div key={index} className="hg-tot__group">
          <Lines lines={lines} />
          {index === groups.length - 1 && extra}
        </div>
      ))}
      {own && (
        <section className="hg-tot__own" aria-label={own.label}>
          <p>
            <HiddenIcon aria-hidden="true" />
            {own.label}
          </p>
          <Lines lines={own.lines} />
        </section>
      )}
      {unsure && (
        <div className="hg-tot__unsure">
          <AlertGlyph />
          <div>
            <p role="status">{unsure}</p>
            {offer}
          </div>
        </div>
      )}
      <dl className={cx('hg-tot__sum', unsure && 'hg-tot__sum--unsure')}>
        <dt>
          {total.label} {total.note && <small>{total.note}</small>}
        </dt>
        <dd>{total.value}</dd>
      </dl>
    </div>
  );
}

const Lines = ({ lines }: { readonly lines: readonly TotalLine[] }) => (
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
);

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
