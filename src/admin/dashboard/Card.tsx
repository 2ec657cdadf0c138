import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { CardTools, useLeftOut } from './Arranging.tsx';
import { useLinks } from './useLinks.ts';

interface Props {
  readonly title: string;
  /** What the figures are measured in, or how many there are. */
  readonly note?: ReactNode;
  /** At the right of the head: words and where they lead. */
  readonly link?: { readonly label: string; readonly href: string | undefined };
  readonly legend?: ReactNode;
  /** Buttons that turn what is shown. */
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the dashboard under its heading. */
export function Card({ title, note, link, legend, tools, className, children }: Props) {
  const id = useId();
  const { follow } = useLinks();
  const leftOut = useLeftOut();
  return (
    <section className={cx('ds-card', className, leftOut && 'ds-left-out')} aria-labelledby={id}>
      <header className="ds-card__head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="ds-card__note">{note}</span>}
        {legend && <span className="ds-card__legend">{legend}</span>}
        {link?.href && (
          <a
            className="ds-card__link"
            href={link.href}
            aria-label={`${title}: ${link.label}`}
            onClick={(event) => follow(event, link.href!)}
          >
            {link.label}
          </a>
        )}
        {tools}
        <CardTools name={title} />
      </header>
      {children}
    </section>
  );
}

/** What a card says when it has nothing. */
export const CardEmpty = ({ children }: { readonly children: ReactNode }) => (
  <p className="ds-card__empty">{children}</p>
);

/** A series of a chart by its colour and name. */
export const Legend = ({ tone, children }: { readonly tone: string; readonly children: ReactNode }) => (
  <span className="ds-legend">
    <i className={`ds-legend--${tone}`} />
    {children}
  </span>
);
