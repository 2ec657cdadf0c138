import type { MouseEvent } from 'react';
import { cx } from '../cx.ts';
import './chart.css';

export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly sub?: string | undefined;
  readonly value: number;
  /** A second measure: a mark on the row. */
  readonly mark?: number | undefined;
  /** Behind the bar. */
  readonly text: string;
  /** At the end of the line. */
  readonly end?: string | undefined;
  readonly tone: 'mute' | 'blue' | 'teal' | 'green' | 'amber' | 'red';
  readonly href?: string | undefined;
  /** All of it in words. */
  readonly words: string;
}

interface Props {
  readonly name: string;
  readonly rows: readonly BarRow[];
  /** The value that fills a row; the greatest one unless told. */
  readonly full?: number;
  readonly onNavigate: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/** Lying bars with their figures in the open, each a link to what it counts; read out as a list. */
export function BarRows({ name, rows, full, onNavigate }: Props) {
  const most = full ?? Math.max(1, ...rows.map(({ value }) => value));
  const share = (value: number) => `${Math.min(100, Math.max(0, (value / most) * 100))}%`;
  return (
    <ul className="hg-bars" aria-label={name}>
      {rows.map((row) => {
        const shown = (
          <>
            <span className="hg-bars__label">
              {row.label}
              {row.sub && <small>{row.sub}</small>}
            </span>
            <span className="hg-bars__track">
              {row.value > 0 && (
                <i className={cx('hg-bars__bar', `hg-bars__bar--${row.tone}`)} style={{ width: share(row.value) }} />
              )}
              {row.mark !== undefined && <i className="hg-bars__mark" style={{ insetInlineStart: share(row.mark) }} />}
            </span>
            <b>{row.text}</b>
            {row.end !== undefined && <span className="hg-bars__end">{row.end}</span>}
          </>
        );
        return (
          <li key={row.key}>
            {row.href ? (
              <a
                href={row.href}
                aria-label={row.words}
                title={row.words}
                onClick={(event) => onNavigate(event, row.href!)}
              >
                {shown}
              </a>
            ) : (
              <span title={row.words}>
                <span className="hg-sr">{row.words}</span>
                <span aria-hidden="true" className="hg-bars__line">
                  {shown}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
